/*
 * The curve read from the tables, against the formulas of the standard.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodeSrgb, encodeSrgb } from '../../../src/spaces/lanes/srgb-curve.ts';

const cubics = suite('the sRGB curve from tables');

/** IEC 61966-2-1, mirrored below 0. */
const encoded = (x: number): number => {
	const size = Math.abs(x);
	return Math.sign(x) * (size <= 0.0031308 ? 12.92 * size : 1.055 * size ** (1 / 2.4) - 0.055);
};
const decoded = (x: number): number => {
	const size = Math.abs(x);
	return Math.sign(x) * (size <= 0.04045 ? size / 12.92 : ((size + 0.055) / 1.055) ** 2.4);
};

for (const [name, curve, formula] of [['from light', encodeSrgb, encoded], ['to light', decodeSrgb, decoded]] as const) {
	cubics(`${name}: within 1e-13 of the formula, inside and outside of the gamut`, () => {
		for (let n = -140_000; n <= 140_000; n++) {
			const x = n / 100_000;
			assert.ok(Math.abs(curve(x) - formula(x)) < 1e-13, `${x} gave ${curve(x)}`);
		}
	});

	cubics(`${name}: never falls, stays inside the gamut and keeps its ends`, () => {
		let last = 0;
		for (let n = 0; n <= 200_000; n++) {
			const y = curve(n / 200_000);
			assert.ok(y >= last && y <= 1, `${n} / 200000 gave ${y} after ${last}`);
			last = y;
		}
		assert.is(curve(0), 0);
		assert.is(curve(1), 1);
		assert.is(curve(-1), -1);
	});

	cubics(`${name}: NaN stays NaN`, () => {
		assert.is(Number.isNaN(curve(NaN)), true);
		assert.is(curve(Infinity), Infinity);
	});
}

cubics.run();
