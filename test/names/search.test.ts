/*
 * Search: what people type and what they look for, and on seeded queries the same as a plain search over every name.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { editDistance } from '../../src/math/edit-distance.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { fold, foldWords } from '../../src/names/fold.ts';
import { furtherWords, listOf } from '../../src/names/lists.ts';
import { adjectiveStem, isRussian, wordStem } from '../../src/names/stems.ts';
import type { Locale } from '../../src/names/locale.ts';
import { MATCHES, search, SOURCES, type Found, type Match } from '../../src/names/search.ts';

const finding = suite('searching names');

const line = ({ name, source, match }: Found): string => `${name}, ${source}, ${match}`;

/** The query, and results that have to be the first, in this order. */
const FIRST: readonly (readonly [query: string, ...first: readonly string[]])[] = [
	['blue', 'blue, css, exact', 'Blue, common, exact'],
	['BLUE', 'blue, css, exact', 'Blue, common, exact'],
	['teal', 'teal, css, exact', 'Teal, common, exact'],
	['gray', 'gray, css, exact', 'grey, css, exact', 'Gray, common, exact'],
	['grey', 'gray, css, exact', 'grey, css, exact', 'Gray, common, exact'],
	['sky blue', 'skyblue, css, exact', 'Sky Blue, common, exact'],
	['Sky-Blue', 'skyblue, css, exact', 'Sky Blue, common, exact'],
	['skyblue', 'skyblue, css, exact', 'Sky Blue, common, exact'],
	['blue sky', 'skyblue, css, words', 'deepskyblue, css, words', 'lightskyblue, css, words'],
	['corn flower blue', 'cornflowerblue, css, exact', 'Cornflower Blue, common, exact'],
	['dark teal', 'Dark Teal, common, exact'],
	['sky-500', 'sky-500, tailwind, exact'],
	['sky 500', 'sky-500, tailwind, exact'],
	['turq', 'turquoise, css, prefix', 'Turquoise, common, prefix'],
	['darkturq', 'darkturquoise, css, prefix'],
	['turqoise', 'turquoise, css, typo'],
	['tourqoise', 'turquoise, css, typo'],
	['cornflwerblue', 'cornflowerblue, css, typo'],
	['синий', 'синий, common, exact'],
	['синяя', 'синий, common, exact'], ['синие', 'синий, common, exact'], ['синего', 'синий, common, exact'], ['СИНЕМУ', 'синий, common, exact'],
	['голубые', 'голубой, common, exact'], ['зелёная', 'зелёный, common, exact'], ['зеленая', 'зелёный, common, exact'], ['красного', 'красный, common, exact'],
	['тёмно-синяя', 'тёмно-синий, common, exact'], ['темно синий', 'тёмно-синий, common, exact'], ['темносинего', 'тёмно-синий, common, exact'],
	['цвета морской волны', 'цвет морской волны, common, exact'],
	['бирюз', 'бирюза, common, prefix'], ['бирузовый', 'бирюзовый, common, typo'], ['фиалетовый', 'фиалковый, common, typo', 'фиолетовый, common, typo'],
	['rosé', 'Rose, common, exact', 'Rose, extended, exact', 'Rosé, extended, exact'],
];

for (const [query, ...first] of FIRST) {
	finding(`"${query}" finds ${first[0]!} first`, () => {
		assert.equal(search(query, { limit: first.length }).results.map(line), first);
	});
}

finding('the blues people know come before the curiosities', () => {
	const { results, total } = search('blue', { limit: 20 });
	assert.ok(total > 1000);
	assert.is(results.length, 20);
	assert.ok(results.filter(({ source }) => source === 'extended').length <= 1);
});

finding('a whole word comes before the beginning of a longer one', () => {
	const { results } = search('blue', { limit: 5000 });
	const place = (name: string): number => results.findIndex((one) => one.name === name);
	assert.is(results[place('Blue Moon')]!.match, 'prefix');
	assert.is(results[place('Bluebell')]!.match, 'words');
	assert.ok(place('Blue Moon') < place('Bluebell'));
});

