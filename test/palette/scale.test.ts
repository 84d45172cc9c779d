/*
 * Comparison with the scales of Tailwind, and properties of the scale of any color.
 */

import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { buildScale, SCALE_STEPS } from '../../src/palette/scale.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const scale = suite('scale');

/** The published families of Tailwind CSS: eleven OKLCH colors each. */
function families(): Map<string, Color[]> {
	const scales = new Map<string, Color[]>();
	for (const line of readFileSync(new URL('../../data/tailwind.txt', import.meta.url), 'utf8').split('\n')) {
		const match = /^([a-z]+)-\d+\toklch\(([\d.]+)% ([\d.]+) ([\d.]+|none)\)$/.exec(line);
		if (!match) continue;
		const [, family = '', l, c, h] = match;
		scales.set(family, [...scales.get(family) ?? [], color('oklch', [Number(l) / 100, Number(c), h === 'none' ? 0 : Number(h)])]);
	}
	return scales;
}

const GRAYS = new Set(['slate', 'gray', 'zinc', 'neutral', 'stone', 'mauve', 'olive', 'mist', 'taupe']);

/** As browsers of sRGB show them: how a screen compares. */
const asShown = (of: Color): Color => fromRgb24(toRgb24(of));

const meanGap = (family: string): number => {
	const steps = families().get(family)!.map(asShown);
	const gaps = buildScale(steps[5]!).colors.map((made, i) => deltaEOK(asShown(made), steps[i]!));
	return gaps.reduce((sum, gap) => sum + gap) / gaps.length;
};

const WARM = ['orange', 'amber', 'yellow'];

for (const [family, steps] of families()) {
	const most = WARM.includes(family) ? 0.025 : 0.03;
	scale(`fed the 500 of ${family}, it stays within ${most} of the hand-made family in the mean`, () => {
		assert.is(buildScale(steps[5]!).anchor, 500);
		assert.ok(meanGap(family) <= most, `mean ${meanGap(family)}`);
	});
}

scale('over the seventeen families with a hue, the mean is at most 0.02', () => {
	const colored = [...families().keys()].filter((family) => !GRAYS.has(family));
	assert.is(colored.length, 17);
	const mean = colored.reduce((sum, family) => sum + meanGap(family), 0) / colored.length;
	assert.ok(mean <= 0.02, `mean ${mean}`);
});

scale('there are 26 families to compare with', () => assert.is(families().size, 26));

const SEED = 'scales of seeded colors';

/** The 8-bit colors of the scale, as a screen shows them. */
const buildRgb = (input: number): { anchor: number; rgb: number[]; colors: readonly Color[] } => {
	const { anchor, colors } = buildScale(fromRgb24(input));
	return { anchor, rgb: colors.map(toRgb24), colors };
};

const EDGES = [0xffffff, 0x000000, 0x808080, 0xfafaff, 0x0a0a14, 0xccff00, 0xffff00, 0x0000ff, 0xff00ff, 0x39ff14, 0xfde2e4];

function forColors(count: number, check: (input: number) => void): void {
	const random = randomFrom(SEED);
	for (const input of [...EDGES, ...Array.from({ length: count }, () => Math.floor(random() * 0x1000000))]) {
		try {
			check(input);
		} catch (error) {
			throw new Error(`seed "${SEED}", color #${input.toString(16).padStart(6, '0')}: ${String(error)}`);
		}
	}
}

scale('the color is unchanged at its anchor', () => forColors(2000, (input) => {
	const { anchor, rgb } = buildRgb(input);
	assert.is(rgb[SCALE_STEPS.findIndex((step) => step === anchor)], input);
}));

scale('lightness falls strictly from step to step, as 8-bit colors too', () => forColors(2000, (input) => {
	const lightness = buildRgb(input).rgb.map((rgb) => convert(fromRgb24(rgb), 'oklch').coords[0]);
	for (let i = 1; i < lightness.length; i++) assert.ok(lightness[i]! < lightness[i - 1]!, `step ${SCALE_STEPS[i]}`);
}));

scale('every step fits sRGB', () => forColors(2000, (input) => {
	for (const step of buildRgb(input).colors) assert.ok(fits(step, 'srgb'));
}));

/** Oranges to yellows, whose dark half turns warmer and whose light half turns to yellow. */
const isWarm = (hue: number): boolean => hue > 36 && hue < 122;

scale('hue stays within 2 degrees, except for oranges to yellows, which turn to yellow when light, and warmer when dark',
	() => forColors(2000, (input) => {
	const [, chroma, hue] = convert(fromRgb24(input), 'oklch').coords;
	if (chroma < 0.005) return;
	const { anchor, colors } = buildRgb(input);
	for (const [i, step] of colors.entries()) {
		const [, c, h] = convert(step, 'oklch').coords, turn = hueDifference(hue, h), isDark = SCALE_STEPS[i]! > anchor;
		const [least, most] = !isWarm(hue) ? [-2, 2] : isDark ? [-30, 2] : [-2, Math.max(2, Math.min(26, 103 - hue))];
		if (c > 0.001) assert.ok(turn >= least - 0.01 && turn <= most + 0.01, `${hue} became ${h}`);
	}
}));

scale('steps are even: the largest is at most 2.6 times the median', () => forColors(2000, (input) => {
	const { colors } = buildRgb(input);
	const gaps = colors.slice(1).map((step, i) => deltaEOK(colors[i]!, step)).sort((a, b) => a - b);
	assert.ok(gaps.at(-1)! <= 2.6 * (gaps[4]! + gaps[5]!) / 2, gaps.join(' '));
}));

scale('no step has more than 1.3 times the relative chroma of its color, so none is neon', () => forColors(2000, (input) => {
	const share = ([l, c, h]: Color['coords']): number => c / maxChroma(l, h, 'srgb');
	const own = convert(fromRgb24(input), 'oklch').coords;
	if (own[1] < 0.005) return;
	for (const step of buildRgb(input).colors) {
		const coords = convert(step, 'oklch').coords;
		if (coords[1] > 0.001) assert.ok(share(coords) <= 1.3 * share(own), `${share(coords)} of ${share(own)}`);
	}
}));

scale('two dark brands keep their character: no step has more than 1.8 times their chroma', () => {
	for (const brand of [0x4a154b, 0x482683]) {
		const own = convert(fromRgb24(brand), 'oklch').coords[1];
		for (const step of buildRgb(brand).rgb) assert.ok(convert(fromRgb24(step), 'oklch').coords[1] <= 1.8 * own);
	}
});

scale('a gray gives grays', () => {
	for (const gray of [0x000000, 0x808080, 0xffffff]) {
		for (const rgb of buildRgb(gray).rgb) assert.is(rgb, (rgb & 255) * 0x010101);
	}
});

scale('the middle step of a yellow is lighter than that of a blue', () => {
	const middle = (rgb: number): number => convert(buildScale(fromRgb24(rgb)).colors[5]!, 'oklch').coords[0];
	assert.ok(middle(0xeab308) > middle(0x3b82f6) + 0.1);
});

scale.run();
