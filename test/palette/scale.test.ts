import { readFileSync } from 'node:fs';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/delta-e-ok.ts';
import { SCALE_STEPS, scaleOf } from '../../src/palette/scale.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const scale = suite('scale');

/** The published families of Tailwind CSS: eleven OKLCH colors each. */
function families(): Map<string, Color[]> {
	const found = new Map<string, Color[]>();
	for (const line of readFileSync(new URL('../../data/tailwind.txt', import.meta.url), 'utf8').split('\n')) {
		const match = /^([a-z]+)-\d+\toklch\(([\d.]+)% ([\d.]+) ([\d.]+|none)\)$/.exec(line);
		if (!match) continue;
		const [, family = '', l, c, h] = match;
		found.set(family, [...found.get(family) ?? [], color('oklch', [Number(l) / 100, Number(c), h === 'none' ? 0 : Number(h)])]);
	}
	return found;
}

const GRAYS = new Set(['slate', 'gray', 'zinc', 'neutral', 'stone', 'mauve', 'olive', 'mist', 'taupe']);

for (const [family, steps] of families()) {
	scale(`fed the 500 of ${family}, it stays near the hand-made family`, () => {
		const { anchor, colors } = scaleOf(steps[5]!);
		const gaps = colors.map((made, i) => deltaEOK(made, steps[i]!));
		assert.is(anchor, 500);
		const mean = gaps.reduce((sum, gap) => sum + gap) / gaps.length;
		assert.ok(mean <= 0.05, `mean ${mean}`);
		if (!GRAYS.has(family)) assert.ok(Math.max(...gaps) <= 0.1, `largest ${Math.max(...gaps)}`);
	});
}

scale('there are 26 families to compare with', () => assert.is(families().size, 26));

const SEED = 'scales of seeded colors';

/** The 8-bit colors of the scale, as a screen shows them. */
const shown = (input: number): { anchor: number; rgb: number[]; colors: readonly Color[] } => {
	const { anchor, colors } = scaleOf(fromRgb24(input));
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

scale('the color itself stands unchanged at its anchor', () => forColors(2000, (input) => {
	const { anchor, rgb } = shown(input);
	assert.is(rgb[SCALE_STEPS.findIndex((step) => step === anchor)], input);
}));

scale('lightness falls strictly from step to step, as 8-bit colors too', () => forColors(2000, (input) => {
	const lightness = shown(input).rgb.map((rgb) => convert(fromRgb24(rgb), 'oklch').coords[0]);
	for (let i = 1; i < lightness.length; i++) assert.ok(lightness[i]! < lightness[i - 1]!, `step ${SCALE_STEPS[i]}`);
}));

scale('every step fits sRGB', () => forColors(2000, (input) => {
	for (const step of shown(input).colors) assert.ok(fits(step, 'srgb'));
}));

scale('hue stays within 2 degrees', () => forColors(2000, (input) => {
	const [, chroma, hue] = convert(fromRgb24(input), 'oklch').coords;
	if (chroma < 0.005) return;
	for (const step of shown(input).colors) {
		const [, c, h] = convert(step, 'oklch').coords;
		if (c > 0.001) assert.ok(Math.abs(hueDifference(hue, h)) <= 2, `${hue} became ${h}`);
	}
}));

scale('steps on either side of the anchor are even: the largest is at most three times the least', () => forColors(2000, (input) => {
	const { anchor, colors } = shown(input);
	const at = SCALE_STEPS.findIndex((step) => step === anchor);
	const lightness = colors.map((step) => convert(step, 'oklch').coords[0]);
	for (const side of [lightness.slice(0, at + 1), lightness.slice(at)]) {
		const gaps = side.slice(1).map((l, i) => side[i]! - l);
		if (gaps.length > 1) assert.ok(Math.max(...gaps) <= 3 * Math.min(...gaps), gaps.join(' '));
	}
}));

scale('a gray gives grays', () => {
	for (const gray of [0x000000, 0x808080, 0xffffff]) {
		for (const rgb of shown(gray).rgb) assert.is(rgb, (rgb & 255) * 0x010101);
	}
});

scale('a yellow stands lighter on its scale than a blue of the same step', () => {
	const middle = (rgb: number): number => convert(scaleOf(fromRgb24(rgb)).colors[5]!, 'oklch').coords[0];
	assert.ok(middle(0xeab308) > middle(0x3b82f6) + 0.1);
});

scale.run();
