/*
 * Color harmonies: colors by their angle on the OKLCH hue circle.
 *
 * Lightness and chroma are those of the base, with less chroma if sRGB has less at the other hue. Monochromatic keeps the
 * hue and varies lightness instead.
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

// Object.keys of the table returns exactly its keys.
export const HARMONY_KINDS = Object.keys(HUE_OFFSETS) as HarmonyKind[];

interface HarmonyColor {
	readonly color: Color;
	/** Degrees from the base. */
	readonly hueOffset: number;
}

/** Colors of a harmony inside sRGB, starting with the base, which is gamut-mapped. */
export function buildHarmony(base: Color, kind: HarmonyKind): HarmonyColor[] {
	const own = intoGamut(base, 'srgb');
	const [lightness, chroma, hue] = convert(own, 'oklch').coords;
	const lightnesses = kind === 'monochromatic' ? spread(lightness) : null;
	return HUE_OFFSETS[kind].map((hueOffset, i) => ({
		hueOffset,
		color: i === 0 ? own : withinSrgb(lightnesses?.[i] ?? lightness, chroma, hue + hueOffset, own.alpha),
	}));
}

/** Lightness of the base, then four more, evenly spaced between near-black and near-white and away from the base. */
function spread(lightness: number): number[] {
	const darkest = 0.2, lightest = 0.95, gap = (lightest - darkest) / 5;
	const even = [0, 1, 2, 3, 4, 5].map((i) => darkest + i * gap);
	const nearest = even.reduce((best, l) => (Math.abs(l - lightness) < Math.abs(best - lightness) ? l : best));
	const others = even.filter((l) => l !== nearest);
	// Five are left; drop the one furthest from the base.
	const furthest = others.reduce((best, l) => (Math.abs(l - lightness) > Math.abs(best - lightness) ? l : best));
	return [lightness, ...others.filter((l) => l !== furthest)];
}
