/*
 * Color harmonies: colors by their angle on the OKLCH hue circle.
 *
 * Lightness and chroma are those of the base, with less chroma if sRGB has less at the other hue. Monochromatic keeps the
 * hue and varies lightness instead. With natural lightness each color is as much lighter or darker as its hue usually is, a yellow is
 * light and a blue dark, and moves on until sRGB has half the chroma of the base, so that no color becomes khaki.
 *
 * Proof  test/palette/harmonies.test.ts.
 */

import { intoGamut } from '../gamut/into.ts';
import { normalizeHue } from '../math/angle.ts';
import { leastBy } from '../math/least.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import { lightnessFor } from './lightness-for.ts';
import { middleLightness } from './scale-curves.ts';
import { withinSrgb } from './within-gamut.ts';

/** Turns from the base in degrees; the base comes first. */
const HUE_OFFSETS = {
	'complementary': [0, 180],
	'split-complementary': [0, 150, 210],
	'analogous': [0, -30, 30],
	'triadic': [0, 120, 240],
	'tetradic': [0, 60, 180, 240],
	'square': [0, 90, 180, 270],
	'monochromatic': [0, 0, 0, 0, 0],
} as const;

/** Lightness of the colors: that of the base, or as their hues are. */
export const HARMONY_LIGHTNESSES = ['constant', 'natural'] as const;

/** One of HARMONY_LIGHTNESSES. */
export type HarmonyLightness = (typeof HARMONY_LIGHTNESSES)[number];

/** Kind of a harmony. */
export type HarmonyKind = keyof typeof HUE_OFFSETS;

// Object.keys of the table returns exactly its keys.
export const HARMONY_KINDS = Object.keys(HUE_OFFSETS) as HarmonyKind[];

interface HarmonyColor {
	readonly color: Color;
	/** Degrees from the base. */
	readonly hueOffset: number;
}

/** Colors of a harmony inside sRGB, starting with the base, which is gamut-mapped. */
export function buildHarmony(base: Color, kind: HarmonyKind, lightnesses: HarmonyLightness = 'constant'): HarmonyColor[] {
	const own = intoGamut(base, 'srgb');
	const [lightness, chroma, hue] = convert(own, 'oklch').coords;
	const spreads = kind === 'monochromatic' ? spread(lightness) : null;
	const lightnessAt = (angle: number): number => (lightnesses === 'natural' && chroma > POWERLESS_CHROMA
		? naturalLightness([lightness, chroma, hue], normalizeHue(angle))
		: lightness);
	return HUE_OFFSETS[kind].map((hueOffset, i) => ({
		hueOffset,
		color: i === 0 ? own : withinSrgb(spreads?.[i] ?? lightnessAt(hue + hueOffset), chroma, hue + hueOffset, own.alpha),
	}));
}

/** Share of the chroma of the base that a color keeps at natural lightness, slightly more than half for rounding. */
const LEAST_SHARE = 0.53;

/** The lightness of another hue that corresponds to that of the base, or the nearest one at which sRGB has enough chroma. */
const naturalLightness = ([lightness, chroma, hue]: Color['coords'], other: number): number =>
	lightnessFor(Math.min(0.97, Math.max(0.15, lightness + middleLightness(other) - middleLightness(hue))), LEAST_SHARE * chroma, other);

/** Lightness of the base, then four more, evenly spaced between near-black and near-white and away from the base. */
function spread(lightness: number): number[] {
	const darkest = 0.2, lightest = 0.95, gap = (lightest - darkest) / 5;
	const even = [0, 1, 2, 3, 4, 5].map((i) => darkest + i * gap);
	const nearest = leastBy(even, (l) => Math.abs(l - lightness));
	const others = even.filter((l) => l !== nearest);
	// Five are left; drop the one furthest from the base.
	const furthest = leastBy(others, (l) => -Math.abs(l - lightness));
	return [lightness, ...others.filter((l) => l !== furthest)];
}
