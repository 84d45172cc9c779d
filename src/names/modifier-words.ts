/*
 * The words for modifiers and degrees in every language, found in a phrase in any case, number or gender.
 *
 * Proof  test/names/compose.test.ts.
 */

import { DEGREE_IDS, type Degree } from './degrees.ts';
import { isHalf, isSameWord, languagesFor } from './locale.ts';
import { ALL_LANGUAGES } from './locales/table.ts';
import { MODIFIER_IDS, type Modifier } from './modifiers.ts';
import { once } from './once.ts';

/** A modifier or degree with the words for it. */
interface Worded<Id> {
	readonly id: Id;
	readonly words: readonly string[];
}

interface Occurrence<Id> extends Worded<Id> {
	/** Number of words in the phrase. */
	readonly size: number;
	/** How often a modifier is applied: half of it is left in `brightish`, `темноватый`. */
	readonly times: number;
}

const TIMES_ISH = 0.5;

const inWords = (phrase: string): readonly string[] => phrase.split(' ');

/** Modifiers of every language. */
export const modifierWords = once((): readonly Worded<Modifier>[] => ALL_LANGUAGES.flatMap((language) => MODIFIER_IDS.flatMap((id) =>
	language.modifiers[id].flatMap((phrase) => (phrase.includes(' ') ? [phrase] : language.degreesOf(phrase)))
		.map((phrase) => ({ id, words: inWords(phrase) })))));

/** Numbers of words that a modifier may have, the largest first. */
export const modifierSizes = once((): readonly number[] =>
	[...new Set(modifierWords().map(({ words }) => words.length))].sort((a, b) => b - a));

const degreeWords = (): readonly Worded<Degree>[] => ALL_LANGUAGES.flatMap((language) => DEGREE_IDS.flatMap((id) =>
	language.degrees[id].map((phrase) => ({ id, words: inWords(phrase) }))));

const stems = (word: string): readonly string[] => languagesFor(word).map(({ wordStem }) => wordStem(word));

/** Phrases by the stem of their first word, the longest first. */
function byStem<Id>(all: readonly Worded<Id>[]): ReadonlyMap<string, readonly Worded<Id>[]> {
	const table = new Map<string, readonly Worded<Id>[]>();
	for (const one of [...all].sort((a, b) => b.words.length - a.words.length)) {
		for (const stem of stems(one.words[0]!)) table.set(stem, [...table.get(stem) ?? [], one]);
	}
	return table;
}

const modifiers = once(() => byStem(modifierWords())), degrees = once(() => byStem(degreeWords()));

const isForm = (word: string | undefined, other: string): boolean =>
	word !== undefined && (isSameWord(word, other) || isHalf(word, other));

function findAt<Id>(table: ReadonlyMap<string, readonly Worded<Id>[]>, words: readonly string[], at: number): Occurrence<Id> | undefined {
	for (const stem of at < words.length ? stems(words[at]!) : []) {
		const match = table.get(stem)?.find((one) => one.words.every((word, i) => isForm(words[at + i], word)));
		if (match !== undefined) return { ...match, size: match.words.length, times: 1 };
	}
	return undefined;
}

/** The modifier that begins at a word of the phrase, if any. */
export function modifierAt(words: readonly string[], at: number): Occurrence<Modifier> | undefined {
	const found = findAt(modifiers(), words, at), word = words[at];
	if (found !== undefined || word === undefined) return found;
	const full = languagesFor(word).flatMap(({ hints }) => hints(word)).map((one) => findAt(modifiers(), [one], 0))
		.find((one) => one !== undefined);
	return full && { ...full, words: [word], times: TIMES_ISH };
}

/** The degrees in a row that begin at a word of the phrase: `very very`, `a little bit`; none in `not quite`, a modifier. */
export function degreesAt(words: readonly string[], at: number): readonly Occurrence<Degree>[] {
	const first = findAt(degrees(), words, at), modifier = first && findAt(modifiers(), words, at);
	return first === undefined || (modifier !== undefined && modifier.size > first.size) ? [] : [first, ...degreesAt(words, at + first.size)];
}

/** True for words with the comparative of a modifier: `darker`, `less dark`. */
export const isCompared = (words: readonly string[]): boolean => words.some((word, i) => {
	const adjective = modifierAt(words, i)?.words[0];
	return degreesAt(words, i)[0]?.id === 'opposite'
		|| (adjective !== undefined && languagesFor(word).some(({ isComparative }) => isComparative(word, adjective)));
});

/** Forms of a modifier at the start of a joined word: unchanged, or as the first half of a compound. */
const joinedForms = (word: string): readonly string[] => [word, ...languagesFor(word).flatMap(({ firstHalves }) => firstHalves(word))];

/** Beginnings of joined words that are modifiers. */
export const joinedStarts = once((): readonly string[] =>
	modifierWords().flatMap(({ words }) => (words.length === 1 ? joinedForms(words[0]!) : [])));

/** Letters of a degree that is joined to a modifier or hue, at least: `superbright`, but not `so`. */
const SHORTEST_DEGREE = 4;

/** Beginnings of joined words that are degrees. */
export const joinedDegrees = once((): readonly string[] =>
	ALL_LANGUAGES.flatMap((language) => DEGREE_IDS.flatMap((id) =>
		language.degrees[id].filter((word) => id === 'no' || word.length >= SHORTEST_DEGREE))));
