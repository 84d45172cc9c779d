/*
 * Mixing like paint: the tables are those of the fit, spectra have the colors they were fitted to, and mixtures are those of Kubelka
 * and Munk.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
// @ts-expect-error: a script without types
import * as fit from '../../data/fit-paint.mjs';
import { mixPaints } from '../../src/compositing/paint.ts';
import { PRIMARIES, WEIGHTS } from '../../src/compositing/paint-spectra.ts';
import * as fn from '../../src/fn.ts';
import { color, convert, inGamut, mixPaint, toHex } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { near, nearAll } from '../support/near.ts';

const paint = suite('mixing like paint');

type Rows = readonly (readonly number[])[];

const { D65, X, Y, Z, fitPrimaries, fitWeights } = fit as {
	readonly D65: readonly number[]; readonly X: readonly number[]; readonly Y: readonly number[]; readonly Z: readonly number[];
	readonly fitPrimaries: () => Rows; readonly fitWeights: () => Rows;
};

paint('the tables are those of the fit', () => {
	for (const [table, rows] of [[PRIMARIES, fitPrimaries()], [WEIGHTS, fitWeights()]] as const) {
		assert.is(table.length, rows.length);
		rows.forEach((row, band) => nearAll(table[band]!, row, 1e-9));
	}
});

paint('the tables of CIE give the white of D65', () => {
	const [x, y, z] = [X, Y, Z].map((curve) => curve.reduce((sum, value, i) => sum + value * D65[i]!, 0)) as [number, number, number];
	near(x / (x + y + z), 0.3127, 5e-4);
	near(y / (x + y + z), 0.3290, 5e-4);
});

paint('primaries reflect 0 to 1, add up to 1, and have their colors', () => {
	for (const row of PRIMARIES) {
		assert.ok(row.every((x) => x >= 0 && x <= 1));
		near(row[0] + row[1] + row[2], 1, 2e-9);
	}
	for (let primary = 0; primary < 3; primary++) for (let channel = 0; channel < 3; channel++) {
		const light = PRIMARIES.reduce((sum, row, band) => sum + row[primary]! * WEIGHTS[band]![channel]!, 0);
		near(light, primary === channel ? 1 : 0, 1e-8);
	}
});

paint('black and white, whose spectra are flat, mix as one reflectance', () => {
	// K/S of reflectance 0.04 is 0.96² / 0.08 = 11.52, of 1 it is 0; one part of white, 0.04 parts of black.
	const ratio = 11.52 * 0.04 / 1.04, reflectance = 1 + ratio - Math.sqrt(ratio ** 2 + 2 * ratio), light = (reflectance - 0.04) / 0.96;
	nearAll(mixPaints([0, 0, 0], 1, [1, 1, 1], 1), [light, light, light], 1e-8);
});

const hueOf = (text: string): number => convert(text, 'oklch').coords[2];

paint('blue and yellow give green, where light gives gray', () => {
	for (const [blue, yellow] of [['blue', 'yellow'], ['#002185', '#fcd200'], ['#1e40af', '#fde047']] as const) {
		const { coords: [, chroma, hue] } = convert(mixPaint(blue, yellow), 'oklch');
		assert.ok(chroma > 0.07 && hue > 110 && hue < 165, `${blue}: ${hue}`);
	}
	const orange = convert(mixPaint('red', 'yellow'), 'oklch').coords[2];
	assert.ok(orange > hueOf('red') && orange < hueOf('yellow'));
});

paint('ends are the colors, and a color with itself is itself', () => {
	for (const text of ['#3b82f6', 'yellow', 'black', 'white', '#12345678']) {
		assert.is(toHex(mixPaint(text, 'red', 0)), toHex(text));
		assert.is(toHex(mixPaint('red', text, 1)), toHex(text));
		assert.equal(mixPaint(text, 'red', 0), convert(text, 'srgb'));
		nearAll(mixPaint(text, text, 0.3).coords, convert(text, 'srgb').coords, 1e-6);
	}
});

paint('a transparent color adds no paint', () => {
	assert.equal(mixPaint('#ff000000', 'yellow').coords, convert('yellow', 'srgb').coords);
	assert.is(mixPaint('#ff000000', 'yellow').alpha, 0.5);
	assert.is(mixPaint('#ff000000', '#00ff0000').alpha, 0);
});

paint('any mixture is inside sRGB and the same in both entries', () => {
	const random = randomFrom('paint'), draw = () => color('srgb', [random() * 1.2 - 0.1, random(), random()]);
	for (let i = 0; i < 300; i++) {
		const first = draw(), second = draw(), share = random(), mixed = mixPaint(first, second, share);
		assert.ok(inGamut(mixed, 'srgb') && mixed.space === 'srgb');
		assert.equal(fn.mixPaint(first, second, share), mixed);
	}
});

paint('more of the darker paint makes it darker', () => {
	let before = 1;
	for (let i = 0; i <= 20; i++) {
		const [lightness] = convert(mixPaint('#fcd200', '#002185', i / 20), 'oklch').coords;
		assert.ok(lightness < before + 1e-9);
		before = lightness;
	}
});

paint.run();
