/*
 * The shape of a scale by role: lightness and chroma of twelve steps around a color, on a light or a dark background.
 *
 * Method   Steps of a vivid color and of a gray, blended by the chroma of the color. On light, pale steps have nearly the same chroma
 *          in every hue, and yellows more; on dark, chroma is in proportion to the color's, and backgrounds of blues have more.
 * Values   OKLCH lightness 0..1 and chroma, steps in order.
 * Source   Means over the scales of Radix Colors 3.0.0 (MIT), by theme; the warm ones over amber and yellow.
 * Proof    test/palette/scale-roles.test.ts compares with these scales.
 */

import { hasChroma } from '../gamut/max-chroma.ts';
import { hueDifference } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import type { Color } from '../spaces/color.ts';

export type LightnessChroma = readonly [lightness: number, chroma: number];

/** Steps 1 to 8, step 10, and steps 11 and 12 before their contrast is checked. */
interface RoleCurves {
	readonly quiet: readonly LightnessChroma[];
	readonly hovered: LightnessChroma;
	readonly texts: readonly LightnessChroma[];
}

/** On white; other light backgrounds darken all in proportion. */
const LIGHT = {
	vivid: [0.993, 0.982, 0.958, 0.931, 0.9, 0.858, 0.806, 0.736],
	gray: [0.992, 0.982, 0.956, 0.932, 0.91, 0.886, 0.852, 0.792],
	/** Added for yellows. */
	warm: [0, 0.004, 0.014, 0.018, 0.022, 0.023, 0.026, 0.027],
	chroma: [0.004, 0.01, 0.022, 0.037, 0.051, 0.066, 0.084, 0.112],
	/** Factor for yellows. */
	warmChroma: [1, 2.4, 3.1, 2.9, 2.65, 1.9, 1.45, 1.2],
};

/** Differences from a dark background. */
const DARK = {
	vivid: [0.01, 0.033, 0.087, 0.13, 0.172, 0.22, 0.28, 0.354],
	gray: [0.002, 0.035, 0.074, 0.106, 0.134, 0.17, 0.223, 0.311],
	/** Relative to the chroma of the color. */
	chroma: [0.095, 0.125, 0.31, 0.45, 0.5, 0.54, 0.6, 0.7],
	/**
	 * Lightness of the background that these are measured on. On a darker one, steps spread from it to the same step 8: backgrounds
	 * stay near it, and elements leave it faster, because eyes and screens hardly tell blacks apart.
	 */
	ground: 0.178,
};

/** Colors with at least this chroma have the chroma of the table on light; weaker ones less. */
const FULL_CHROMA = 0.15;

/** Chroma from which a color is vivid, and up to which it is gray. */
const VIVID_FROM = 0.1, GRAY_TO = 0.02;

/** Least lightness of a hovered fill, as darker ones look alike. */
const DARKEST_HOVERED = 0.2;

/** Hue in degrees from which backgrounds on dark are strongest on the opposite side. */
const WARMEST = 60;

/** Curves for a color and the lightness of a background. */
export function roleCurves([lightness, chroma, hue]: Color['coords'], ground: number, isLight: boolean): RoleCurves {
	const vividness = clampToUnit((chroma - GRAY_TO) / (VIVID_FROM - GRAY_TO)), warmth = vividness * yellowness(hue);
	const table = isLight ? LIGHT : DARK;
	const hovered = Math.max(DARKEST_HOVERED, lightness + lighterBy(lightness, chroma, hue));
	const blended = table.vivid.map((vivid, i) => table.gray[i]! + (vivid - table.gray[i]!) * vividness);
	return isLight
		? {
			quiet: blended.map((share, i) => [
				(share + LIGHT.warm[i]! * warmth) * ground,
				LIGHT.chroma[i]! * Math.min(1, chroma / FULL_CHROMA) * (1 + (LIGHT.warmChroma[i]! - 1) * warmth),
			]),
			hovered: [lightness > 0.35 ? lightness - 0.028 : Math.max(DARKEST_HOVERED, lightness + 0.04), chroma],
			// Darker than a color that is itself nearly dark enough for text.
			texts: [[Math.min(0.5 + 0.052 * vividness, lightness > 0.45 ? lightness - 0.035 : 1), chroma], [0.243 + 0.09 * vividness, 0.5 * chroma]],
		}
		: {
			quiet: blended.map((more, i) => [
				ground + more + Math.max(0, DARK.ground - ground) * (i < 2 ? i / blended.length : Math.sqrt(i / blended.length)),
				chroma * (DARK.chroma[i]! - (i < 2 ? 0.035 * Math.cos(hueDifference(WARMEST, hue) * Math.PI / 180) : 0))
					* (i < 2 ? 1 : 0.65 + 0.35 * vividness),
			]),
			hovered: [hovered, 0.95 * chroma],
			texts: [
				[apartFrom([lightness, hovered], 0.77 + 0.1 * warmth * clampToUnit((lightness - 0.7) / 0.12)), Math.min(1.2 * chroma, 0.13)],
				[0.948 - 0.038 * vividness, Math.min(0.5 * chroma, 0.06)],
			],
		};
}

/** A lightness for text, or the next one above it that differs from those of the fills. */
const apartFrom = (fills: readonly number[], text: number): number =>
	[0, 0.015, 0.03, 0.045].map((more) => text + more).find((l) => fills.every((fill) => Math.abs(l - fill) >= 0.01)) ?? text;

/** By how much a hovered fill is lighter on dark: as far as the color does not pale; near white it darkens. */
const lighterBy = (lightness: number, chroma: number, hue: number): number =>
	[0.042, 0.03, 0.02].find((more) => lightness + more < 1 && hasChroma(0.75 * chroma, lightness + more, hue, 'srgb')) ?? -0.042;

/** 1 for yellows and ambers, 0 for other hues (degrees), linear between. */
const yellowness = (hue: number): number => clampToUnit(Math.min((hue - 30) / 48, (148 - hue) / 44));