finding('a further word finds the color and is what is told', () => {
	const common = listOf('common'), seed = 'further words', random = randomFrom(seed);
	for (const { word, entry } of furtherWords().filter(() => random() < 0.1)) {
		const { results } = search(word, { limit: 20 });
		const locale = isRussian(fold(word)) ? 'ru' : 'en';
		const own = results.find(({ hex, source, match }) => hex === printHex(common.rgb24(entry)) && source === 'common' && match === 'exact');
		assert.is(own?.locale, locale, word);
		// Another name of the color may be the same phrase: `майская зелень` for `майский зелёный`.
		if (locale === 'en') assert.is(own?.name, word);
	}
});

finding('a color is told once in a language', () => {
	for (const query of ['морская волна', 'blue', 'aqua', 'серый']) {
		const { results } = search(query, { limit: 1000 });
		const common = results.filter(({ source }) => source === 'common').map(({ hex, locale }) => `${hex} ${locale}`);
		const own = Array.from({ length: listOf('common').size }, (_, i) => printHex(listOf('common').rgb24(i)));
		for (const entry of common) {
			const allowed = own.filter((hex) => entry.startsWith(hex)).length;
			assert.ok(common.filter((one) => one === entry).length <= allowed, `${query}: ${entry}`);
		}
	}
});

finding('composed and decomposed text, case, accents, spaces and hyphens give the same', () => {
	for (const query of ['Тёмно-бирюзовый', 'café crème', 'Dark-Teal', 'ёлка', 'зелёный чай', 'Robin\u2019s egg']) {
		const expected = search(query, { limit: 30 });
		for (const same of [query.normalize('NFD'), query.normalize('NFC'), query.toUpperCase(), query.replaceAll('-', ' '), ` ${query} `, query.replaceAll('ё', 'е')]) {
			assert.equal(search(same, { limit: 30 }), expected, JSON.stringify(same));
		}
	}
});

