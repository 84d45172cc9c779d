/*
 * How even the steps of scales are, and how vivid the pale ones, judged by the formulas of test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { buildScale, SCALE_STEPS } from '../../src/palette/scale.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
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

even('before rounding that holds for all vivid colors, also for yellows so light that they are a pale step', () => {
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
			if (SCALE_STEPS[i] !== anchor) assert.ok(shares[i]! >= 0.88 * Math.min(shares[0]!, shares[3]!), `${color}: ${shares.join(' ')}`);
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

even.run();
