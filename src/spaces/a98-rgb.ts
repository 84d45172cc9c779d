/*
 * Adobe RGB (1998) compatible: the wide gamut of photography, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, other values are valid and lie outside it.
 * Source    CSS Color 4 §10.6. Primaries (x, y): 0.640 0.330, 0.210 0.710, 0.150 0.060; white D65 0.3127 0.3290;
 *           a pure power of 563/256.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import { encodedRgb, linearRgb, perChannel, signedPower } from './rgb.ts';
import type { Space } from './space.ts';

/** CSS has no name for it. */
export const a98RgbLinear: Space<'a98-rgb-linear', never> =
	/*#__PURE__*/ linearRgb('a98-rgb-linear', [640, 330, 210, 710, 150, 60], () => a98Rgb);

export const a98Rgb: Space<'a98-rgb', 'color'> = /*#__PURE__*/ encodedRgb('a98-rgb', a98RgbLinear,
	/*#__PURE__*/ perChannel((x) => signedPower(x, 563 / 256)), /*#__PURE__*/ perChannel((x) => signedPower(x, 256 / 563)));
