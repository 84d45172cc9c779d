/*
 * Splines through colors. Expected values follow by hand from the formulas of Steffen (1990) and of the uniform cubic B-spline, in
 * channels of sRGB without alpha.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { NONE_ALPHA, type Color } from '../../src/spaces/color.ts';
import { mixIn } from '../../src/spaces/mix.ts';
import { oklch } from '../../src/spaces/oklch.ts';
import { splineIn, SPLINES, type Spline } from '../../src/spaces/spline.ts';
import { srgb } from '../../src/spaces/srgb.ts';
import { near, nearAll } from '../support/near.ts';

const splines = suite('splines');

const red = (value: number): Color => ({ space: 'srgb', coords: [value, 0, 0], alpha: 1, none: 0 });
const lch = (hue: number, none = 0): Color => ({ space: 'oklch', coords: [0.5, 0.1, hue], alpha: 1, none });

for (const [curve, values, at, expected] of [
	['monotone', [0, 1, 1, 4], 1 / 6, 0.6875],
	['monotone', [0, 1, 1, 4], 1 / 3, 1],
	['monotone', [0, 1, 1, 4], 0.5, 1],
	['monotone', [0, 1, 3], 0.25, 0.375],
	['monotone', [0, 1, 2, 3], 0.7, 2.1],
	['monotone', [0, 2, 0], 0.5, 2],
	['basis', [0, 3, 0], 0.5, 2],
	['basis', [0, 3, 0], 0.25, 1.375],
	['basis', [0, 3, 0], 0, 0],
	['basis', [0, 3, 0], 1, 0],
	['basis', [0, 1, 2, 3], 0.7, 2.1],
] as const) {
	splines(`${curve} through ${values.join(', ')} is ${expected} at ${at.toFixed(3)}`, () =>
		near(splineIn(srgb, values.map(red), curve, 'shorter')(at).coords[0], expected, 1e-12));
}

splines('a monotone curve stays between its neighbors', () => {
	const seed = 'monotone', random = randomFrom(seed);
	for (let n = 0; n < 300; n++) {
		const values = Array.from({ length: 2 + Math.floor(random() * 5) }, () => random()), last = values.length - 1;
		const curve = splineIn(srgb, values.map(red), 'monotone', 'shorter'), at = random(), i = Math.min(Math.floor(at * last), last - 1);
		const [least, most] = [values[i]!, values[i + 1]!].sort((a, b) => a - b) as [number, number], value = curve(at).coords[0];
		assert.ok(value >= least - 1e-12 && value <= most + 1e-12, `seed ${seed}, case ${n}: ${value} is not in ${least}..${most}`);
	}
});

for (const curve of SPLINES) {
	splines(`${curve} between two colors is a mixture, with alpha and missing channels`, () => {
		const seed = `two ${curve}`, random = randomFrom(seed);
		const draw = (): Color => {
			const none = random() < 0.4 ? Math.floor(random() * 16) : 0, alpha = random() < 0.2 ? 0 : random();
			// Missing channels are 0 in a Color.
			const coords = [random(), random() * 0.3, random() * 360].map((x, i) => (none & (1 << i) ? 0 : x));
			return { space: 'oklch', coords: coords as unknown as Color['coords'], alpha: none & NONE_ALPHA ? 0 : alpha, none };
		};
		for (let n = 0; n < 300; n++) {
			const a = draw(), b = draw(), at = random();
			const smooth = splineIn(oklch, [a, b], curve, 'longer')(at), mixed = mixIn(oklch, a, b, at, 'longer'), what = `seed ${seed}, case ${n}`;
			nearAll(smooth.coords.slice(0, 2), mixed.coords.slice(0, 2), 1e-12, what);
			// Hues just below 360 and just above 0 are near.
			near(Math.cos((smooth.coords[2] - mixed.coords[2]) * Math.PI / 180), 1, 1e-12, what);
			near(smooth.alpha, mixed.alpha, 1e-12, what);
			assert.is(smooth.none, mixed.none, what);
		}
	});
}

const hueAt = (curve: Spline, hues: readonly Color[], at: number): number => splineIn(oklch, hues, curve, 'shorter')(at).coords[2];

splines('hues go on through 0, and a missing one is that of the color before', () => {
	for (const curve of SPLINES) near(hueAt(curve, [lch(340), lch(0), lch(20)], 0.75), 10, 1e-9);
	near(hueAt('monotone', [lch(350), lch(0, 4), lch(350)], 0.5), 350, 1e-9);
	near(hueAt('monotone', [lch(0, 4), lch(0, 4), lch(30)], 0.1), 30, 1e-9);
	assert.is(splineIn(oklch, [lch(0, 4), lch(0, 4)], 'basis', 'shorter')(0.3).none, 4);
});

splines('a transparent color does not contribute', () => {
	const clear: Color = { space: 'srgb', coords: [0, 0, 1], alpha: 0, none: 0 };
	nearAll(splineIn(srgb, [red(1), clear, red(1)], 'basis', 'shorter')(0.4).coords, [1, 0, 0], 1e-12);
});

splines.run();
