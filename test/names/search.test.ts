/*
 * Search: typed queries and their expected results, and for seeded queries the results of a plain search over every name.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { foldWords } from '../../src/names/fold.ts';
import { detectScript } from '../../src/names/language.ts';
import { furtherWords, getList, type ListId } from '../../src/names/lists.ts';
import { isAdjective, isHalf, isSameWord, languagesFor, withoutFillers } from '../../src/names/locale.ts';
import type { Locale } from '../../src/names/locales/ids.ts';
import { search, SEARCH_SOURCES, type Found, type Source } from '../../src/names/search.ts';
import { MATCHES, type Match } from '../../src/names/searchable.ts';
import { inOtherLetters } from '../../src/names/transliterate.ts';
import { typoCost } from '../../src/names/typo.ts';

const finding = suite('searching names');

const line = ({ name, source, match }: Found): string => `${name}, ${source}, ${match}`;

/** A query and its first results, in order. */
const FIRST: readonly (readonly [query: string, ...first: readonly string[]])[] = [
	['blue', 'blue, css, exact'],
	['BLUE', 'blue, css, exact'],
	['teal', 'teal, css, exact'],
	['gray', 'gray, css, exact'],
	['grey', 'gray, css, exact'],
	['sky blue', 'skyblue, css, exact'],
	['Sky-Blue', 'skyblue, css, exact'],
	['skyblue', 'skyblue, css, exact'],
	['blue sky', 'Blue Sky, common, exact'], ['blue light sky', 'lightskyblue, css, words'],
	['corn flower blue', 'cornflowerblue, css, exact'],
	['dark teal', 'Dark Teal, common, exact'],
	['sky-500', 'sky-500, tailwind, exact'],
	['sky 500', 'sky-500, tailwind, exact'],
	['turq', 'turquoise, css, prefix'],
	['darkturq', 'darkturquoise, css, prefix'],
	['turqoise', 'turquoise, css, typo'],
	['tourqoise', 'turquoise, css, typo'],
	['cornflwerblue', 'cornflowerblue, css, typo'],
	['blues', 'blue, css, exact'], ['corals', 'coral, css, exact'], ['greys', 'gray, css, exact'],
	['the color blue', 'blue, css, exact'], ['shade of teal', 'teal, css, exact'],
	['purple crayon', 'purple, css, words'],
	['синий', 'синий, common, exact'],
	['синяя', 'синий, common, exact'], ['синие', 'синий, common, exact'], ['синего', 'синий, common, exact'],
	['СИНЕМУ', 'синий, common, exact'],
	['голубые', 'голубой, common, exact'], ['зелёная', 'зелёный, common, exact'], ['зеленая', 'зелёный, common, exact'],
	['красного', 'красный, common, exact'],
	['тёмно-синяя', 'тёмно-синий, common, exact'], ['темно синий', 'тёмно-синий, common, exact'],
	['темносинего', 'тёмно-синий, common, exact'],
	['цвета морской волны', 'цвет морской волны, common, exact'],
	['роза чайная', 'чайная роза, common, exact'], ['чайною розой', 'чайная роза, common, exact'],
	['синий цвет', 'синий, common, exact'], ['оттенок синего', 'синий, common, exact'], ['красная машина', 'красный, common, words'],
	['krasny', 'красный, common, exact'], ['goluboj', 'голубой, common, exact'], ['temno-sinij', 'тёмно-синий, common, exact'],
	['бирузовый', 'бирюзовый, common, typo'], ['фиалетовый', 'фиолетовый, common, typo'], ['коричнивый', 'коричневый, common, typo'],
	['rosé', 'Rose, common, exact', 'Rosé, extended, exact'],
];

for (const [query, ...first] of FIRST) {
	finding(`"${query}" finds ${first[0]!} first`, () => {
		assert.equal(search(query, { limit: first.length }).results.map(line), first);
	});
}

