/*
 * Ranks the entries of the search index for a query.
 *
 * Each word of a query must match the title or the note of an entry, in either language: the whole title, its beginning, the
 * beginning of a word, a part of a word, or a word with one typo, in this order. A title counts more than a note.
 *
 * Proof  test/page/docs-rank.test.ts.
 */

import { SEARCH_KINDS, type SearchEntry } from '../doors/reference/search-entry.ts';
import { editDistance } from '../math/edit-distance.ts';

/** Most results of a query. */
export const MOST_RESULTS = 20;

/** Shorter words have too many neighbors at one typo. */
const TYPO_FROM = 4;

/** Weight of a title. A note counts less than the weakest match of a title. A field counts half, as many pages have fields of one name. */
const TITLE = 10, FIELD = 5;

const listWords = (text: string): readonly string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

/** 5 for an equal text, 4 for its prefix, 3 for the prefix of a word, 2 for a part, 1 with a typo, 0 without a match. */
function matchText(word: string, text: string): number {
	if (text === word) return 5;
	if (text.startsWith(word)) return 4;
	const words = listWords(text);
	if (words.some((one) => one.startsWith(word))) return 3;
	if (text.includes(word)) return 2;
	return word.length >= TYPO_FROM && words.some((one) => isTypo(word, one)) ? 1 : 0;
}

/** True if the word is one edit away from another one, or from its beginning. */
const isTypo = (word: string, other: string): boolean =>
	editDistance(word, other, 1) <= 1 || (other.length > word.length && editDistance(word, other.slice(0, word.length), 1) <= 1);

/** The best matches of a query, best first. */
export function rank(entries: readonly SearchEntry[], query: string): readonly SearchEntry[] {
	const text = query.trim().toLowerCase(), words = listWords(text);
	if (words.length === 0) return [];
	const scored = entries.map((entry) => ({ entry, score: scoreEntry(entry, text, words) })).filter(({ score }) => score > 0);
	return scored.sort((a, b) => b.score - a.score || SEARCH_KINDS.indexOf(a.entry[0]) - SEARCH_KINDS.indexOf(b.entry[0]))
		.slice(0, MOST_RESULTS).map(({ entry }) => entry);
}

/** The sum over the words of the query; 0 if one of them does not match. */
function scoreEntry([kind, path, title, note, russianTitle, russianNote]: SearchEntry, text: string, words: readonly string[]): number {
	// The last part of the path is the name of the operation or the code of the problem.
	const names = kind === 'field' ? [] : [path.slice(path.lastIndexOf('/') + 1)];
	const toLower = (one: string): string => one.toLowerCase();
	const titles = [title, russianTitle, ...names].map(toLower), notes = [note, russianNote].map(toLower);
	const best = (word: string, texts: readonly string[]): number => Math.max(...texts.map((one) => matchText(word, one)));
	const weight = kind === 'field' ? FIELD : TITLE;
	let sum = weight * best(text, titles);
	for (const word of words) {
		const score = weight * best(word, titles) || best(word, notes);
		if (score === 0) return 0;
		sum += score;
	}
	return sum;
}
