/*
 * ITU-R BT.2020: the gamut of ultra-high-definition television, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, values outside are legal and mean "out of gamut".
 * Source    CSS Color 4 §10.8, the draft of 2026: display-referred, a pure power of 2.4 (BT.1886), not the camera
 *           curve of BT.2020 that earlier drafts had. Primaries (x, y): 0.708 0.292, 0.170 0.797, 0.131 0.046;
 *           white D65 0.3127 0.3290.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import type { Mat3 } from '../math/matrix.ts';
import { RGB } from './channels.ts';
import { settleRgbInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

const REC2020_TO_XYZ: Mat3 = [
	63426534 / 99577255, 20160776 / 139408157, 47086771 / 278816314,
	26158966 / 99577255, 472592308 / 697040785, 8267143 / 139408157,
	0, 19567812 / 697040785, 295819943 / 278816314,
];

const XYZ_TO_REC2020: Mat3 = [
	30757411 / 17917100, -6372589 / 17917100, -4539589 / 17917100,
	-19765991 / 29648200, 47925759 / 29648200, 467509 / 29648200,
	792561 / 44930125, -1921689 / 44930125, 42328811 / 44930125,
];

const decode = (x: number): number => (x < 0 ? -((-x) ** 2.4) : x ** 2.4);
const encode = (x: number): number => (x < 0 ? -((-x) ** (1 / 2.4)) : x ** (1 / 2.4));

export const rec2020Linear: Space<'rec2020-linear', never> = {
	id: 'rec2020-linear',
	channels: RGB,
	// CSS has no name for it.
	written: () => rec2020,
	base: xyzD65,
	toBase: [{ matrix: REC2020_TO_XYZ }],
	fromBase: [{ matrix: XYZ_TO_REC2020 }, { map: settleRgbInto }],
};

export const rec2020: Space<'rec2020', 'color'> = {
	id: 'rec2020',
	channels: RGB,
	written: { form: 'color', name: 'rec2020' },
	base: rec2020Linear,
	toBase: [{ curve: decode }],
	fromBase: [{ curve: encode }],
};
