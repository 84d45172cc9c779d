/*
 * Adobe RGB (1998) compatible: the wide gamut of photography, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, values outside are legal and mean "out of gamut".
 * Source    CSS Color 4 §10.6. Primaries (x, y): 0.640 0.330, 0.210 0.710, 0.150 0.060; white D65 0.3127 0.3290;
 *           a pure power of 563/256.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import type { Mat3 } from '../math/matrix.ts';
import { RGB } from './channels.ts';
import { settleRgbInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

const A98_TO_XYZ: Mat3 = [
	573536 / 994567, 263643 / 1420810, 187206 / 994567,
	591459 / 1989134, 6239551 / 9945670, 374412 / 4972835,
	53769 / 1989134, 351524 / 4972835, 4929758 / 4972835,
];

const XYZ_TO_A98: Mat3 = [
	1829569 / 896150, -506331 / 896150, -308931 / 896150,
	-851781 / 878810, 1648619 / 878810, 36519 / 878810,
	16779 / 1248040, -147721 / 1248040, 1266979 / 1248040,
];

const decode = (x: number): number => (x < 0 ? -((-x) ** (563 / 256)) : x ** (563 / 256));
const encode = (x: number): number => (x < 0 ? -((-x) ** (256 / 563)) : x ** (256 / 563));

export const a98RgbLinear: Space<'a98-rgb-linear', never> = {
	id: 'a98-rgb-linear',
	channels: RGB,
	// CSS has no name for it.
	written: () => a98Rgb,
	base: xyzD65,
	toBase: [{ matrix: A98_TO_XYZ }],
	fromBase: [{ matrix: XYZ_TO_A98 }, { map: settleRgbInto }],
};

export const a98Rgb: Space<'a98-rgb', 'color'> = {
	id: 'a98-rgb',
	channels: RGB,
	written: { form: 'color', name: 'a98-rgb' },
	base: a98RgbLinear,
	toBase: [{ curve: decode }],
	fromBase: [{ curve: encode }],
};
