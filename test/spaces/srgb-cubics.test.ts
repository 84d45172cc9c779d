/*
 * The curve read from the table, against the formula of the standard.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { encodeSrgb } from '../../src/spaces/srgb-cubics.ts';

const cubics = suite('the sRGB curve from a table');

/** IEC 61966-2-1, mirrored below 0. */
const formula = (x: number): number => {
	const size = Math.abs(x);
	return Math.sign(x) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055);
};

cubics('is within 1e-13 of the formula, inside and outside of the gamut', () => {
	for (let n = -20_000; n <= 120_000; n++) {
		const x = n / 100_000;
		assert.ok(Math.abs(encodeSrgb(x) - formula(x)) < 1e-13, `${x} gave ${encodeSrgb(x)}`);
	}
});

cubics('never falls, stays inside the gamut and keeps its ends', () => {
	let last = 0;
	for (let n = 0; n <= 200_000; n++) {
		const y = encodeSrgb(n / 200_000);
		assert.ok(y >= last && y <= 1, `${n} / 200000 gave ${y} after ${last}`);
		last = y;
	}
	assert.is(encodeSrgb(0), 0);
	assert.is(encodeSrgb(1), 1);
});

cubics.run();
