/*
 * A color by lightness, chroma and hue, with chroma reduced to fit into a gamut.
 *
 * Proof  test/palette/within-gamut.test.ts.
 */

import type { GamutId } from '../gamut/gamut.ts';
import { chromaWithin } from '../gamut/max-chroma.ts';
import { toBytes } from '../gamut/screen.ts';
import { normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { color, type Color } from '../spaces/color.ts';
import { convertInto } from '../spaces/convert.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';

/** OKLCH: lightness 0..1, chroma, hue in degrees. */
export type Lch = readonly [lightness: number, chroma: number, hue: number];

/** OKLCH: lightness 0..1, any angle. A gray has no hue. */
export function withinGamut(lightness: number, requested: number, angle: number, gamut: GamutId, alpha = 1): Color<'oklch'> {
	const hue = normalizeHue(angle), chroma = chromaWithin(requested, lightness, hue, gamut);
	return chroma > POWERLESS_CHROMA
		? color('oklch', [lightness, chroma, hue], alpha)
		: color('oklch', [lightness, 0, 0], alpha, NO_HUE);
}

const NO_HUE = 4;

/** The same for sRGB. */
export const withinSrgb = (lightness: number, requested: number, angle: number, alpha = 1): Color<'oklch'> =>
	withinGamut(lightness, requested, angle, 'srgb', alpha);

/** The 8-bit color of OKLCH inside sRGB. */
export function insideToRgb24(lightness: number, chroma: number, hue: number): Rgb24 {
	const v: Vec3 = [lightness, chroma, hue];
	convertInto(v, 'oklch', 'srgb');
	return toBytes(v[0], v[1], v[2]);
}
