/*
 * How even the steps of scales are, and how vivid the pale ones, judged by the formulas of test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import type { Vec3 } from '../../src/math/matrix.ts';
import { randomFrom } from '../../src/math/random.ts';
import { cam16UcsInto } from '../../src/metrics/cam16-ucs.ts';
import { buildScale, SCALE_STEPS } from '../../src/palette/scale.ts';
import { evenOut } from '../../src/palette/scale-even.ts';
import type { Lch } from '../../src/palette/within-gamut.ts';
import { convert, convertCoordsInto } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { xyzD65 } from '../../src/spaces/xyz.ts';
import { BRANDS } from '../support/brands.ts';
import { deltaEOk, maxChromaAt, oklchOf, ucsGap } from '../support/reference-math.ts';

const even = suite('even scales');

const SEED = 'even scales';
const random = randomFrom(SEED);
const SEEDED = Array.from({ length: 400 }, () => `#${Math.floor(random() * 0x1000000).toString(16).padStart(6, '0')}`);

const steps = (color: string): string[] =>
	buildScale(fromRgb24(Number.parseInt(color.slice(1), 16))).colors.map((step) => `#${toRgb24(step).toString(16).padStart(6, '0')}`);

const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

/** The largest step over the median one, in CAM16-UCS. */
function unevenness(scale: readonly string[]): number {
	const gaps = ascending(scale.slice(1).map((step, i) => ucsGap(scale[i]!, step)));
	return gaps[9]! / ((gaps[4]! + gaps[5]!) / 2);
}

even('the largest step is at most 1.3 times the median in half of all colors, and 1.5 times in 95 of 100', () => {
	const ratios = ascending(SEEDED.map((color) => unevenness(steps(color))));
	assert.ok(ratios[200]! <= 1.3, `median ${ratios[200]}`);
	assert.ok(ratios[380]! <= 1.5, `95 % ${ratios[380]}`);
});

even('steps 100 and 200 of vivid colors have .88 of the share of chroma that 50 and 300 have', () => {
	const shares = (color: string): number[] => steps(color).slice(0, 4).map((step) => {
		const [lightness, chroma, hue] = oklchOf(step);
		return chroma / maxChromaAt(lightness, hue);
	});
	const vivid = [...Object.values(BRANDS), ...SEEDED.slice(0, 120)].filter((color) => {
		const [lightness, chroma, hue] = oklchOf(color);
		return lightness < 0.75 && chroma > 0.1 && chroma / maxChromaAt(lightness, hue) > 0.7;
	});
	assert.ok(vivid.length > 60);
	for (const color of vivid) {
		const [first, one, two, third] = shares(color) as [number, number, number, number];
		// A byte less of one channel changes the share of step 50 by up to .07.
		for (const share of [one, two]) assert.ok(share >= 0.88 * Math.min(first, third) - 0.03, `${color}: ${[first, one, two, third].join(' ')}`);
	}
});

even('before rounding it is .91 for all vivid colors, also for yellows so light that they are a pale step', () => {
	const light = ['#f7f408', '#edf343', '#fffc00', '#ccff00', '#d9bf07'];
	for (const color of [...light, ...Object.values(BRANDS), ...SEEDED]) {
		const [lightness, chroma, hue] = oklchOf(color);
		if (chroma < 0.1 || chroma / maxChromaAt(lightness, hue) < 0.7) continue;
		const { anchor, colors } = buildScale(fromRgb24(Number.parseInt(color.slice(1), 16)));
		const shares = colors.slice(0, 4).map((step) => {
			const [l, c, h] = convert(step, 'oklch').coords;
			return c / maxChromaAt(l, h);
		});
		for (const i of [1, 2]) {
			if (SCALE_STEPS[i] !== anchor) assert.ok(shares[i]! >= 0.91 * Math.min(shares[0]!, shares[3]!), `${color}: ${shares.join(' ')}`);
		}
	}
});

/** Steps 300 of Tailwind CSS 4 on a screen of sRGB, and the 500 they belong to. */
const TAILWIND = { amber: ['#fe9a00', '#ffd230'], yellow: ['#f0b100', '#ffdf20'] } as const;

for (const [family, [middle, light]] of Object.entries(TAILWIND)) {
	even(`${family}-300 is within .03 of Tailwind`, () => assert.ok(deltaEOk(steps(middle)[3]!, light) <= 0.03, steps(middle)[3]));
}

even('step 300 of a gray is light enough for lines', () => {
	for (const gray of ['#737373', '#71717b', '#6a7282']) {
		const [lightness] = oklchOf(steps(gray)[3]!);
		assert.ok(lightness >= 0.85 && lightness <= 0.89, `${gray}: ${lightness}`);
	}
});

/** Grays of OKLCH lightness, between which J' is nearly linear, and their distances: differences of J', as grays have no a' and b'. */
const toGrays = (lightnesses: readonly number[]): Lch[] => lightnesses.map((l) => [l, 0, 0]);
const grayGaps = (grays: readonly Lch[]): number[] => {
	const lights = grays.map(([l]) => {
		const v: Vec3 = [l, 0, 0];
		convertCoordsInto(v, 'oklch', xyzD65);
		cam16UcsInto(v);
		return v[0];
	});
	return lights.slice(1).map((light, i) => lights[i]! - light);
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, x) => all + x, 0);

for (const [name, lightnesses, limit, fixed] of [
	['one large gap', [1, 0.95, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45], 1.4, 0],
	['two large gaps', [1, 0.96, 0.88, 0.84, 0.8, 0.72, 0.68, 0.64, 0.6, 0.56, 0.52], 1.6, 0],
	['a fixed step next to a large gap', [1, 0.95, 0.9, 0.8, 0.75, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45], 1.4, 3],
	['a limit below the mean of a section', [1, 0.92, 0.84, 0.82, 0.8, 0.78, 0.76, 0.74, 0.72, 0.7, 0.68], 1.2, 2],
] as const) {
	even(`${name}: gaps above the limit are cut, the others of the section grow by one factor, and nothing else moves`, () => {
		const grays = toGrays(lightnesses), before = grayGaps(grays), made = evenOut(grays, (i) => i === fixed, limit), after = grayGaps(made);
		const sorted = ascending(before), most = limit * (sorted[4]! + sorted[5]!) / 2;
		assert.equal([made[0], made[fixed], made[10]], [grays[0], grays[fixed], grays[10]]);
		for (const [from, to] of fixed === 0 ? [[0, 10]] : [[0, fixed], [fixed, 10]]) {
			const own = before.slice(from, to), moved = after.slice(from, to), cap = Math.max(most, sum(own) / own.length);
			if (own.every((gap) => gap <= most)) assert.equal(made.slice(from, to), grays.slice(from, to));
			else {
				assert.ok(Math.abs(sum(own) - sum(moved)) < 1e-9 && Math.max(...moved) <= 1.04 * cap, `${moved} of ${cap}`);
				const growth = own.map((gap, i) => moved[i]! / gap).filter((_, i) => moved[i]! < 0.93 * cap);
				for (const factor of growth) assert.ok(factor > 1 && Math.abs(factor - growth[0]!) < 0.05, growth.join());
			}
		}
	});
}

even.run();
