/*
 * A slur finds nothing, and no name that is listed holds one.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { foldWords } from '../../src/names/fold.ts';
import { furtherWords, LIST_IDS, listOf } from '../../src/names/lists.ts';
import { search } from '../../src/names/search.ts';
import { isSlur } from '../../src/names/slurs.ts';

const slurs = suite('slurs');

/** Turned by thirteen letters, that nobody has to read them here either. */
const plain = (word: string): string => word.replace(/[a-z]/g, (letter) => String.fromCharCode((letter.charCodeAt(0) - 97 + 13) % 26 + 97));

const TURNED = ['avttre', 'avttref', 'snttbg', 'snt', 'xvxr', 'fcvp', 'jrgonpx', 'genaal'];

slurs('find nothing, alone or beside a color, in any number', () => {
	for (const word of TURNED.map(plain)) {
		assert.ok(isSlur(word));
		for (const query of [word, word.toUpperCase(), `${word} brown`, `light ${word}`])
			assert.equal(search(query, { limit: 20 }), { total: 0, results: [] });
	}
});

slurs('are words of no listed name', () => {
	const names = [
		...LIST_IDS.flatMap((id) => Array.from({ length: listOf(id).size }, (_, i) => listOf(id).name(i))),
		...furtherWords().map(({ word }) => word),
	];
	assert.equal(names.filter((name) => foldWords(name).some(isSlur)), []);
});

slurs.run();
