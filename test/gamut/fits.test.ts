/*
 * Which colors are inside a gamut, and the tolerance at its surface.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits, fitsIn } from '../../src/gamut/fits.ts';
import { GAMUT_IDS, type GamutId } from '../../src/gamut/gamut.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { encodedRgb, linearRgb } from '../../src/spaces/rgb.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { srgb } from '../../src/spaces/srgb.ts';

const inside = suite('fits');

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [n & 1, (n >> 1) & 1, n >> 2] as const);

for (const gamut of GAMUT_IDS) {
	inside(`every corner of ${gamut} is inside it, also by way of OKLCH and Lab`, () => {
		for (const corner of CORNERS) {
			const c = color(gamut, corner);
			assert.ok(fits(c, gamut), `${corner}`);
			assert.ok(fits(convert(c, 'oklch'), gamut), `${corner} by oklch`);
			assert.ok(fits(convert(c, 'lab'), gamut), `${corner} by lab`);
		}
	});
}

inside('all of sRGB is inside the two wider gamuts', () => {
	for (let r = 0; r < 256; r += 15) for (let g = 0; g < 256; g += 15) for (let b = 0; b < 256; b += 15) {
		const c = fromRgb24((r << 16) | (g << 8) | b);
		for (const gamut of GAMUT_IDS) assert.ok(fits(c, gamut), `${r} ${g} ${b} in ${gamut}`);
	}
});

// The primaries as chromaticities: P3 green (0.265, 0.690) lies inside the triangle of Rec. 2020, P3 red (0.680, 0.320)
// a little outside its edge from red (0.708, 0.292) to green (0.170, 0.797): 0.680 + 0.320 is 1, the edge is below it.
const PRIMARIES: readonly (readonly [GamutId, readonly [number, number, number], GamutId, boolean])[] = [
	['display-p3', [1, 0, 0], 'srgb', false],
	['display-p3', [0, 1, 0], 'srgb', false],
	['display-p3', [0, 0, 1], 'srgb', false],
	['display-p3', [0, 1, 0], 'rec2020', true],
	['display-p3', [0, 0, 1], 'rec2020', true],
	['display-p3', [1, 0, 0], 'rec2020', false],
	['rec2020', [1, 0, 0], 'display-p3', false],
	['rec2020', [0, 1, 0], 'display-p3', false],
	['rec2020', [0, 0, 1], 'display-p3', false],
];

for (const [from, coords, gamut, expected] of PRIMARIES) {
	inside(`${from} ${coords.join(' ')} is ${expected ? 'inside' : 'outside'} ${gamut}`, () => {
		assert.is(fits(color(from, coords), gamut), expected);
	});
}

for (const gamut of ['srgb', 'display-p3'] as const) {
	inside(`${gamut} forgives 0.0005 of an encoded channel and no more`, () => {
		const random = randomFrom('fits');
		for (let n = 0; n < 300; n++) {
			const off = random() * 0.001, at = n % 3;
			const above = [random(), random(), random()] as [number, number, number], below = [...above] as typeof above;
			above[at] = 1 + off;
			below[at] = -off;
			assert.is(fits(color(gamut, above), gamut), off <= 0.0005, `1 + ${off}`);
			assert.is(fits(color(gamut, below), gamut), off <= 0.0005, `-${off}`);
		}
	});
}

inside('rec2020 forgives the same amount of light', () => {
	// 0.0005 / 12.92 of light below black is 0.01452 on a channel that is a power of 2.4.
	assert.ok(fits(color('rec2020', [-0.0145, 0.5, 0.5]), 'rec2020'));
	assert.not(fits(color('rec2020', [-0.0146, 0.5, 0.5]), 'rec2020'));
	assert.not(fits(color('rec2020', [0.5, 1.0006, 0.5]), 'rec2020'));
});

inside('a color on the surface of sRGB is still inside once its coordinates are rounded to five decimals', () => {
	const random = randomFrom('surface'), rounded = (x: number): number => Math.round(x * 1e5) / 1e5;
	for (let n = 0; n < 3000; n++) {
		const surface = [random(), random(), random()] as [number, number, number];
		surface[n % 3] = n & 1;
		const [l, a, b] = convert(color('srgb', surface), 'oklab').coords;
		assert.ok(fits(color('oklab', [rounded(l), rounded(a), rounded(b)]), 'srgb'), `${surface}`);
	}
});

inside('a gamut narrower than sRGB leaves out its red, written in any space', () => {
	// The primaries of SMPTE RP 145, whose red (0.630, 0.340) lies inside the triangle of sRGB.
	const linear = linearRgb('smpte-linear', [630, 340, 310, 595, 155, 70], 'color(--smpte-linear');
	const smpte = encodedRgb('smpte', linear, srgb.toBase[0]!, srgb.fromBase[0]!);
	const red = color('srgb', [1, 0, 0]);
	assert.not(fitsIn(red, smpte));
	assert.not(fitsIn(convert(red, 'oklch'), smpte));
	assert.ok(fitsIn(color('srgb', [0.6, 0.5, 0.4]), smpte));
});

inside('a missing channel counts as 0, alpha does not count', () => {
	assert.ok(fits(color('oklch', [0.5, 0, 200], 0.5, 2), 'srgb'));
	assert.ok(fits(color('srgb', [0, 0.5, 0.5], 0, 1), 'srgb'));
	assert.not(fits(color('oklch', [0.5, 0.4, 0], 0, 4), 'srgb'));
});

inside('light beyond all numbers is outside', () => {
	for (const gamut of GAMUT_IDS) {
		assert.not(fits(color('srgb', [1e300, 0, 0]), gamut));
		assert.not(fits(color('oklab', [0.5, 1e300, -1e300]), gamut));
	}
});

inside.run();