finding('common names of blue precede the extended list', () => {
	const { results, total } = search('blue', { limit: 20 });
	assert.ok(total > 500);
	assert.is(results.length, 20);
	assert.ok(results.filter(({ source }) => source === 'extended').length <= 1);
});

finding('a common word does not match longer words; any other word does', () => {
	const namesFor = (query: string): string[] => search(query, { limit: 5000 }).results.map(({ name }) => name);
	assert.ok(namesFor('blue').includes('Blue Moon') && !namesFor('blue').includes('Bluebell'));
	assert.ok(namesFor('blueb').includes('Bluebell'));
	assert.not(namesFor('вино').some((name) => name.startsWith('виноград')));
});

finding('misspelt names are returned only without a better match, and only those with the fewest errors', () => {
	for (const query of ['телесный', 'телесного', 'бронзовый', 'экрю', 'латунь', 'алый', 'рубин', 'blue', 'teal']) {
		assert.not(search(query, { limit: 5000 }).results.some(({ match }) => match === 'typo'), query);
	}
	const misspelt = search('коричнивый', { limit: 5000 }).results;
	assert.ok(misspelt.length > 10 && misspelt.every(({ name, match }) => match === 'typo' && name.includes('коричнев')));
});

finding('names that only sound alike are not returned', () => {
	for (const query of ['бкк', 'рзс', 'qwe', 'тумбочка', 'xanadoo']) {
		assert.not(search(query, { limit: 20 }).results.some(({ source }) => source === 'common'), query);
	}
});

finding('a further word finds the color and is returned as its name', () => {
	const common = getList('common'), seed = 'further words', random = randomFrom(seed);
	for (const { word, entry, locale } of furtherWords().filter(() => random() < 0.1)) {
		const { results } = search(word, { limit: 20 });
		const own = results.find(({ hex, source, match }) =>
			hex === printHex(common.rgb24(entry)) && (source === 'common' || source === 'css') && match === 'exact');
		assert.is(own?.locale, locale, word);
		// Another name of the color may be the same phrase: `майская зелень` for `майский зелёный`.
		// And one may be the plural of another: `Freckle`, `Freckles`.
		if (locale === 'en' && own?.source === 'common')
			assert.ok(foldWords(own?.name ?? '').every((one, i) => isSameWord(one, foldWords(word)[i] ?? '')), `${word}: ${own?.name}`);
	}
});

finding('a color is returned once per language', () => {
	for (const query of ['морская волна', 'blue', 'aqua', 'серый']) {
		const { results } = search(query, { limit: 1000 });
		const common = results.filter(({ source }) => source === 'common').map(({ hex, locale }) => `${hex} ${locale}`);
		const own = Array.from({ length: getList('common').size }, (_, i) => printHex(getList('common').rgb24(i)));
		for (const entry of common) {
			const allowed = own.filter((hex) => entry.startsWith(hex)).length;
			assert.ok(common.filter((one) => one === entry).length <= allowed, `${query}: ${entry}`);
		}
	}
});

finding('composed and decomposed text, case, accents, spaces and hyphens give the same', () => {
	for (const query of ['Тёмно-бирюзовый', 'café crème', 'Dark-Teal', 'ёлка', 'зелёный чай', 'Robin\u2019s egg']) {
		const expected = search(query, { limit: 30 });
		for (const same of [
			query.normalize('NFD'), query.normalize('NFC'), query.toUpperCase(), query.replaceAll('-', ' '), ` ${query} `,
			query.replaceAll('ё', 'е'),
		]) {
			assert.equal(search(same, { limit: 30 }), expected, JSON.stringify(same));
		}
	}
});

finding('a locale excludes names of the other language', () => {
	for (const query of ['rose', 'роза', 'хаки', 'b', 'с']) {
		const both = search(query, { limit: 100_000 });
		for (const locale of ['en', 'ru'] as const) {
			const { total, results } = search(query, { limit: 100_000, locale });
			assert.equal(results, both.results.filter((one) => one.locale === locale));
			assert.is(total, results.length);
		}
		assert.is(both.total, both.results.length);
	}
});

