/*
 * A plain search that compares every name with the query, by the rules of src/names/search.ts.
 */

import { foldWords } from '../../src/names/fold.ts';
import { detectScript } from '../../src/names/script.ts';
import { isSameWord, languagesFor, withoutFillers } from '../../src/names/locale.ts';
import { MATCHES, type Match } from '../../src/names/searchable.ts';
import { inOtherLetters } from '../../src/names/transliterate.ts';
import { findMeaning, plainTypos, type Meaning } from './plain-meaning.ts';
import { compare, joinLetters, type Name, type Vocabulary } from './plain-names.ts';

/** The phrase without its ending, in each language of its script; computed once for all queries. */
const phrases = new Map<string, readonly string[]>();

function listPhrases(letters: string): readonly string[] {
	const cached = phrases.get(letters);
	if (cached !== undefined) return cached;
	const script = detectScript(letters), stems = languagesFor(letters).map(({ phraseStem }) => `${script} ${phraseStem(letters)}`);
	phrases.set(letters, stems);
	return stems;
}

const isSamePhrase = (one: string, other: string): boolean => listPhrases(one).some((phrase, i) => phrase === listPhrases(other)[i]);

const isLike = (part: string, letters: string): boolean => part !== '' && (part === letters || isSamePhrase(letters, part));

/** Matches the letters, ignoring everything between words. */
function byLetters({ beginnings }: Name, letters: string, isOpen: boolean): Match | undefined {
	const all = beginnings.at(-1)!;
	if (isLike(all, letters)) return 'exact';
	// A prefix of a phrase begins with its first letter, and few names begin with that letter.
	if (all[0] !== letters[0]) return undefined;
	for (let i = 0; i < beginnings.length - 1; i++) if (isLike(beginnings[i]!, letters)) return 'prefix';
	return isOpen && all.startsWith(letters) ? 'prefix' : undefined;
}

/** By the words, which are all there. */
function byWords(name: Name, meanings: readonly Meaning[], distinct: number, content: readonly string[]): Match {
	const own = name.words;
	if (distinct < content.length || own.length < content.length) return 'words';
	const isInPlace = meanings.every(({ same }, i) => same.has(own[i]!)), isWhole = own.length === content.length;
	if (isInPlace && isWhole) return 'exact';
	if (isInPlace) return name.isCommon || content.every((word, i) => word === own[i]) ? 'prefix' : 'words';
	const isFree = isWhole && content.every((word) => languagesFor(word).every(({ isOrderFree }) => isOrderFree));
	const isCovered = meanings.every(({ same }) => own.some((word) => same.has(word)))
		&& own.every((word) => meanings.some(({ same }) => same.has(word)));
	return isFree && isCovered ? 'exact' : 'words';
}

const distinctIn = (words: readonly string[]): readonly string[] => words.filter((word, i) => words.lastIndexOf(word) === i).slice(-8);

const better = (one: Match | undefined, other: Match | undefined): Match | undefined =>
	MATCHES.find((match) => match === one || match === other);

/** Names with at least one word of a set, computed once a set. */
const holders = new WeakMap<ReadonlySet<string>, ReadonlySet<Name>>();

function namesWith({ byWord }: Vocabulary, words: ReadonlySet<string>): ReadonlySet<Name> {
	const names = holders.get(words) ?? new Set([...words].flatMap((word) => byWord.get(word) ?? []));
	holders.set(words, names);
	return names;
}

type Matches = (readonly [name: Name, match: Match])[];

/** Names with all words verbatim; if a name equals the phrase with its fillers, no other name is exact. */
function matchNames(
	all: Vocabulary,
	words: readonly string[],
	content: readonly string[],
	meanings: readonly Meaning[],
	isOpen: Meaning['isOpen'],
): Matches {
	const isPhrase = ({ words: own }: Name): boolean =>
		content.length < words.length && own.length === words.length && words.every((word, i) => isSameWord(word, own[i]!));
	const isAnyPhrase = all.names.some(isPhrase), letters = joinLetters(content);
	const withEach = meanings.map((one) => namesWith(all, one.words));
	return all.names.flatMap((name): Matches => {
		if (isPhrase(name)) return [[name, 'exact']];
		const isAll = withEach.every((some) => some.has(name));
		const match = better(byLetters(name, letters, isOpen(name)), isAll ? byWords(name, meanings, meanings.length, content) : undefined);
		return match === undefined ? [] : [[name, match === 'exact' && isAnyPhrase ? 'words' : match]];
	});
}

