/*
 * "Did you mean": the name next to a text that is none. A text in Cyrillic gets a Russian name, because no other has
 * letters like it.
 *
 * Proof  test/names/suggest.test.ts.
 */

import { closest } from '../math/edit-distance.ts';
import { foldJoined, foldWords } from './fold.ts';
import { commonIn, furtherWords, listOf } from './lists.ts';
import { LOCALES, localeOfWords } from './locale.ts';
import { once, remembering } from './once.ts';
import { search } from './search.ts';
import { nearestClass } from './tailwind-class.ts';
import { areNear, lettersIn, typoCost } from './typo.ts';

/** Longer texts are no misspelt names, and would cost more to compare. */
const LONGEST_NAME = 40;

const MOST_EDITS = 2;

/** Short texts are near to too many names. */
const editsIn = (letters: string): number => (letters.length <= 8 ? 1 : MOST_EDITS);

interface Candidate {
	/** What is compared, without blanks; of several names with the same letters the first counts. */
	readonly letters: string;
	readonly name: string;
	/** Its number among all; of names as near as one another the first is told. */
	readonly place: number;
}

interface Candidates {
	/** The shortest first. */
	readonly names: readonly Candidate[];
	readonly masks: Uint32Array;
	/** Where those of so many letters begin, up to LONGEST_NAME and two more. */
	readonly lengthStarts: readonly number[];
}

/** CSS keywords, then the common names and their further words. */
const candidates = once((): Candidates => {
	const listed = (['css', ...LOCALES.map(commonIn)] as const).flatMap((id) => {
		const { size, name } = listOf(id);
		return Array.from({ length: size }, (_, i) => name(i));
	});
	const names = new Map<string, string>();
	for (const name of [...listed, ...furtherWords().map(({ word }) => word)]) {
		const letters = foldJoined(name);
		if (!names.has(letters)) names.set(letters, name);
	}
	const sorted = [...names].map(([letters, name], place): Candidate => ({ letters, name, place }))
		.sort((one, other) => one.letters.length - other.letters.length);
	return {
		names: sorted,
		masks: Uint32Array.from(sorted, ({ letters }) => lettersIn(letters)),
		lengthStarts: Array.from({ length: LONGEST_NAME + MOST_EDITS + 2 }, (_, length) => {
			const first = sorted.findIndex(({ letters }) => letters.length >= length);
			return first < 0 ? sorted.length : first;
		}),
	};
});

/** A readable name within a letter or two of the text, or one whose words are. */
export function suggestName(text: string): string | undefined {
	const letters = foldJoined(text);
	if (letters === '' || letters.length > LONGEST_NAME) return undefined;
	return nearestClass(text) ?? nearestName(letters) ?? misspelt(text);
}

function nearestName(letters: string): string | undefined {
	const { names, masks, lengthStarts } = candidates(), mask = lettersIn(letters), edits = editsIn(letters);
	let found: Candidate | undefined, least = Infinity;
	const end = lengthStarts[letters.length + edits + 1]!;
	for (let i = lengthStarts[Math.max(0, letters.length - edits)]!; i < end; i++) {
		if (!areNear(masks[i]!, mask, edits)) continue;
		const one = names[i]!, cost = typoCost(letters, one.letters, edits) ?? Infinity;
		if (cost > least || cost === Infinity || (cost === least && one.place > found!.place)) continue;
		found = one;
		least = cost;
	}
	return found?.name;
}

/** Where all words are names, but for typing errors, people say. */
function misspelt(text: string): string | undefined {
	if (!WORDS.test(text.replace(/[.,:;!?]+$/, ''))) return undefined;
	const words = foldWords(text), spoken = localeOfWords(words), first = found(text).find(({ locale }) => locale === spoken);
	const isAlike = first !== undefined && first.source !== 'extended' && (first.match === 'exact' || first.match === 'typo');
	return isAlike && foldWords(first.name).length === words.length ? first.name : undefined;
}

const WORDS = /^[\p{L}\p{M}\d\s'’-]{3,}$/u;

/** How many results of a search are looked at, and how many for a name in the language of the text. */
const TRIED = 5;
const LISTED = 20;

/** A text is asked about twice, once for its words and once for the name that they are. */
const found = remembering(1, (text) => search(text, { limit: LISTED }).results);

/** A name with words like those of the text, wherever they stand; undefined for a text that is not only words. */
export function suggestWords(text: string): string | undefined {
	if (text.length > LONGEST_NAME || !WORDS.test(text)) return undefined;
	const letters = foldJoined(text);
	// Among so many extended names there is one near to anything.
	return found(text).slice(0, TRIED)
		.find(({ name, source }) => source !== 'extended' || closest(letters, [foldJoined(name)]) !== undefined)?.name;
}
