/*
 * The perceptual quantizer (PQ): from the luminance a screen gives to a signal in steps the eye can just tell apart, and
 * back.
 *
 * Values  Luminance in cd/m², 0 to 10,000, to a signal of 0 to 1. Below zero it is mirrored, above the peak it stays 1,
 *         because the curve is defined no further.
 * Source  SMPTE ST 2084:2014; ITU-R BT.2100-2 table 4 (EOTF and its inverse). The media white of CSS colors is shown at
 *         203 cd/m², the reference white of ITU-R BT.2408.
 * Proof   test/spaces/perceptual-quantizer.test.ts.
 */

const M1 = 2610 / 16384;
const M2 = 2523 / 32;
const C1 = 3424 / 4096;
const C2 = 2413 / 128;
const C3 = 2392 / 128;

/** The brightest the curve knows, cd/m². */
export const PEAK = 10_000;

/** The luminance of white, cd/m². */
export const REFERENCE_WHITE = 203;

/** The signal of a luminance; `steepness` is the last exponent, which Jzazbz has of its own. */
export function quantized(luminance: number, steepness = M2): number {
	const share = Math.min(Math.abs(luminance) / PEAK, 1) ** M1;
	const signal = ((C1 + C2 * share) / (1 + C3 * share)) ** steepness;
	return luminance < 0 ? -signal : signal;
}

/** The luminance of a signal, which undoes `quantized`. Signals below that of no light give none. */
export function dequantized(signal: number, steepness = M2): number {
	const root = Math.min(Math.abs(signal), 1) ** (1 / steepness);
	const luminance = PEAK * (Math.max(root - C1, 0) / (C2 - C3 * root)) ** (1 / M1);
	return signal < 0 ? -luminance : luminance;
}

/** Light that is noise of a conversion; the first step of 12 bits is a million times as much. */
const NO_LIGHT = 1e-12;

/** The same for light as color spaces count it, where white is 1. No light has the signal 0, not the 7e-7 of the curve. */
export const signalOfLight = (light: number, steepness = M2): number =>
	(Math.abs(light) < NO_LIGHT ? 0 : quantized(light * REFERENCE_WHITE, steepness));

/** The light of a signal. */
export const lightOfSignal = (signal: number, steepness = M2): number => dequantized(signal, steepness) / REFERENCE_WHITE;
