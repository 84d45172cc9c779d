/*
 * Unique names: each color once, each name once, in the order of the search, as many as there are.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { foldJoined } from '../../src/names/fold.ts';
import { nearest } from '../../src/names/nearest.ts';
import { findUnique } from '../../src/names/unique-names.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const unique = suite('unique names');

unique('two keywords of one color are one answer', () => {
	const find = (limit: number) => nearest(fromRgb24(0x00ffff), 'css', limit);
	assert.equal(find(2).map(({ name }) => name), ['aqua', 'cyan']);
	assert.equal(findUnique(find, 2).map(({ hex }) => hex), [...new Set(find(5).map(({ hex }) => hex))].slice(0, 2));
});

unique('no more than there are: 148 keywords have 139 colors', () => {
	assert.is(findUnique((limit) => nearest(fromRgb24(0x123456), 'css', limit), 148).length, 139);
});

unique('of any color: as many as requested, none twice, the first unchanged', () => {
	const seed = 'unique', random = randomFrom(seed);
	for (let i = 0; i < 300; i++) {
		const color = fromRgb24(Math.floor(random() * 0x1000000)), find = (limit: number) => nearest(color, 'extended', limit);
		const names = findUnique(find, 10);
		assert.equal(
			[names.length, new Set(names.map(({ hex }) => hex)).size, new Set(names.map(({ name }) => foldJoined(name))).size], [10, 10, 10],
			`seed "${seed}", color ${i}`,
		);
		assert.equal(names[0], find(1)[0]);
		assert.ok(names.every(({ deltaEOK }, k) => k === 0 || deltaEOK >= names[k - 1]!.deltaEOK));
	}
});

unique.run();
