/*
 * Palettes from a seed: nine modes, each a region of OKLCH and a rule for hues.
 *
 * Colors are drawn one after the other; of many drawn, the first that stands well apart from the rest is taken. Where
 * a region is full, it is widened step by step, so that no two colors come closer than the mode allows, whatever was
 * kept. What is drawn is rounded to 8 bits first: a seed gives the same palette on every machine.
 *
 * Proof  test/palette/generate.test.ts; golden-palettes.ts holds a hundred palettes for all of version 1.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { normalizeHue } from '../math/angle.ts';
import { randomFrom, type Random } from '../math/random.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { middleLightness } from './scale.ts';

type Range = readonly [number, number];

interface Region {
	/** Turns from the base hue, in degrees, taken in order around and around. */
	readonly turns: readonly number[];
	/** How far a hue may stray from its turn, in degrees. */
	readonly stray: number;
	/** OKLCH lightness. */
	readonly lightness: Range;
	/** Is lightness counted from where the hue is strongest? A vivid yellow is light, a vivid blue is not. */
	readonly isByHue?: boolean;
	/** Share of the chroma that sRGB has at that lightness and hue. */
	readonly share: Range;
	/** The most chroma, whatever the share. */
	readonly chroma: number;
	/** The least deltaE OK between two colors. */
	readonly apart: number;
}

const APART = 0.08;

const REGIONS = {
	// The golden angle never comes back to where it was.
	'balanced': { turns: [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5], stray: 12, lightness: [0.38, 0.88], share: [0.5, 0.9], chroma: 0.2, apart: APART },
	'monochromatic': { turns: [0], stray: 2, lightness: [0.22, 0.95], share: [0.35, 0.8], chroma: 0.2, apart: 0.04 },
	'analogous': { turns: [0, 25, -25, 45, -45], stray: 8, lightness: [0.4, 0.9], share: [0.5, 0.95], chroma: 0.25, apart: APART },
	'complementary': { turns: [0, 180], stray: 8, lightness: [0.32, 0.9], share: [0.5, 0.95], chroma: 0.25, apart: APART },
	'triadic': { turns: [0, 120, 240], stray: 8, lightness: [0.4, 0.88], share: [0.5, 0.95], chroma: 0.25, apart: APART },
	'pastel': { turns: [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5], stray: 20, lightness: [0.84, 0.94], share: [0.4, 0.9], chroma: 0.1, apart: APART },
	'vivid': { turns: [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5], stray: 15, lightness: [-0.11, 0.1], isByHue: true, share: [0.92, 1], chroma: 0.4, apart: APART },
	'muted': { turns: [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5], stray: 20, lightness: [0.38, 0.82], share: [0.2, 0.6], chroma: 0.075, apart: APART },
	'dark': { turns: [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5], stray: 20, lightness: [0.16, 0.38], share: [0.35, 0.95], chroma: 0.16, apart: APART },
} as const satisfies Record<string, Region>;

export type PaletteMode = keyof typeof REGIONS;

// The keys of the table are its ids.
export const PALETTE_MODES = Object.keys(REGIONS) as PaletteMode[];

/** So far apart nobody asks for more. */
const WELL_APART = 0.14;

/** How many colors are drawn before the region is widened. */
const DRAWS = 48;

/** The kept colors, unchanged, then drawn ones until the palette has `size`. */
export function generatePalette(seed: string, mode: PaletteMode, size: number, keep: readonly Color[]): Color[] {
	const region: Region = REGIONS[mode];
	const random = randomFrom(`${mode}:${size}:${seed}`);
	const base = baseHue(keep) ?? random() * 360;
	const colors = [...keep];
	// Kept colors as they are and as a screen shows them: what is drawn keeps clear of both.
	const taken = [...keep, ...keep.map((kept) => fromRgb24(toRgb24(kept)))].map(labOf);
	while (colors.length < size) {
		const next = drawn(region, base + region.turns[colors.length % region.turns.length]!, taken, random);
		colors.push(next);
		taken.push(labOf(next));
	}
	return colors;
}

const labOf = (of: Color): Color['coords'] => convert(of, 'oklab').coords;

/** The hue of the first kept color that has one worth the name. */
function baseHue(keep: readonly Color[]): number | undefined {
	return keep.map((kept) => convert(kept, 'oklch').coords).find(([, chroma]) => chroma > 0.02)?.[2];
}

function drawn(region: Region, hue: number, others: readonly Color['coords'][], random: Random): Color {
	for (let width = 0; ; width++) {
		let best: Color | undefined, bestGap = -1;
		for (let i = 0; i < DRAWS; i++) {
			const candidate = draw(widened(region, width), hue, random), lab = labOf(candidate);
			const gap = Math.min(...others.map((other) => deltaEOKOf(other, lab)));
			if (gap >= WELL_APART) return candidate;
			if (gap > bestGap) {
				best = candidate;
				bestGap = gap;
			}
		}
		if (best && bestGap >= region.apart) return best;
	}
}

/** A little lighter, darker, grayer, more vivid and more stray with each step; in the end, all of sRGB. */
const widened = (region: Region, width: number): Region => width === 0 ? region : {
	...region,
	stray: Math.min(180, region.stray + 6 * width),
	lightness: [region.lightness[0] - 0.02 * width, region.lightness[1] + 0.02 * width],
	share: [Math.max(0, region.share[0] - 0.04 * width), Math.min(1, region.share[1] + 0.04 * width)],
	chroma: region.chroma + 0.01 * width,
};

function draw(region: Region, turned: number, random: Random): Color {
	const hue = normalizeHue(turned + region.stray * (2 * random() - 1));
	const middle = region.isByHue ? middleLightness(hue) : 0;
	const lightness = Math.min(0.98, Math.max(0.05, middle + within(region.lightness, random())));
	const chroma = Math.min(region.chroma, within(region.share, random()) * maxChroma(lightness, hue, 'srgb'));
	return fromRgb24(toRgb24(color('oklch', [lightness, chroma, hue])));
}

const within = ([least, most]: Range, share: number): number => least + (most - least) * share;
