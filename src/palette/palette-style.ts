/*
 * Styles of generated palettes: the OKLCH region of each color to draw.
 *
 * Most modes are a region and a rule for hues; `auto`, `dark` and `pastel` have separate files.
 *
 * Proof  test/palette/generate.test.ts, by the properties that the names of the modes promise.
 */

import { normalizeHue } from '../math/angle.ts';
import type { Random } from '../math/random.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { autoStyle, popularHue } from './palette-auto.ts';
import { darkStyle } from './palette-dark.ts';
import { pastelStyle } from './palette-pastel.ts';
import { APART, hasHue, INK, inkHue, PAPER, type Region, type Slot, type Style } from './palette-slot.ts';
import type { Lch } from './within-gamut.ts';

interface Mode extends Region {
	/** Turns from the base hue, in degrees, used cyclically. */
	readonly turns: readonly number[];
	readonly stray: number;
	readonly apart: number;
	readonly hasReadablePair: boolean;
	readonly isHueFree?: boolean;
}

/** Multiples of the golden angle, which never repeat. */
const AROUND = [0, 137.5, 275, 52.5, 190, 327.5, 105, 242.5];

const MODES = {
	analogous: {
		turns: [0, 28, -28, 14, -14], stray: 6, lightness: [0.22, 0.95], share: [0.45, 0.85], chroma: [0, 0.2], apart: APART,
		hasReadablePair: true,
	},
	complementary: {
		turns: [0, 180], stray: 8, lightness: [0.22, 0.95], share: [0.45, 0.85], chroma: [0, 0.2], apart: APART,
		hasReadablePair: true,
	},
	triadic: {
		turns: [0, 120, 240], stray: 8, lightness: [0.24, 0.95], share: [0.45, 0.85], chroma: [0, 0.2], apart: APART,
		hasReadablePair: true,
	},
	monochromatic: { turns: [0], stray: 2, lightness: [0.2, 0.97], share: [0.35, 0.8], chroma: [0, 0.2], apart: 0.05, hasReadablePair: true },
	vivid: {
		turns: AROUND, stray: 22, lightness: [-0.22, 0.12], isByHue: true, isClear: true, share: [0.92, 1], chroma: [0.12, 0.4],
		apart: APART, hasReadablePair: true, isHueFree: true,
	},
	muted: { turns: AROUND, stray: 22, lightness: [0.28, 0.93], share: [0.2, 0.6], chroma: [0, 0.075], apart: APART, hasReadablePair: true },
} as const satisfies Record<string, Mode>;

export const PALETTE_MODES = [
	'auto', 'analogous', 'complementary', 'triadic', 'monochromatic', 'pastel', 'vivid', 'muted', 'dark',
] as const;
/** Style of a palette. */
export type PaletteMode = (typeof PALETTE_MODES)[number];

/** The style of a mode, given the kept colors. */
export function buildStyle(mode: PaletteMode, keep: readonly Color[], random: Random): Style {
	const lchs = keep.map(toLch), keptHue = lchs.find(hasHue)?.[2];
	if (mode === 'auto') return autoStyle(lchs, keptHue ?? popularHue(random), random);
	const base = keptHue ?? random() * 360;
	if (mode === 'dark') return darkStyle(lchs, base, random);
	if (mode === 'pastel') return pastelStyle(lchs, base, random);
	const { turns, apart, hasReadablePair, isHueFree, ...region }: Mode = MODES[mode];
	// A monochromatic palette of grays stays gray.
	const isColorless = mode === 'monochromatic' && lchs.length > 0 && !lchs.some(hasHue);
	const turned = (colors: readonly Color[]): Slot => ({
		...region,
		...(isColorless && { chroma: [0, 0] }),
		hue: normalizeHue(base + turns[colors.length % turns.length]!),
	});
	return {
		slot: mode === 'vivid' ? (colors) => (needsRest(colors) ? restSlot(base, random) : turned(colors)) : turned,
		apart,
		hasReadablePair,
		...(isHueFree && { isHueFree }),
	};
}

const toLch = (of: Color): Lch => convert(of, 'oklch').coords;

/** Strong colors need a quiet one between them: from this size, a vivid palette has a neutral. */
const REST_FROM = 5;

/** Largest chroma of a neutral. */
const QUIET = 0.035;

const needsRest = (colors: readonly Color[]): boolean => colors.length >= REST_FROM - 1 && !colors.some((of) => toLch(of)[1] <= QUIET);

/** A nearly white or nearly black neutral with a touch of the base hue. */
const restSlot = (base: number, random: Random): Slot =>
	({ ...(random() < 0.7 ? PAPER : INK), chroma: [0, QUIET - 0.005], share: [0.1, 0.4], hue: inkHue(base), stray: 10 });
