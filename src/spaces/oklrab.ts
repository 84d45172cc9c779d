/*
 * OKLrab: OKLab with a lightness closer to that of CIE Lab; both have the same middle gray.
 *
 * Channels  l 0..1; a and b unbounded, about ±0.4, those of OKLab.
 * Source    Björn Ottosson, "Okhsv and Okhsl", 2021, the intermission on a new lightness estimate.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { opponent } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { oklab } from './oklab.ts';
import type { Space } from './space.ts';
import { toe, toeInverse } from './toe.ts';

/** OKLrab: OKLab with the lightness Lr, 0 to 1. Pass the object: `convert('teal', oklrab)`. */
export const oklrab: Space<'oklrab', never> = /*#__PURE__*/ defineSpace({
	id: 'oklrab',
	channels: /*#__PURE__*/ opponent(1, 0.4),
	written: 'oklrab',
	base: oklab,
	toBase: [{ map: (v) => { v[0] = toeInverse(v[0]); } }],
	fromBase: [{ map: (v) => { v[0] = toe(v[0]); } }],
});