finding('the limit shortens the results and does not change the total', () => {
	const all = search('green', { limit: 100_000 });
	for (const limit of [1, 2, 7, 20, 100]) {
		assert.equal(search('green', { limit }), { total: all.total, results: all.results.slice(0, limit) });
	}
});

finding('a text unlike any name finds nothing, and any text is safe', () => {
	for (const query of ['', ' ', '%', '-', '\ud800', '\u200b', '🎨', 'qqqqqqqq', 'x'.repeat(100), 'ъ'.repeat(100), '\0', '()[]{}\\^$.|?*+']) {
		assert.equal(search(query, { limit: 20 }), { total: 0, results: [] }, JSON.stringify(query));
	}
	for (const query of ['constructor', '__proto__', 'toString', 'a '.repeat(50), 'а б в г д е ж', 'red '.repeat(25)]) {
		const { total, results } = search(query, { limit: 5 });
		assert.ok(results.length <= 5 && total >= results.length);
	}
});

interface Name extends Omit<Found, 'match'> {
	readonly words: readonly string[];
	/** Its words, and those of a short list as one word too. */
	readonly own: readonly string[];
	/** The letters of its first words: of none, of one, and so on to all. */
	readonly beginnings: readonly string[];
	readonly isCommon: boolean;
	readonly group: string;
}

