/*
 * The first answer of a search is what a person who types the query wants: the table of wanted-answers.ts, row by row.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findName } from '../../src/names/find-name.ts';
import { search } from '../../src/names/search.ts';
import { printHex } from '../../src/formats/hex.ts';
import { WANTED_EN, WANTED_RU } from './wanted-answers.ts';

const wanted = suite('wanted answers');

/** The colors of those of the names that the lists have. */
const hexesOf = (names: readonly string[]): readonly string[] => names.flatMap((name) => {
	const found = findName(name);
	return found === undefined ? [] : [printHex(found.list.rgb24(found.place))];
});

for (const [query, ...names] of [...WANTED_EN, ...WANTED_RU]) {
	wanted(`${query} → ${names.join(' or ')}`, () => {
		const [first] = search(query, { limit: 1 }).results;
		assert.ok(
			first !== undefined && hexesOf(names).includes(first.hex),
			`finds ${first === undefined ? 'nothing' : `${first.name} ${first.hex}`}`,
		);
	});
}

wanted.run();
