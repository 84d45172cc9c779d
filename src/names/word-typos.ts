/*
 * Words in names that a word may be a misspelling of.
 *
 * Proof  test/names/search.test.ts.
 */

import { spend } from '../math/budget.ts';
import { detectScript } from './script.ts';
import { isAdjective, isSameWord, languagesFor } from './locale.ts';
import { lengthRow } from './search-index.ts';
import { isCommonWord, type Searchable } from './searchable.ts';
import { areNear, bitsIn, lettersIn, mayBeTypo, ONE_TYPO, SHORTEST_UNFINISHED, typoCost, unfinishedCost } from './typo.ts';

/** Cost of comparing the letters of one word, in units of work. */
const LETTERS_UNITS = 0.015;

export interface Typo {
	readonly word: number;
	readonly cost: number;
	/** True if a common name has the word. */
	readonly isCommon: boolean;
}

/** Words that `typed` may be a misspelling of. */
export function findTypos(all: Searchable, typed: string): readonly Typo[] {
	const edits = editsIn(typed), found: Typo[] = [];
	if (edits === 0) return found;
	const mask = lettersIn(typed), script = detectScript(typed), { words, lengthStarts, masks } = all.spelling();
	// Words of all lengths within the edits are adjacent.
	const from = lengthStarts[lengthRow(script, typed.length - edits)]!, to = lengthStarts[lengthRow(script, typed.length + edits) + 1]!;
	const first = typed.charCodeAt(0), second = typed.charCodeAt(1);
	spend(LETTERS_UNITS * (to - from));
	for (let i = from; i < to; i++) {
		const word = words[i]!, bits = bitsIn(masks[word]! ^ mask);
		if (bits > 2 * edits) continue;
		const text = all.wordAt(word);
		if (!mayBeTypo(typed, bits, text.charCodeAt(0) === first && text.charCodeAt(1) === second, edits)) continue;
		const cost = typoCost(typed, text, edits);
		if (cost !== undefined) found.push({ word, cost, isCommon: isCommonWord(all, word) });
	}
	for (const { wordStem, isInflected } of languagesFor(typed)) if (isInflected) addStemTypos(all, typed, wordStem, found);
	const isFound = found.some(({ cost, isCommon }) => isCommon && cost <= ONE_TYPO);
	if (!isFound && typed.length >= SHORTEST_UNFINISHED) addUnfinished(all, typed, mask, found);
	return found;
}

/** Adds common words that begin with the word and an error. */
function addUnfinished(all: Searchable, typed: string, mask: number, found: Typo[]): void {
	const { words, lengthStarts, masks } = all.spelling(), script = detectScript(typed);
	const from = lengthStarts[lengthRow(script, typed.length + 2)]!, to = lengthStarts[lengthRow(script, Infinity) + 1]!;
	spend(LETTERS_UNITS * (to - from));
	for (let i = from; i < to; i++) {
		const word = words[i]!;
		// One error adds one letter at most.
		if (bitsIn(mask & ~masks[word]!) > 1) continue;
		const cost = unfinishedCost(typed, all.wordAt(word));
		if (cost !== undefined && isCommonWord(all, word)) found.push({ word, cost, isCommon: true });
	}
}

/** Added to the cost of an error in the stem. */
export const OTHER_ENDING = 1;

/** Shorter stems are near to too many. */
const SHORTEST_STEM = 5;

/** Adds words with an error in the stem, whose ending may differ as well. */
function addStemTypos(all: Searchable, typed: string, wordStem: (word: string) => string, found: Typo[]): void {
	const stem = wordStem(typed);
	if (stem.length < SHORTEST_STEM) return;
	const spelled = [...found], mask = lettersIn(stem), stemMasks = all.spelling().stemMasks();
	spend(LETTERS_UNITS * stemMasks.length);
	for (let at = 0; at < stemMasks.length; at++) {
		if (!areNear(stemMasks[at]!, mask, 1)) continue;
		const key = all.keyPlan.stems[at]!;
		const other = all.keyAt(key), cost = other.length < SHORTEST_STEM ? undefined : typoCost(stem, other, 1);
		if (cost === undefined) continue;
		for (let i = all.keyPlan.wordStarts[key]!; i < all.keyPlan.wordStarts[key + 1]!; i++) {
			// The key may be its root, and an adjective is not a misspelt noun.
			const word = all.keyPlan.words[i]!, text = all.wordAt(word);
			if (wordStem(text) !== other || (isAdjective(typed) && !isAdjective(text))) continue;
			// `Аранжевая` is оранжевый as much as оранжевая.
			const least = spelled.reduce((most, one) =>
				(one.cost < most && isSameWord(all.wordAt(one.word), text) ? one.cost : most), cost + OTHER_ENDING);
			found.push({ word, cost: least, isCommon: isCommonWord(all, word) });
		}
	}
}

/** Typing errors to forgive. Numbers have none. */
const editsIn = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length >= 6 ? 2 : 1);
