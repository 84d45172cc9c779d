/*
 * The first result of a search is the expected one of wanted-answers.ts, row by row, and of 95 in 100 rows of wanted-queries.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findName } from '../../src/names/find-name.ts';
import { search } from '../../src/names/search.ts';
import { printHex } from '../../src/formats/hex.ts';
import { WANTED_EN, WANTED_RU } from './wanted-answers.ts';
import { QUERIES_EN, QUERIES_RU } from './wanted-queries.ts';

const answers = suite('expected first results');

/** Colors of the names; unknown names are skipped. */
const findHexes = (names: readonly string[]): readonly string[] => names.flatMap((name) => {
	const match = findName(name);
	return match === undefined ? [] : [printHex(match.list.rgb24(match.place))];
});

for (const [query, ...names] of [...WANTED_EN, ...WANTED_RU]) {
	answers(`${query} → ${names.join(' or ')}`, () => {
		const [first] = search(query, { limit: 1 }).results;
		assert.ok(
			first !== undefined && findHexes(names).includes(first.hex),
			`finds ${first === undefined ? 'nothing' : `${first.name} ${first.hex}`}`,
		);
	});
}

for (const [language, table] of [['English', QUERIES_EN], ['Russian', QUERIES_RU]] as const) {
	answers(`95 of 100 ${language} queries find the expected color first`, () => {
		const rows = table.trim().split(/;\s|\n\s*/).map((row) => row.split(' = '));
		assert.ok(rows.length >= 150 && rows.every(([, names = '']) => findHexes(names.split('/')).length > 0), `${rows.length} rows`);
		const wrong = rows.filter(([query = '', names = '']) =>
			!findHexes(names.split('/')).includes(search(query, { limit: 1 }).results[0]?.hex ?? ''));
		assert.ok(wrong.length <= 0.05 * rows.length, wrong.map(([query]) => query).join(', '));
	});
}

answers.run();
