/*
 * The lightness at which sRGB has enough chroma.
 *
 * Method  At a hue, the chroma of sRGB rises with lightness to one peak and then falls. The nearest lightness that has enough is
 *         therefore between the given one and the peak.
 * Values  OKLCH; hue in degrees.
 * Proof   test/palette/lightness-for.test.ts.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { bisect } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';
import type { Vec3 } from '../math/matrix.ts';
import { fromPolarInto } from '../math/polar.ts';
import { findCusp } from '../spaces/srgb-solid.ts';

const PRECISION = 0.002;

/** The nearest lightness at which sRGB has a chroma; if none has, the one with the most. */
export function lightnessFor(lightness: number, chroma: number, hue: number): number {
	spend(2);
	const available = (at: number): number => maxChroma(at, hue, 'srgb');
	if (available(lightness) >= chroma) return lightness;
	spend(15);
	const direction: Vec3 = [0, 1, hue];
	fromPolarInto(direction);
	const peak = findCusp(direction[1], direction[2]).lightness;
	return available(peak) < chroma ? peak : bisect(peak, lightness, PRECISION, (at) => available(at) >= chroma);
}
