/*
 * The perceptual quantizer (PQ): display luminance to a signal whose steps are just noticeable, and back.
 *
 * Values  Luminance in cd/m², 0 to 10,000, to a signal of 0 to 1. Negative values are mirrored; above the peak the signal is 1,
 *         where the definition ends.
 * Source  SMPTE ST 2084:2014; ITU-R BT.2100-2 table 4 (EOTF and its inverse). The media white of CSS colors is shown at
 *         203 cd/m², the reference white of ITU-R BT.2408.
 * Proof   test/spaces/perceptual-quantizer.test.ts.
 */

const M1 = 2610 / 16384;
const M2 = 2523 / 32;
const C1 = 3424 / 4096;
const C2 = 2413 / 128;
const C3 = 2392 / 128;

/** Peak luminance of the curve, cd/m². */
export const PEAK = 10_000;

/** Luminance of white, cd/m². */
export const REFERENCE_WHITE = 203;

/** Signal of a luminance; `steepness` is the last exponent, which Jzazbz changes. */
export function quantize(luminance: number, steepness = M2): number {
	const share = Math.min(Math.abs(luminance) / PEAK, 1) ** M1;
	const signal = ((C1 + C2 * share) / (1 + C3 * share)) ** steepness;
	return luminance < 0 ? -signal : signal;
}

/** Luminance of a signal: the inverse of `quantize`. Signals below that of black give 0. */
export function dequantize(signal: number, steepness = M2): number {
	const root = Math.min(Math.abs(signal), 1) ** (1 / steepness);
	const luminance = PEAK * (Math.max(root - C1, 0) / (C2 - C3 * root)) ** (1 / M1);
	return signal < 0 ? -luminance : luminance;
}

/** Rounding noise in light; the first 12-bit step is a million times larger. */
const NO_LIGHT = 1e-12;

/** Signal of relative light (white is 1). Black is exactly 0, not the 7e-7 of the curve. */
export const signalOfLight = (light: number, steepness = M2): number =>
	(Math.abs(light) < NO_LIGHT ? 0 : quantize(light * REFERENCE_WHITE, steepness));

/** Relative light of a signal. */
export const lightOfSignal = (signal: number, steepness = M2): number => dequantize(signal, steepness) / REFERENCE_WHITE;
