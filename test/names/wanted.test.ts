/*
 * The first result of a search is the expected one of wanted-answers.ts, row by row.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findName } from '../../src/names/find-name.ts';
import { search } from '../../src/names/search.ts';
import { printHex } from '../../src/formats/hex.ts';
import { WANTED_EN, WANTED_RU } from './wanted-answers.ts';

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

answers.run();
