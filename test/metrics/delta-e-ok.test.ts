/*
 * deltaE OK as the straight distance in OKLab.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { labDistance } from '../../src/metrics/delta-e-ok.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';
import { insideSrgb } from '../support/spaces.ts';

/** The distance of two colors printed as OKLCH, by the law of cosines. */
function apart(first: readonly [number, number, number], second: readonly [number, number, number]): number {
	const turn = ((second[2] - first[2]) * Math.PI) / 180;
	return Math.sqrt((first[0] - second[0]) ** 2 + first[1] ** 2 + second[1] ** 2 - 2 * first[1] * second[1] * Math.cos(turn));
}

const distance = suite('ΔE OK');

distance('is the straight distance', () => {
	assert.is(labDistance([0, 0, 0], [2, 3, 6]), 7);
	assert.is(labDistance([2, 3, 6], [0, 0, 0]), 7);
	near(labDistance([0.5, 0.1, -0.1], [0.5, -0.2, 0.3]), 0.5, 1e-15);
	assert.is(labDistance(Float64Array.of(0, 3, 0), [0, 0, 4]), 5);
});

distance('is 1 from black to white and 0 for the same color', () => {
	assert.is(deltaEOK(fromRgb24(0x000000), fromRgb24(0xffffff)), 1);
	assert.ok(Object.is(deltaEOK(fromRgb24(0x3b82f6), fromRgb24(0x3b82f6)), 0));
});

distance('of the primaries is what their printed OKLCH gives', () => {
	const red = [0.62796, 0.25768, 29.23388] as const;
	const lime = [0.86644, 0.29483, 142.49535] as const;
	const blue = [0.45201, 0.31321, 264.05202] as const;
	near(deltaEOK(fromRgb24(0xff0000), fromRgb24(0x00ff00)), apart(red, lime), 2e-5);
	near(deltaEOK(fromRgb24(0x00ff00), fromRgb24(0x0000ff)), apart(lime, blue), 2e-5);
	near(deltaEOK(fromRgb24(0x0000ff), fromRgb24(0xff0000)), apart(blue, red), 2e-5);
});

distance('does not depend on the space a color is written in, nor on alpha', () => {
	near(deltaEOK(color('hsl', [270, 50, 40]), fromRgb24(0x663399, 0.5)), 0, 1e-14);
	near(deltaEOK(color('display-p3', [1, 1, 1]), color('lab', [0, 0, 0], 0.1)), 1, 1e-12);
});

distance('is symmetric and keeps the triangle', () => {
	const seed = 'triangle', random = randomFrom(seed);
	for (let n = 0; n < 2_000; n++) {
		const a = insideSrgb(random), b = insideSrgb(random), c = insideSrgb(random);
		assert.is(deltaEOK(a, b), deltaEOK(b, a), `seed "${seed}", ${n}`);
		assert.ok(deltaEOK(a, c) <= deltaEOK(a, b) + deltaEOK(b, c) + 1e-15, `seed "${seed}", ${n}`);
	}
});

distance.run();