/** Searches every name. search.ts describes the kinds of matches. */
function plainMatches(all: Vocabulary, words: readonly string[]): Matches {
	const content = withoutFillers(words), distinct = distinctIn(content);
	const meanings = distinct.map((word) => findMeaning(all, word, content.length === 1));
	const matches = matchNames(all, words, content, meanings, meanings.at(-1)!.isOpen);
	const other = matches.some(([, match]) => match === 'exact') ? undefined : inOtherLetters(content);
	const elsewhere = distinctIn(other ?? []).map((word) => findMeaning(all, word, other!.length === 1));
	const isNamed = elsewhere.every(({ isCommon, same }) =>
		isCommon && (other!.length > 1 || all.names.some(({ words: own }) => own.length === 1 && same.has(own[0]!))));
	const exact = other !== undefined && isNamed
		? matchNames(all, other, other, elsewhere, () => false)
		: [], isHeard = exact.some(([name]) => name.isCommon);
	if (matches.some(([name]) => name.isCommon)) return isHeard && detectScript(content[0]!) === 'cyrillic' ? merge(matches, exact) : matches;
	if (isHeard && !meanings.some(({ isNearlyCommon }) => isNearlyCommon)) return merge(matches, exact);
	if (matches.length > 0) return matches;
	const has = (name: Name, words: ReadonlySet<string>): boolean => namesWith(all, words).has(name);
	const longer = distinct.map((part) => new Set(part.length > 1 ? all.words.filter((word) => word.startsWith(part)) : []));
	const begun = all.names.filter((name) => meanings.every((one, i) => has(name, one.words) || has(name, longer[i]!)));
	if (distinct.length > 1 && begun.length > 0) return begun.map((name): Matches[number] => [name, 'words']);
	const measureCost = (name: Name, { words: some, isCommon, misspelt }: Meaning): number =>
		(has(name, some) ? 0 : !isCommon && has(name, misspelt.words) ? misspelt.cost : Infinity);
	const costs = all.names.map((name) =>
		meanings.reduce((cost, one) => cost + measureCost(name, one), 0)), least = costs.reduce((one, two) => Math.min(one, two), Infinity);
	const misspelt = all.names.flatMap((name, i) => (least < Infinity && costs[i] === least ? [name] : []));
	if (!misspelt.some(({ isCommon }) => isCommon) && distinct.length > 1 && !meanings.some(({ isCommon }) => isCommon)) {
		const near = plainTypos(
			all, joinLetters(distinct),
		).filter(({ word }) => all.common.has(word)), least = Math.min(...near.map(({ cost }) => cost));
		const nearest = new Set(
			near.filter(({ cost }) => cost === least).map(({ word }) => word),
		), joined = all.names.filter((name) => has(name, nearest));
		if (joined.length > 0) return joined.map((name): Matches[number] => [name, 'typo']);
	}
	if (misspelt.length > 0) return misspelt.map((name): Matches[number] => [name, 'typo']);
	const ways = [
		(name: Name, one: Meaning) => has(name, one.same), (name: Name, one: Meaning) => has(name, one.words),
		(name: Name, one: Meaning) => measureCost(name, one) < Infinity,
	];
	for (const way of ways) {
		const most = plainMost(all, distinct, meanings, way);
		if (most.length > 0) return most.map((name): Matches[number] => [name, 'words']);
	}
	return [];
}

function merge(one: Matches, other: Matches): Matches {
	const both = new Map(one);
	for (const [name, match] of other) both.set(name, better(both.get(name), match)!);
	return [...both];
}

/** Names with the most words of the query. If some have no other words, those with the rarest word of each script. */
function plainMost(
	all: Vocabulary,
	distinct: readonly string[],
	meanings: readonly Meaning[],
	hasWord: (name: Name, one: Meaning) => boolean,
): readonly Name[] {
	const sets = all.names.map((name) => meanings.flatMap((one, i) => (hasWord(name, one) ? [i] : [])));
	const most = sets.reduce((count, { length }) => Math.max(count, length), 0);
	if (most === 0) return [];
	const having = all.names.flatMap((name, i) =>
		(sets[i]!.length === most ? [{ name, set: sets[i]! }] : [])), common = having.filter(({ name }) => name.isCommon);
	const best = [common, having].map((some) => some.filter(({ name }) => name.words.length === most)).find(({ length }) => length > 0);
	if (best === undefined) return (common.length > 0 ? common : having).map(({ name }) => name);
	const counts = meanings.map(({ words }) => [...words].reduce((count, word) => count + (all.byWord.get(word)?.length ?? 0), 0));
	const rarest = ['latin', 'cyrillic'].map((script) => {
		const own = best.filter(({ set }) => detectScript(distinct[set[0]!]!) === script).map(({ set }) =>
			({ set: set.join(), count: Math.min(...set.map((i) => counts[i]!)) }));
		return own.reduce((one, two) => (two.count < one.count ? two : one), { set: '', count: Infinity }).set;
	});
	return best.filter(({ set }) => rarest.includes(set.join())).map(({ name }) => name);
}

export function plainSearch(all: Vocabulary, query: string): Matches {
	const { places } = all, seen = new Set<string>(), words = distinctIn(withoutFillers(foldWords(query)));
	const isPart = (name: Name): boolean => name.words.length > words.length || name.words[0]![0] !== words[0]![0];
	const order = ([name, match]: Matches[number]): number => MATCHES.indexOf(match) + (match === 'typo' && isPart(name) ? 0.5 : 0);
	return plainMatches(all, foldWords(query))
		.sort((a, b) => compare(order(a), order(b)) || compare(places.get(a[0])!, places.get(b[0])!))
		.filter(([{ group }]) => !seen.has(group) && seen.add(group));
}
