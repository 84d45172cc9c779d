/*
 * Display P3: the wide gamut of most phones and laptops, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, values outside are legal and mean "out of gamut".
 * Source    CSS Color 4 §10.4, §10.5. Primaries (x, y): 0.680 0.320, 0.265 0.690, 0.150 0.060; white D65
 *           0.3127 0.3290; transfer curve of sRGB.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import type { Mat3 } from '../math/matrix.ts';
import { RGB } from './channels.ts';
import { settleRgbInto } from './settle.ts';
import type { Space } from './space.ts';
import { srgbFromLinear, srgbToLinear } from './srgb.ts';
import { xyzD65 } from './xyz.ts';

const P3_TO_XYZ: Mat3 = [
	608311 / 1250200, 189793 / 714400, 198249 / 1000160,
	35783 / 156275, 247089 / 357200, 198249 / 2500400,
	0, 32229 / 714400, 5220557 / 5000800,
];

const XYZ_TO_P3: Mat3 = [
	446124 / 178915, -333277 / 357830, -72051 / 178915,
	-14852 / 17905, 63121 / 35810, 423 / 17905,
	11844 / 330415, -50337 / 660830, 316169 / 330415,
];

export const displayP3Linear: Space<'display-p3-linear', 'color'> = {
	id: 'display-p3-linear',
	channels: RGB,
	written: { form: 'color', name: 'display-p3-linear' },
	base: xyzD65,
	toBase: [{ matrix: P3_TO_XYZ }],
	fromBase: [{ matrix: XYZ_TO_P3 }, { map: settleRgbInto }],
};

export const displayP3: Space<'display-p3', 'color'> = {
	id: 'display-p3',
	channels: RGB,
	written: { form: 'color', name: 'display-p3' },
	base: displayP3Linear,
	toBase: [{ curve: srgbToLinear }],
	fromBase: [{ curve: srgbFromLinear }],
};