finding('a locale leaves the names of the other language out', () => {
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

finding('the limit cuts what is told, not what is counted', () => {
	const all = search('green', { limit: 100_000 });
	for (const limit of [1, 2, 7, 20, 100]) {
		assert.equal(search('green', { limit }), { total: all.total, results: all.results.slice(0, limit) });
	}
});

finding('what is like no name finds nothing, and no text breaks it', () => {
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
	readonly group: string;
}

/** Every name with its words, put together the plain way. */
function allNames(): Name[] {
	const spaced = new Map<string, string[]>();
	const of = (id: 'css' | 'common' | 'common-ru' | 'tailwind' | 'extended'): Name[] => {
		const list = listOf(id);
		return Array.from({ length: list.size }, (_, i) => ({
			name: list.name(i), hex: printHex(list.rgb24(i)), source: id === 'common-ru' ? 'common' : id, locale: id === 'common-ru' ? 'ru' : 'en',
			words: foldWords(list.name(i)), group: `${id} ${i}`,
		}));
	};
	const [common, extended] = [of('common'), of('extended')];
	for (const { words } of [...common, ...extended]) {
		const letters = words.join('');
		if (words.length > 1 && !spaced.has(letters)) spaced.set(letters, [...words]);
	}
	const further = furtherWords().map(({ word, entry }): Name => {
		const locale: Locale = isRussian(fold(word)) ? 'ru' : 'en';
		return { name: word, hex: printHex(listOf('common').rgb24(entry)), source: 'common', locale, words: foldWords(word), group: `common${locale === 'ru' ? '-ru' : ''} ${entry}` };
	});
	const css = of('css').map((one) => ({ ...one, words: spaced.get(one.name) ?? one.words }));
	return [...css, ...common, ...of('common-ru'), ...further, ...of('tailwind'), ...extended];
}

const lettersOf = (words: readonly string[]): string => words.join('');
const editsFor = (word: string): number => (word.length < 3 || /\d/.test(word) ? 0 : word.length > 8 ? 2 : 1);

/** Looks at every name. What the ways to match are is said in search.ts. */
function plainSearch(names: readonly Name[], query: string): (Found & { readonly group: string })[] {
	const words = foldWords(query), letters = lettersOf(words), distinct = [...new Set(words)];
	const kinds = distinct.map(() => new Map<string, 'has' | 'typo' | 'not'>());
	const kind = (i: number, word: string): 'has' | 'typo' | 'not' => {
		const known = kinds[i]!.get(word);
		if (known !== undefined) return known;
		const wanted = distinct[i]!, edits = editsFor(wanted), isSame = isRussian(wanted) === isRussian(word);
		const has = word.startsWith(wanted) || (isRussian(wanted) && isRussian(word) && wordStem(word) === wordStem(wanted));
		const isNear = edits > 0 && isSame && (editDistance(wanted, word, edits) <= edits
			|| (isRussian(wanted) && editDistance(wordStem(wanted), wordStem(word), edits) <= edits));
		const told = has ? 'has' : isNear ? 'typo' : 'not';
		kinds[i]!.set(word, told);
		return told;
	};
	const ownWords = ({ words: own, source }: Name): readonly string[] => (source === 'extended' ? own : [...own, lettersOf(own)]);
	const last = words.at(-1)!;
	const isOpen = !names.some((name) => ownWords(name).some((word) => adjectiveStem(word) === adjectiveStem(last)));
	const matchOf = (name: Name): Match | undefined => {
		const { words: own } = name, isPhrase = words.length > 1 && words.some(isRussian);
		const isLike = (part: readonly string[]): boolean => lettersOf(part) === letters || adjectiveStem(lettersOf(part)) === adjectiveStem(letters)
			|| (isPhrase && part.length === words.length && part.every((word, i) => wordStem(word) === wordStem(words[i]!)));
		if (isLike(own)) return 'exact';
		if (own.some((_, i) => i > 0 && isLike(own.slice(0, i))) || (isOpen && lettersOf(own).startsWith(letters))) return 'prefix';
		const found = distinct.map((_, i) => {
			const every = ownWords(name).map((word) => kind(i, word));
			return every.includes('has') ? 'has' : every.includes('typo') ? 'typo' : 'not';
		});
		return found.includes('not') ? undefined : found.includes('typo') ? 'typo' : 'words';
	};
	const matched = names.flatMap((name) => {
		const match = matchOf(name);
		return match === undefined ? [] : [{ ...name, match }];
	});
	const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);
	matched.sort((one, other) => compare(MATCHES.indexOf(one.match), MATCHES.indexOf(other.match))
		|| compare(SOURCES.indexOf(one.source), SOURCES.indexOf(other.source))
		|| compare(one.name.length, other.name.length) || compare(one.words.join(' '), other.words.join(' ')) || compare(one.name, other.name));
	const seen = new Set<string>();
	return matched.filter(({ group }) => !seen.has(group) && seen.add(group));
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
		return word.slice(0, i) + (isRussian(word) ? 'ы' : 'e') + word.slice(i);
	}).join(random() < 0.8 ? ' ' : '');
}

finding('is the same as looking at every name', () => {
	const names = allNames(), seed = 'plain search', random = randomFrom(seed);
	const queries = ['b', 'red', 'grey', 'dark blue', 'сине', 'тёмно', 'цвет', 'blue blue', 'sky500', 'grean', ...Array.from({ length: 25 }, () => anyQuery(names, random))];
	for (const query of queries.filter((one) => foldWords(one).length > 0)) {
		const expected = plainSearch(names, query);
		const { total, results } = search(query, { limit: 50 });
		const at = `seed "${seed}", query "${query}"`;
		assert.is(total, expected.length, at);
		assert.equal(results, expected.slice(0, 50).map(({ name, hex, source, locale, match }) => ({ name, hex, source, locale, match })), at);
	}
});

finding.run();
