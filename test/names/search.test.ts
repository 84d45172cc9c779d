/*
 * Search: typed queries and their expected results. search-plain.test.ts compares it with a plain search.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { randomFrom } from '../../src/math/random.ts';
import { foldWords } from '../../src/names/fold.ts';
import { furtherWords, getList } from '../../src/names/lists.ts';
import { isSameWord } from '../../src/names/locale.ts';
import { search, type Found } from '../../src/names/search.ts';

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

finding.run();
