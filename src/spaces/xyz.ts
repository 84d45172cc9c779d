/*
 * CIE XYZ (1931), the root of all spaces: xyz-d65, and its chromatic adaptation xyz-d50.
 *
 * Channels  x, y, z; y is luminance, 1 for white.
 * White     D65 is x 0.3127, y 0.3290; D50 is x 0.3457, y 0.3585 (four figures, as CSS Color 4 §9.1 writes them).
 * Source    CSS Color 4 §10.10 and §18 (sample code): the Bradford adaptation between the two, in doubles.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from the whites and the Bradford cone responses.
 */

import type { Mat3 } from '../math/matrix.ts';
import { XYZ } from './channels.ts';
import { defineSpace } from './define-space.ts';
import type { Space } from './space.ts';

/** Bradford adaptation. */
const D65_TO_D50: Mat3 = [
	1.0479297925449969, 0.022946870601609652, -0.05019226628920524,
	0.02962780877005599, 0.9904344267538799, -0.017073799063418826,
	-0.009243040646204504, 0.015055191490298152, 0.7518742814281371,
];

const D50_TO_D65: Mat3 = [
	0.955473421488075, -0.02309845494876471, 0.06325924320057072,
	-0.0283697093338637, 1.0099953980813041, 0.021041441191917323,
	0.012314014864481998, -0.020507649298898964, 1.330365926242124,
];

export const xyzD65: Space<'xyz-d65', 'color'> = /*#__PURE__*/ defineSpace({
	id: 'xyz-d65',
	channels: XYZ,
	written: { form: 'color', name: 'xyz-d65', also: 'xyz' },
	base: null,
	toBase: [],
	fromBase: [],
});

export const xyzD50: Space<'xyz-d50', 'color'> = /*#__PURE__*/ defineSpace({
	id: 'xyz-d50',
	channels: XYZ,
	written: { form: 'color', name: 'xyz-d50' },
	base: xyzD65,
	toBase: [{ matrix: D50_TO_D65 }],
	fromBase: [{ matrix: D65_TO_D50 }],
});
