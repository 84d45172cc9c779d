/*
 * Display P3: the wide gamut of most phones and laptops, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, other values are valid and lie outside it.
 * Source    CSS Color 4 §10.4, §10.5. Primaries (x, y): 0.680 0.320, 0.265 0.690, 0.150 0.060; white D65
 *           0.3127 0.3290; transfer curve of sRGB.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import { P3_PRIMARIES } from './primaries.ts';
import { encodedRgb, inColor, linearRgb } from './rgb.ts';
import type { Space } from './space.ts';
import { decodeSrgbInto, encodeSrgbInto } from './srgb-transfer.ts';

export const displayP3Linear: Space<'display-p3-linear', 'color'> =
	/*#__PURE__*/ linearRgb('display-p3-linear', P3_PRIMARIES, /*#__PURE__*/ inColor('display-p3-linear'));

export const displayP3: Space<'display-p3', 'color'> =
	/*#__PURE__*/ encodedRgb('display-p3', displayP3Linear, { map: decodeSrgbInto }, { map: encodeSrgbInto });
