/*
 * A color by lightness, chroma and hue, with chroma reduced to fit into a gamut.
 *
 * Proof  test/palette/within-gamut.test.ts.
 */

import { chromaWithin } from '../gamut/max-chroma.ts';
import type { GamutId } from '../gamut/gamut.ts';
import { normalizeHue } from '../math/angle.ts';
import { color, type Color } from '../spaces/color.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';

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
