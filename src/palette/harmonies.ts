/*
 * Colors that go together by their angle on the hue circle of OKLCH.
 *
 * Lightness is that of the base, and so is chroma, except where sRGB has less of it at the other hue. Monochromatic
 * is the one that keeps the hue and moves lightness instead.
 */

import { intoGamut } from '../gamut/into.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
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

export type HarmonyKind = keyof typeof HUE_OFFSETS;

// The keys of the table are its ids.
export const HARMONY_KINDS = Object.keys(HUE_OFFSETS) as HarmonyKind[];

export interface HarmonyColor {
	readonly color: Color;
	/** Degrees from the base. */
	readonly hueOffset: number;
}

/** The colors of one harmony inside sRGB, the base (mapped where it lies outside) first. */
export function harmonyOf(base: Color, kind: HarmonyKind): HarmonyColor[] {
	const own = intoGamut(base, 'srgb');
	const [lightness, chroma, hue] = convert(own, 'oklch').coords;
	const lightnesses = kind === 'monochromatic' ? spread(lightness) : null;
	return HUE_OFFSETS[kind].map((hueOffset, i) => ({
		hueOffset,
		color: i === 0 ? own : withinSrgb(lightnesses?.[i] ?? lightness, chroma, hue + hueOffset, own.alpha),
	}));
}

/** The lightness of the base first, then four more, evenly between near-black and near-white and clear of the base. */
function spread(lightness: number): number[] {
	const darkest = 0.2, lightest = 0.95, gap = (lightest - darkest) / 5;
	const even = [0, 1, 2, 3, 4, 5].map((i) => darkest + i * gap);
	const nearest = even.reduce((best, l) => (Math.abs(l - lightness) < Math.abs(best - lightness) ? l : best));
	const others = even.filter((l) => l !== nearest);
	// Five are left; the one furthest from the base is the least related to it.
	const furthest = others.reduce((best, l) => (Math.abs(l - lightness) > Math.abs(best - lightness) ? l : best));
	return [lightness, ...others.filter((l) => l !== furthest)];
}