/** Every name with its words, in the order of results. */
function allNames(): Name[] {
	const spaced = new Map<string, string[]>();
	for (const id of ['common', 'extended'] as const) {
		for (let i = 0; i < getList(id).size; i++) {
			const words = foldWords(getList(id).name(i)), letters = words.join('');
			if (words.length > 1 && !spaced.has(letters)) spaced.set(letters, words);
		}
	}
	const describeName = (name: string, rgb: number, source: Source, locale: Locale, i: number): Name => {
		const words = source === 'css' ? spaced.get(name) ?? foldWords(name) : foldWords(name);
		const isCommon = source === 'css' || source === 'common';
		return {
			name, hex: printHex(rgb), source, locale, words, isCommon,
			own: source === 'extended' ? words : [...words, words.join('')],
			beginnings: [...words, ''].map((_, n) => joinLetters(words.slice(0, n))),
			group: isCommon ? `${locale} ${rgb}` : `${source} ${i}`,
		};
	};
	const listNames = (id: ListId, source: Source, locale: Locale): Name[] => {
		const list = getList(id);
		return Array.from({ length: list.size }, (_, i) => describeName(list.name(i), list.rgb24(i), source, locale, i));
	};
	const names = [
		...listNames('css', 'css', 'en'), ...listNames('common', 'common', 'en'), ...listNames('common-ru', 'common', 'ru'),
		...furtherWords().map(({ word, entry, locale }, i) => describeName(word, getList('common').rgb24(entry), 'common', locale, i)),
		...listNames('tailwind', 'tailwind', 'en'), ...listNames('extended', 'extended', 'en'),
	];
	const joinWords = ({ words }: Name): string => words.join(' '), lettersIn = ({ words }: Name): string => words.join('');
	names.sort((one, other) => compare(SEARCH_SOURCES.indexOf(one.source), SEARCH_SOURCES.indexOf(other.source))
		|| compare(one.name.length, other.name.length) || compare(lettersIn(one), lettersIn(other))
		|| compare(joinWords(one), joinWords(other)) || compare(one.name, other.name));
	const seen = new Set<string>();
	return names.filter(({ words, hex, locale, isCommon }) => {
		const key = `${words.join('')} ${hex} ${locale}`, isNew = !seen.has(key);
		seen.add(key);
		return words.length > 0 && (isNew || isCommon);
	});
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

/** All names in order, and their words. */
interface Vocabulary {
	readonly names: readonly Name[];
	readonly places: ReadonlyMap<Name, number>;
	readonly words: readonly string[];
	/** Names with each word. */
	readonly byWord: ReadonlyMap<string, readonly Name[]>;
	/** Words of common names. */
	readonly common: ReadonlySet<string>;
}

function readVocabulary(names: readonly Name[]): Vocabulary {
	const byWord = new Map<string, Name[]>();
	for (const name of names) for (const word of new Set(name.own)) {
		const some = byWord.get(word) ?? [];
		some.push(name);
		byWord.set(word, some);
	}
	return {
		names, byWord, words: [...byWord.keys()],
		places: new Map(names.map((name, i) => [name, i])),
		common: new Set(names.filter(({ isCommon }) => isCommon).flatMap(({ own }) => own)),
	};
}

const isInflected = (word: string): boolean => languagesFor(word).some((language) => language.isInflected);

/** Properties of a single word, computed once for all queries. */
interface WordFacts {
	/** Its stems and roots. */
	readonly keys: readonly string[];
	/** Its keys, and the word itself unless its language inflects: then a stem may be another word. */
	readonly own: readonly string[];
	readonly script: string;
	readonly stem: string;
	readonly isAdjective: boolean;
}

const wordFacts = new Map<string, WordFacts>();

function describeWord(word: string): WordFacts {
	const cached = wordFacts.get(word);
	if (cached !== undefined) return cached;
	const languages = languagesFor(word), keys = languages.flatMap(({ wordStem, root }) => [wordStem(word), root(word)]);
	const one: WordFacts = {
		keys, own: [...keys, ...isInflected(word) ? [] : [word]],
		script: detectScript(word), stem: languages[0]!.wordStem(word), isAdjective: isAdjective(word),
	};
	wordFacts.set(word, one);
	return one;
}

/** Words that share a stem or a root. */
function areAlike(term: string, word: string): boolean {
	const one = describeWord(term), other = describeWord(word);
	return term === word
		|| (one.script === other.script && (other.own.includes(term) || one.keys.some((key) => other.own.includes(key))));
}

/** Words that the term may be a misspelling of, each with its cost. */
function plainTypos({ words }: Vocabulary, term: string): { readonly word: string; readonly cost: number }[] {
	const edits = term.length < 3 || /\d/.test(term) ? 0 : term.length >= 6 ? 2 : 1;
	if (edits === 0) return [];
	const one = describeWord(term), inflects = isInflected(term);
	return words.filter((word) => describeWord(word).script === one.script).flatMap((word) => {
		const costs = [typoCost(term, word, edits)], other = describeWord(word);
		if (inflects && (!one.isAdjective || other.isAdjective)) {
			if (one.stem.length >= 5 && other.stem.length >= 5) costs.push(typoCost(one.stem, other.stem, 1));
		}
		const least = Math.min(...costs.map((cost) => cost ?? Infinity));
		return least === Infinity ? [] : [{ word, cost: least }];
	});
}

interface Meaning {
	readonly same: ReadonlySet<string>;
	readonly words: ReadonlySet<string>;
	readonly isOpen: (name: Name) => boolean;
	readonly isCommon: boolean;
	readonly misspelt: { readonly cost: number; readonly words: ReadonlySet<string> };
	readonly isNearlyCommon: boolean;
}

function findMeaning(all: Vocabulary, term: string, isAlone = false): Meaning {
	const { words, common } = all, alike = words.filter((word) => areAlike(term, word));
	const same =
		alike.filter((word) => isSameWord(term, word)), forms = alike.filter((word) => isSameWord(term, word) || isHalf(term, word));
	const typos = plainTypos(
		all, term,
	), isCommon = forms.some((word) => common.has(word)), near = typos.filter(({ word }) => common.has(word));
	const among = near.length > 0 ? near : typos, cost = Math.min(...among.map((typo) => typo.cost));
	const misspelt = { cost, words: new Set(among.filter((typo) => typo.cost === cost).map(({ word }) => word)) };
	const isNearlyCommon = !isCommon && near.some((typo) => typo.cost < 3);
	const withWords = (some: readonly string[], isOpen: Meaning['isOpen'] = () => false): Meaning =>
		({ same: new Set(same), words: new Set(some), isOpen, isCommon, misspelt, isNearlyCommon });
	const kin = alike.filter((word) => common.has(word));
	const isName = all.names.some(({ words: own }) => own.length === 1 && forms.includes(own[0]!));
	if (isCommon) return withWords(isAlone && !isName ? [...forms, ...kin] : forms);
	if (kin.length > 0) return withWords(isAdjective(term) && isNearlyCommon ? [] : [...forms, ...kin]);
	if (forms.length === 0 && term.at(-1) === term.at(-2) && isNearlyCommon && common.has(term.slice(0, -1))) return withWords([]);
	const begun = words.filter((word) =>
		(term.length > 1 || isAlone) && word.startsWith(term)), said = begun.filter((word) => common.has(word));
	if (forms.length > 0) return withWords([...forms, ...said], (name) => name.isCommon);
	return said.length === 0 && begun.length > 0 && isNearlyCommon ? withWords([]) : withWords(begun, () => true);
}

const joinLetters = (words: readonly string[]): string => words.join('');

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
	return isFree && meanings.every(({ same }) => own.some((word) => same.has(word))) ? 'exact' : 'words';
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

function plainSearch(all: Vocabulary, query: string): Matches {
	const { places } = all, seen = new Set<string>();
	return plainMatches(all, foldWords(query))
		.sort(([one, a], [two, b]) => compare(MATCHES.indexOf(a), MATCHES.indexOf(b)) || compare(places.get(one)!, places.get(two)!))
		.filter(([{ group }]) => !seen.has(group) && seen.add(group));
}

/** A name, or parts of one, or one with errors in it. */
function anyQuery(names: readonly Name[], random: Random): string {
	const at = (n: number): number => Math.floor(random() * n);
	const { words } = names[random() < 0.5 ? at(4000) : at(names.length)]!;
	const kind = random();
	const chosen = kind < 0.3 ? [...words] : kind < 0.5 ? [...words].reverse() : words.filter(() => random() < 0.7);
	return chosen.map((word) => {
		const i = at(word.length + 1), change = random();
		if (change < 0.5) return word;
		if (change < 0.65) return word.slice(0, Math.max(1, i));
		if (change < 0.8) return word.slice(0, i) + word.slice(i + 1);
		return word.slice(0, i) + (detectScript(word) === 'cyrillic' ? 'ы' : 'e') + word.slice(i);
	}).join(random() < 0.8 ? ' ' : '');
}

const QUERIES = [
	'b', 'red', 'цвета морской волны', 'grey', 'dark blue', 'сине', 'тёмно', 'цвет', 'blue blue', 'sky500', 'grean', 'reds',
	'цвет вишни', 'красное платье', 'light navy', 'krasny',
	'пинк', 'goldd', 'голубо', 'navy синий', 'tera cotta', 'трава', 'yellow golden light', 'rebeccap', 'лес', 'цвет коралла',
	'роза пыльная', 'the color of the sea', 'kaki', 'fuschia dress', 'галубой', 'мрр',
];

finding('gives the results of a plain search over every name', () => {
	const names = allNames(), all = readVocabulary(names), seed = 'plain search', random = randomFrom(seed);
	const queries = [...QUERIES, ...Array.from({ length: 25 }, () => anyQuery(names, random))];
	for (const query of queries.filter((one) => foldWords(one).length > 0)) {
		const expected = plainSearch(all, query);
		const { total, results } = search(query, { limit: 50 });
		const at = `seed "${seed}", query "${query}"`;
		assert.equal(results, expected.slice(0, 50).map(([{ name, hex, source, locale }, match]) => ({ name, hex, source, locale, match })), at);
		assert.is(total, expected.length, at);
	}
});

finding.run();
