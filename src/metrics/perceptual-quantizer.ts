/*
 * The perceptual quantizer (PQ): from the luminance a screen gives to a signal in steps the eye can just tell apart.
 *
 * Values  Luminance in cd/m², 0 to 10,000, to a signal of 0 to 1. Below zero it is mirrored, above the peak it stays 1,
 *         because the curve is defined no further.
 * Source  SMPTE ST 2084:2014; ITU-R BT.2100-2 table 4 (inverse EOTF). The media white of CSS colors is shown at
 *         203 cd/m², the reference white of ITU-R BT.2408.
 * Proof   test/metrics/delta-e.test.ts.
 */

const M1 = 2610 / 16384;
const M2 = 2523 / 32;
const C1 = 3424 / 4096;
const C2 = 2413 / 128;
const C3 = 2392 / 128;

/** The brightest the curve knows, cd/m². */
const PEAK = 10_000;

/** The luminance of white, cd/m². */
export const REFERENCE_WHITE = 203;

/** The signal of a luminance; `steepness` is the last exponent, which Jzazbz has of its own. */
export function quantized(luminance: number, steepness = M2): number {
	const share = Math.min(Math.abs(luminance) / PEAK, 1) ** M1;
	const signal = ((C1 + C2 * share) / (1 + C3 * share)) ** steepness;
	return luminance < 0 ? -signal : signal;
}
