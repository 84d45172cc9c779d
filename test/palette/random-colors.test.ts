/*
 * Random colors: inside the gamut and the ranges, uniform in OKLab, and apart.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { GAMUT_IDS } from '../../src/gamut/gamut.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { ALL_COLORS, randomColors, type Ranges } from '../../src/palette/random-colors.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { maxChromaAt } from '../support/reference-math.ts';

const drawing = suite('random colors');

const ALL: Ranges = { lightness: [0, 1], chroma: [0, 0.5], hue: [0, 360] };

for (const gamut of GAMUT_IDS) {
	drawing(`${gamut}: 2,000 colors are inside, and as many in each cell of OKLab as its volume has`, () => {
		const colors = whole(randomColors(randomFrom(`uniform ${gamut}`), 2000, gamut, ALL, 0)), counts = new Map<string, number>();
		// Cells of lightness and of the two signs. Their volumes are counted on a grid, apart from the drawing.
		const cellOf = ([l, a, b]: readonly number[]): string => `${Math.floor(l! * 4)} ${a! > 0} ${b! > 0}`;
		for (const color of colors) {
			assert.ok(fits(color, gamut), JSON.stringify(color));
			const cell = cellOf(convert(color, 'oklab').coords);
			counts.set(cell, (counts.get(cell) ?? 0) + 1);
		}
		const volumes = new Map<string, number>();
		let all = 0;
		for (let l = 0.005; l < 1; l += 0.01) for (let a = -0.495; a < 0.5; a += 0.01) for (let b = -0.495; b < 0.5; b += 0.01) {
			if (!fits({ space: 'oklab', coords: [l, a, b], alpha: 1, none: 0 }, gamut)) continue;
			volumes.set(cellOf([l, a, b]), (volumes.get(cellOf([l, a, b])) ?? 0) + 1);
			all++;
		}
		// Chi squared of up to 16 cells: 15 degrees of freedom exceed 37.7 once in a thousand; cells with less than 5 expected are left out.
		const cells = [...volumes].map(([cell, volume]) => [cell, volume / all * 2000] as const).filter(([, expected]) => expected >= 5);
		const chi = cells.reduce((sum, [cell, expected]) => sum + ((counts.get(cell) ?? 0) - expected) ** 2 / expected, 0);
		assert.ok(cells.length > 8 && chi < 37.7, `${cells.length} cells, chi squared ${chi}`);
	});
}

drawing('200 seeded ranges: every color is within them', () => {
	const random = randomFrom('ranges');
	for (let i = 0; i < 200; i++) {
		const dark = random(), least = random() * 0.2, light = dark + random() * (1 - dark), most = least + random() * (0.2 - least);
		const from = random() * 360, to = random() * 360, ranges: Ranges = { lightness: [dark, light], chroma: [least, most], hue: [from, to] };
		for (const { coords: [l, c, h] } of whole(randomColors(random, 5, 'srgb', ranges, 0))) {
			const isInHue = from <= to ? h >= from && h <= to : h >= from || h <= to;
			assert.ok(l >= dark && l <= light && c >= least - 1e-12 && c <= most + 1e-12 && isInHue, JSON.stringify({ i, ranges, l, c, h }));
		}
	}
});

drawing('with a least distance no two colors are nearer; the colors end when there is no room', () => {
	for (const [distance, atLeast] of [[0.1, 40], [0.3, 4], [1, 1]] as const) {
		const colors: readonly Color[] = whole(randomColors(randomFrom(`apart ${distance}`), 100, 'srgb', ALL, distance));
		assert.ok(colors.length >= atLeast, `${distance}: ${colors.length}`);
		for (const [i, one] of colors.entries()) for (const other of colors.slice(i + 1)) assert.ok(deltaEOK(one, other) >= distance);
	}
});

drawing('ranges without colors give none', () => {
	for (const ranges of [{ ...ALL, lightness: [1, 1], chroma: [0.1, 0.5] }, { ...ALL, chroma: [0.4, 0.5] }] satisfies Ranges[])
		assert.equal(whole(randomColors(randomFrom('none'), 5, 'srgb', ranges, 0)), []);
});

drawing('the ranges that exclude nothing hold every color of every gamut, and no more lightnesses and hues than there are', () => {
	const { lightness, chroma: [least, most], hue } = ALL_COLORS;
	assert.equal([lightness, least, hue], [[0, 1], 0, [0, 360]]);
	for (const gamut of GAMUT_IDS) for (let l = 0.05; l < 1; l += 0.05) for (let h = 0; h < 360; h += 5)
		assert.ok(maxChroma(l, h, gamut) < most, `${gamut} ${l} ${h}`);
});

drawing('a range of one hue has that hue, and no colors are none', () => {
	for (const { coords } of whole(randomColors(randomFrom('one'), 50, 'srgb', { ...ALL, hue: [120, 120] }, 0))) assert.is(coords[2], 120);
	assert.equal(whole(randomColors(randomFrom('none'), 0, 'srgb', ALL, 0)), []);
	assert.is(whole(randomColors(randomFrom('exactly'), 7, 'srgb', ALL, 0)).length, 7);
});

drawing('without room for a second color the search ends after 3,000 draws, with a pause each hundred', () => {
	assert.is([...randomColors(randomFrom('no room'), 2, 'srgb', ALL, 2)].length, 30);
});

drawing('a range of one number gives colors with that number', () => {
	for (const chroma of [0, 0.05]) {
		const colors = whole(randomColors(randomFrom('one'), 5, 'srgb', { ...ALL, chroma: [chroma, chroma] }, 0));
		assert.is(colors.length, 5);
		for (const { coords } of colors) assert.ok(Math.abs(coords[1] - chroma) < 1e-9);
	}
});

drawing('in narrow ranges the most vivid of 400 colors has nearly all the chroma of sRGB there, and half have less than .707 of it', () => {
	for (const [l, h] of [[0.65, 30], [0.85, 110], [0.5, 265], [0.6, 350]] as const) {
		const ranges: Ranges = { lightness: [l - 0.01, l + 0.01], chroma: [0, 0.5], hue: [h - 2, h + 2] };
		const chromas = whole(randomColors(randomFrom(`narrow ${h}`), 400, 'srgb', ranges, 0)).map(({ coords }) => coords[1]).sort((a, b) => a - b);
		const most = maxChromaAt(l, h);
		assert.is(chromas.length, 400);
		assert.ok(chromas.at(-1)! > 0.95 * most && chromas.at(-1)! < 1.1 * most, `${l} ${h}: ${chromas.at(-1)} of ${most}`);
		// Of 400 the median is within five percent of that of the area.
		assert.ok(Math.abs(chromas[200]! / most - Math.SQRT1_2) < 0.06, `${l} ${h}: ${chromas[200]}`);
	}
});

drawing('a search that finds nothing ends after 3,000 draws of three numbers', () => {
	const most = maxChroma(0.5, 200, 'srgb'), random = randomFrom('nothing');
	let drawn = 0;
	const counted = (): number => {
		drawn++;
		return random();
	};
	const ranges: Ranges = { lightness: [0.5, 0.5], chroma: [1.1 * most, 0.5], hue: [200, 200] };
	assert.equal([whole(randomColors(counted, 1, 'srgb', ranges, 0)), drawn], [[], 9000]);
});

drawing('a long search pauses', () => {
	const steps = randomColors(randomFrom('pauses'), 5, 'srgb', { ...ALL, lightness: [0.999, 1] }, 0.5);
	let pauses = 0;
	while (steps.next().done !== true) pauses++;
	assert.ok(pauses >= 29, `${pauses}`);
});

drawing.run();
