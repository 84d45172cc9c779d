/*
 * The words of names that a word may be a misspelling of.
 *
 * Proof  test/names/search.test.ts, test/names/typo.test.ts.
 */

import { textAt } from './columns.ts';
import { scriptOf } from './language.ts';
import { isAdjective, languagesOf } from './locale.ts';
import { maskAt, rowOf } from './search-index.ts';
import { isCommonWord, type Searchable } from './searchable.ts';
import { areNear, bitsIn, lettersIn, mayBeMeant, typoCost } from './typo.ts';

/** What one typing error costs, at most: one that changes the first letter costs more. */
export const ONE_TYPO = 3;

export interface Typo {
	readonly word: number;
	readonly cost: number;
	/** Is it a word that people say? */
	readonly isKnown: boolean;
}

/** The words that one may be a misspelling of. */
export function typosOf(all: Searchable, wanted: string): readonly Typo[] {
	const edits = editsIn(wanted), found: Typo[] = [];
	if (edits === 0) return found;
	const mask = lettersIn(wanted), script = scriptOf(wanted), spelling = all.spelling(), { words, lengthStarts } = spelling;
	// Words of all lengths that differ by no more than the edits lie one after another.
	const from = lengthStarts[rowOf(script, wanted.length - edits)]!, to = lengthStarts[rowOf(script, wanted.length + edits) + 1]!;
	const first = wanted.charCodeAt(0), second = wanted.charCodeAt(1);
	for (let i = from; i < to; i++) {
		const bits = bitsIn(maskAt(all, spelling, i) ^ mask);
		if (bits > 2 * edits) continue;
		const word = words[i]!, at = all.starts[word]!;
		if (!mayBeMeant(wanted, bits, all.letters.charCodeAt(at) === first && all.letters.charCodeAt(at + 1) === second, edits)) continue;
		const cost = typoCost(wanted, textAt(all, word), edits);
		if (cost !== undefined) found.push({ word, cost, isKnown: isCommonWord(all, word) });
	}
	for (const { wordStem, isInflected } of languagesOf(wanted)) if (isInflected) addStemTypos(all, wanted, wordStem, found);
	return found;
}

/** Shorter stems are near to too many. */
const SHORTEST_STEM = 5;

/** The typo may be in the stem while the ending differs as well. */
function addStemTypos(all: Searchable, wanted: string, wordStem: (word: string) => string, found: Typo[]): void {
	const stem = wordStem(wanted);
	if (stem.length < SHORTEST_STEM) return;
	const mask = lettersIn(stem), { stemMasks } = all.spelling();
	for (let at = 0; at < stemMasks.length; at++) {
		if (!areNear(stemMasks[at]!, mask, 1)) continue;
		const key = all.keyPlan.stems[at]!;
		const other = textAt(all.keys, key), cost = other.length < SHORTEST_STEM ? undefined : typoCost(stem, other, 1);
		if (cost === undefined) continue;
		for (let i = all.keyPlan.wordStarts[key]!; i < all.keyPlan.wordStarts[key + 1]!; i++) {
			// The key may be the root of it; and an adjective is no misspelt noun.
			const word = all.keyPlan.words[i]!, text = textAt(all, word);
			if (wordStem(text) === other && (!isAdjective(wanted) || isAdjective(text)))
				found.push({ word, cost, isKnown: isCommonWord(all, word) });
		}
	}
}

/** How many typing errors are forgiven. A number is meant as it stands. */
const editsIn = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length >= 6 ? 2 : 1);
