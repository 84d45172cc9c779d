/*
 * A color by lightness, chroma and hue that every screen shows: chroma as wanted, or as much of it as sRGB has there.
 *
 * Proof  test/palette/within-srgb.test.ts.
 */

import { chromaWithin } from '../gamut/max-chroma.ts';
import { normalizeHue } from '../math/angle.ts';
import { color, type Color } from '../spaces/color.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';

/** In OKLCH: lightness 0..1, any angle. A gray has no hue. */
export function withinSrgb(lightness: number, wanted: number, angle: number, alpha = 1): Color<'oklch'> {
	const hue = normalizeHue(angle), chroma = chromaWithin(wanted, lightness, hue, 'srgb');
	return chroma > POWERLESS_CHROMA
		? color('oklch', [lightness, chroma, hue], alpha)
		: color('oklch', [lightness, 0, 0], alpha, NO_HUE);
}

const NO_HUE = 4;
