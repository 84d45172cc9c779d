/*
 * The lightness at which sRGB has enough chroma.
 *
 * Method  At a hue, the chroma of sRGB rises with lightness to one peak and then falls. The nearest lightness that has enough is
 *         therefore between the given one and the peak.
 * Values  OKLCH; hue in degrees.
 * Proof   test/palette/natural-harmonies.test.ts, test/palette/vivid-gradients.test.ts.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { bisect } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';

const DARKEST = 0.15, LIGHTEST = 0.97, PRECISION = 0.002;

/** Share of an interval that each step of a golden-section search keeps. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** The nearest lightness at which sRGB has a chroma; if none has, the one with the most. */
export function lightnessFor(lightness: number, chroma: number, hue: number): number {
	spend(2);
	const available = (at: number): number => maxChroma(at, hue, 'srgb');
	if (available(lightness) >= chroma) return lightness;
	spend(40);
	const peak = findPeak(available);
	return available(peak) < chroma ? peak : bisect(peak, lightness, PRECISION, (at) => available(at) >= chroma);
}

/** Golden-section search for the only maximum: each step evaluates one more lightness. */
function findPeak(height: (at: number) => number): number {
	let low = DARKEST, high = LIGHTEST;
	let left = high - GOLDEN * (high - low), right = low + GOLDEN * (high - low), leftHeight = height(left), rightHeight = height(right);
	while (high - low > PRECISION) {
		if (leftHeight < rightHeight) {
			[low, left, leftHeight] = [left, right, rightHeight];
			right = low + GOLDEN * (high - low);
			rightHeight = height(right);
		} else {
			[high, right, rightHeight] = [right, left, leftHeight];
			left = high - GOLDEN * (high - low);
			leftHeight = height(left);
		}
	}
	return (low + high) / 2;
}
