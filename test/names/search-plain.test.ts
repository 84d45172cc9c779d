/*
 * Search: for seeded queries the results of a plain search over every name.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { findName } from '../../src/names/find-name.ts';
import { foldWords } from '../../src/names/fold.ts';
import { detectScript } from '../../src/names/script.ts';
import { listReadings } from '../../src/names/readings.ts';
import { search } from '../../src/names/search.ts';
import { allNames, readVocabulary, type Name } from './plain-names.ts';
import { plainSearch } from './plain-search.ts';

const comparing = suite('searching names against a plain search');

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

/** The plain search reads no abbreviations: `blu` is blue. */
const isAbbreviated = (query: string): boolean => listReadings(query).some((one) => findName(one) !== undefined);

comparing('gives the results of a plain search over every name', () => {
	const names = allNames(), all = readVocabulary(names), seed = 'plain search', random = randomFrom(seed);
	const queries = [...QUERIES, ...Array.from({ length: 12 }, () => anyQuery(names, random))];
	for (const query of queries.filter((one) => foldWords(one).length > 0 && !isAbbreviated(one))) {
		const expected = plainSearch(all, query);
		const { total, results } = search(query, { limit: 50 });
		const at = `seed "${seed}", query "${query}"`;
		assert.equal(results, expected.slice(0, 50).map(([{ name, hex, source, locale }, match]) => ({ name, hex, source, locale, match })), at);
		assert.is(total, expected.length, at);
	}
});

comparing.run();
