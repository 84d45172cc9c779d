/*
 * Simulated colors as a whole: encoded in, encoded out.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mapToGamut } from '../../src/gamut/map.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { luminance } from '../../src/metrics/luminance.ts';
import { color, NONE_ALPHA } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { DEFICIENCIES, MODELS, simulate } from '../../src/vision/deficiency.ts';
import { DICHROMACIES } from '../../src/vision/dichromacy.ts';
import { near, nearAll } from '../support/near.ts';
import { wide } from '../support/spaces.ts';

const eyes = suite('simulate');

for (const model of MODELS) for (const kind of DEFICIENCIES) {
	eyes(`every gray of 8 bits stays itself under ${kind} after ${model}`, () => {
		for (let n = 0; n < 256; n++) {
			const gray = n * 0x010101;
			assert.is(toRgb24(simulate(fromRgb24(gray), kind, model)), gray);
		}
	});

	eyes(`${kind} after ${model} gives a color inside sRGB and keeps alpha, for any color`, () => {
		const seed = `inside ${kind} ${model}`, random = randomFrom(seed);
		for (let n = 0; n < 1000; n++) {
			const c = wide(random);
			const seen = simulate(color(c.space, c.coords, 0.4), kind, model);
			assert.is(seen.space, 'srgb');
			assert.is(seen.alpha, 0.4);
			assert.ok(seen.coords.every((x) => x >= 0 && x <= 1), `${seed}: ${c.coords.join(' ')}`);
		}
	});
}

// Computed by hand from the published matrices: pure red is the first column, blue the third, clamped, then encoded.
const encode = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decode = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

eyes('pure red without long-wave cones is the first column of the published matrix, encoded', () => {
	nearAll(simulate(fromRgb24(0xff0000), 'protanopia').coords, [encode(0.152286), encode(0.114503), 0], 1e-12);
});

eyes('pure blue without middle-wave cones is the third column, clamped and encoded', () => {
	nearAll(simulate(fromRgb24(0x0000ff), 'deuteranopia').coords, [0, encode(0.047413), encode(0.968881)], 1e-12);
});

eyes('the matrix is applied to light, not to encoded channels', () => {
	const half = decode(188 / 255);
	nearAll(
		simulate(fromRgb24(0xbc0000), 'protanopia').coords,
		[encode(0.152286 * half), encode(0.114503 * half), 0], 1e-12,
	);
});

eyes('achromatopsia leaves a gray of the same luminance, under both models', () => {
	const random = randomFrom('luminance');
	for (let n = 0; n < 2000; n++) {
		const c = Math.floor(random() * 0x1000000);
		const { coords } = simulate(fromRgb24(c), 'achromatopsia');
		assert.is(coords[0], coords[1]);
		assert.is(coords[1], coords[2]);
		// The weights of WCAG have four figures, those of CSS all.
		near(decode(coords[0]), luminance(c), 1e-4, c.toString(16));
		assert.equal(simulate(fromRgb24(c), 'achromatopsia', 'brettel').coords, coords);
	}
});

eyes('achromatopsia seen twice is achromatopsia seen once', () => {
	const once = simulate(fromRgb24(0x3b82f6), 'achromatopsia');
	nearAll(simulate(once, 'achromatopsia').coords, once.coords, 1e-12);
});

for (const kind of DICHROMACIES) {
	eyes(`a wide color is mapped into sRGB before ${kind}`, () => {
		const red = color('display-p3', [1, 0, 0]);
		assert.equal(simulate(red, kind).coords, simulate(mapToGamut(red, 'srgb'), kind).coords);
	});
}

eyes('a missing alpha stays missing', () => {
	assert.is(simulate(color('oklch', [0.7, 0.4, 30], 0, NONE_ALPHA), 'tritanopia').none, NONE_ALPHA);
});

eyes('an intermediate severity uses the printed matrix of its tenth; achromatopsia mixes with gray by the severity', () => {
	// Protanopia 0.5: the first column is 0.458064 0.092785 -0.007494.
	nearAll(simulate(fromRgb24(0xff0000), 'protanopia', 'machado', 0.5).coords, [encode(0.458064), encode(0.092785), 0], 1e-12);
	// Red light has the luminance 0.2126390 (CSS Color 4, sRGB to XYZ).
	nearAll(simulate(fromRgb24(0xff0000), 'achromatopsia', 'machado', 0.25).coords,
		[encode(1 - 0.25 * (1 - 0.212639)), encode(0.25 * 0.212639), encode(0.25 * 0.212639)], 1e-6);
	nearAll(simulate(fromRgb24(0x336699), 'protanopia', 'machado', 0).coords, [0.2, 0.4, 0.6], 1e-12);
});

eyes('full severity is the default', () => {
	for (const kind of DEFICIENCIES)
		assert.equal(simulate(fromRgb24(0x3b82f6), kind).coords, simulate(fromRgb24(0x3b82f6), kind, 'machado', 1).coords);
});

eyes.run();
