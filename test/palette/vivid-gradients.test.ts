/*
 * Gradients that avoid gray, and smooth ones, measured by test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { makeGradient } from '../../src/operations.ts';
import { randomFrom } from '../../src/math/random.ts';
import { printHex } from '../../src/formats/hex.ts';
import { fits } from '../../src/gamut/fits.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { pathsThrough } from '../../src/palette/gradient-paths.ts';
import { color } from '../../src/spaces/color.ts';
import { deltaEOk, oklab, oklchOf } from '../support/reference-math.ts';

const vivid = suite('vivid gradients');

const random = randomFrom('vivid'), PAIRS = [
	['#ff512f', '#24c6dc'], ['#3b82f6', '#f97316'], ['#0000ff', '#ffff00'], ['#ff0000', '#00ffff'],
	...Array.from({ length: 24 }, () => [0, 1].map(() => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`)),
].filter((colors) => colors.every((hex) => oklchOf(hex)[1] > 0.04));

vivid('every stop has .6 of the chroma of the duller end, where sRGB has as much at its hue, and the ends are exact', () => {
	for (const colors of PAIRS) {
		const { stops, fallback } = makeGradient({ colors, path: 'vivid' }), least = 0.6 * Math.min(...colors.map((hex) => oklchOf(hex)[1]));
		assert.equal([stops[0]!.hex, stops.at(-1)!.hex], colors);
		assert.match(fallback, colors[0]!);
		// No hue of sRGB has less than .125 at its strongest.
		for (const { hex } of stops) assert.ok(oklchOf(hex)[1] >= Math.min(least, 0.125), `${colors.join()}: ${hex} has ${oklchOf(hex)[1]}`);
	}
});

vivid('the straight path between opposite colors is gray in the middle, and stays the default', () => {
	const { stops } = makeGradient({ colors: ['#ff512f', '#24c6dc'] });
	assert.ok(Math.min(...stops.map(({ hex }) => oklchOf(hex)[1])) < 0.02);
});

vivid('steps stay small, also where lightness moves', () => {
	for (const colors of PAIRS) {
		const { stops } = makeGradient({ colors, path: 'vivid', stops: 64 });
		// Next to the blue primary, a corner of sRGB, chroma falls fast.
		for (let i = 1; i < stops.length; i++) assert.ok(deltaEOk(stops[i]!.hex, stops[i - 1]!.hex) < 0.07, `${colors.join()} at ${i}`);
	}
});

vivid('ends outside sRGB stay as they are', () => {
	const colors = [color('display-p3', [0, 1, 0]), color('display-p3', [1, 0, 0.5])];
	const [way] = pathsThrough(colors, 'oklab', 'vivid', 'linear')!;
	assert.equal([0, 1].map((share) => fits(way!(share), 'srgb')), [false, false]);
	assert.ok([0.25, 0.5, 0.75].every((share) => oklchOf(printHex(toRgb24(way!(share)), 1))[1] > 0.1));
});

vivid('from a gray it is the straight path', () => {
	const colors = ['#888888', '#ff0000'];
	const inSpace = (space: 'oklab' | 'oklch' | 'srgb') => makeGradient({ colors, path: 'vivid', space }).stops.map(({ hex }) => hex);
	assert.equal(makeGradient({ colors, path: 'vivid' }).stops, makeGradient({ colors }).stops);
	assert.equal([inSpace('oklch'), inSpace('srgb')], [inSpace('oklab'), inSpace('oklab')], 'of OKLab');
});

vivid.run();

const smooth = suite('smooth gradients');

smooth('pass through every color and turn less at it than straight ones', () => {
	const colors = ['#3b82f6', '#f5f5f5', '#f97316', '#222222'];
	const turnAt = (curve: 'linear' | 'smooth'): number => {
		const { stops } = makeGradient({ colors, curve, stops: 61 }), labs = stops.map(({ hex }) => oklab(hex));
		for (const hex of colors) assert.ok(stops.some((stop) => stop.hex === hex), `${curve} ${hex}`);
		// The corner at the second color: change of direction over three stops on both sides.
		const [before, at, after] = [labs[17]!, labs[20]!, labs[23]!];
		return Math.hypot(...at.map((x, k) => after[k]! - 2 * x + before[k]!));
	};
	assert.ok(turnAt('smooth') < 0.7 * turnAt('linear'), `${turnAt('smooth')} ${turnAt('linear')}`);
});

smooth('between two colors nothing changes', () => {
	const colors = ['#3b82f6', '#f97316'];
	assert.equal(makeGradient({ colors, curve: 'smooth' }).css, makeGradient({ colors }).css);
});

smooth.run();
