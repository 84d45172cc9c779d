/*
 * The lightness at which sRGB has enough chroma.
 *
 * Values  OKLCH; hue in degrees.
 * Proof   test/palette/natural-harmonies.test.ts, test/palette/vivid-gradients.test.ts.
 */

import { maxChroma } from '../gamut/max-chroma.ts';

/** Step of the search, and the lightnesses it stays between. */
const STEP = 0.005, DARKEST = 0.15, LIGHTEST = 0.97;

/** The nearest lightness at which sRGB has a chroma; if none has, the one with the most. */
export function lightnessFor(lightness: number, chroma: number, hue: number): number {
	let best = lightness, most = 0;
	for (let away = 0; away <= LIGHTEST - DARKEST; away += STEP) {
		for (const at of [lightness - away, lightness + away]) {
			if (away > 0 && (at < DARKEST || at > LIGHTEST)) continue;
			const available = maxChroma(at, hue, 'srgb');
			if (available >= chroma) return at;
			if (available > most) [best, most] = [at, available];
		}
	}
	return best;
}
