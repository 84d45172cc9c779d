/*
 * Shifts of lightness, chroma and hue, with grays, which have no turn.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { shift } from '../../src/metrics/shift.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { isPlainZero, near } from '../support/near.ts';

const oklch = (l: number, c: number, h: number, none = 0) => color('oklch', [l, c, h], 1, none);

const shifts = suite('shift');

shifts('is second minus first: lightness in percent, chroma in its own unit, hue along the shorter arc', () => {
	const { lightness, chroma, hue } = shift(oklch(0.5, 0.1, 350), oklch(0.75, 0.05, 20));
	assert.is(lightness, 25);
	near(chroma, -0.05, 1e-15);
	assert.is(hue, 30);
});

shifts('from red to lime is what their printed OKLCH gives', () => {
	const { lightness, chroma, hue } = shift(fromRgb24(0xff0000), fromRgb24(0x00ff00));
	near(lightness, 86.644 - 62.796, 1e-3);
	near(chroma, 0.29483 - 0.25768, 1e-5);
	near(hue, 142.49535 - 29.23388, 1e-4);
});

for (const [from, to, expected] of [
	[10, 350, -20], [350, 10, 20], [0, 180, 180], [180, 0, 180], [0, 181, -179], [90, 90, 0], [0, 360, 0], [-10, 730, 20],
] as const) {
	shifts(`of the hue from ${from} to ${to} is ${expected}`, () => {
		assert.is(shift(oklch(0.5, 0.1, from), oklch(0.5, 0.1, to)).hue, expected);
	});
}

shifts('of the hue is 0 where either color is a gray', () => {
	const blue = fromRgb24(0x3b82f6), gray = fromRgb24(0x808080);
	for (const [first, second] of [[blue, gray], [gray, blue], [gray, fromRgb24(0xffffff)]] as const) {
		assert.ok(isPlainZero(shift(first, second).hue));
	}
});

shifts('of the hue is 0 also where the gray was written with a hue', () => {
	assert.is(shift(oklch(0.5, 0, 120), oklch(0.5, 0.1, 200)).hue, 0);
	assert.is(shift(oklch(0.5, 0.1, 200), oklch(0.5, 0.000004, 120)).hue, 0);
	assert.is(shift(oklch(0.5, 0.000004, 120), oklch(0.5, 0.1, 200)).hue, 0);
	assert.is(shift(oklch(0.5, 0.1, 200), oklch(0.5, 0.0000041, 120)).hue, -80);
	assert.is(shift(oklch(0.5, 0.0000041, 120), oklch(0.5, 0.1, 200)).hue, 80);
});

shifts('counts a missing hue as 0, because the color may have chroma', () => {
	assert.is(shift(oklch(0.7, 0.1, 0, 4), oklch(0.7, 0.1, 40)).hue, 40);
});

shifts('of a color to itself is 0 in all three', () => {
	const { lightness, chroma, hue } = shift(fromRgb24(0x3b82f6), fromRgb24(0x3b82f6));
	assert.ok([lightness, chroma, hue].every(isPlainZero));
});

shifts.run();
