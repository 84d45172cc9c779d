/*
 * A slur has no results, and no listed name contains one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldWords } from '../../src/names/fold.ts';
import { furtherWords, getList } from '../../src/names/lists.ts';
import { search } from '../../src/names/search.ts';
import { isSlur } from '../../src/names/slurs.ts';
import { LIST_IDS } from '../support/name-lists.ts';

const slurs = suite('slurs');

/** In ROT13, so that they are not readable here. */
const plain = (word: string): string => word.replace(/[a-z]/g, (letter) => String.fromCharCode((letter.charCodeAt(0) - 97 + 13) % 26 + 97));

const TURNED = ['avttre', 'avttref', 'snttbg', 'snt', 'xvxr', 'fcvp', 'jrgonpx', 'genaal'];

slurs('have no results, alone or with a color, in any number', () => {
	for (const word of TURNED.map(plain)) {
		assert.ok(isSlur(word));
		for (const query of [word, word.toUpperCase(), `${word} brown`, `light ${word}`])
			assert.equal(search(query, { limit: 20 }), { total: 0, results: [] });
	}
});

slurs('are words of no listed name', () => {
	const names = [
		...LIST_IDS.flatMap((id) => Array.from({ length: getList(id).size }, (_, i) => getList(id).name(i))),
		...furtherWords().map(({ word }) => word),
	];
	assert.equal(names.filter((name) => foldWords(name).some(isSlur)), []);
});

slurs.run();
