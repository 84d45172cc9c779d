/*
 * Cells of OKLab: a function is computed once for each, at a center that is near to every color of sRGB.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { wordsFor } from '../../src/names/color-words.ts';
import { hueFamily } from '../../src/names/hue-family.ts';
import { agreeInCell, CELL_RADIUS, memoizeCells } from '../../src/names/lab-cells.ts';
import { LOCALES } from '../../src/names/locales/ids.ts';
import { LANGUAGES } from '../../src/names/locales/table.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const cells = suite('cells of OKLab');

cells('the center of a cell is near to every color of sRGB', () => {
	const random = randomFrom('cells: near'), ends = [0, 0xff, 0xff00, 0xffff, 0xff0000, 0xff00ff, 0xffff00, 0xffffff];
	for (let i = 0; i < 5000; i++) {
		const lab = convert(fromRgb24(ends[i] ?? Math.floor(random() * 0x1000000)), 'oklab').coords;
		let distance = Infinity;
		memoizeCells((center) => (distance = Math.hypot(...center.map((x, axis) => x - lab[axis]!))))(lab);
		assert.ok(distance <= CELL_RADIUS + 1e-9, `case ${i}: ${distance}`);
	}
});

cells('a function is computed once for a cell, also for undefined', () => {
	let times = 0;
	const compute = memoizeCells(([l]) => {
		times++;
		return l > 0.5 ? 'light' : undefined;
	});
	const inOneCell = [[0.7, 0.1, 0.1], [0.704, 0.1, 0.096], [0.7, 0.103, 0.1]] as const;
	for (const lab of inOneCell) assert.is(compute(lab), 'light');
	for (let i = 0; i < 3; i++) assert.is(compute([0.2, 0, 0]), undefined);
	assert.is(times, 2);
	assert.is(compute([9, 9, 9]), 'light');
});

cells('a cell agrees if a function has one result at its center and corners', () => {
	assert.is(agreeInCell([0.5, 0, 0], ([l]) => l > 0.4), true);
	assert.is(agreeInCell([0.5, 0, 0], ([l]) => l > 0.504), undefined);
});

cells('a name of a cell is a name of a color in it, and the family is that of the color', () => {
	const random = randomFrom('cells: names');
	for (let i = 0; i < 500; i++) {
		const lab = convert(fromRgb24(Math.floor(random() * 0x1000000)), 'oklab').coords, one = color('oklab', [...lab]);
		for (const locale of LOCALES) {
			const { plainName, hueFamily: family } = wordsFor(one, locale);
			assert.is(family, hueFamily(one));
			const center = lab.map((x) => Math.round(x / 0.01) * 0.01) as [number, number, number];
			const names = [center, lab].map((at) => LANGUAGES[locale].plainName(at, hueFamily(color('oklab', [...at]))));
			assert.ok(names.includes(plainName), `case ${i}: ${plainName}, not ${names}`);
		}
	}
});

cells.run();
