/*
 * CIE Lab of 1976 under D50, as in CSS.
 *
 * Channels  l 0..100; a and b unbounded, about ±125 (100 % in CSS).
 * Source    CSS Color 4 §9.1, §18; CIE 15:2004 (ε = 216/24389, κ = 24389/27, the exact fractions).
 * Proof     test/spaces/vectors.test.ts holds published values; grays have a = b = 0 exactly.
 */

import { opponent } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { labFromXyzInto, labToXyzInto } from './lab-curve.ts';
import { settleLabInto } from './settle.ts';
import type { Space } from './space.ts';
import { xyzD50 } from './xyz.ts';

export const lab: Space<'lab', 'lab'> = /*#__PURE__*/ defineSpace({
	id: 'lab',
	channels: /*#__PURE__*/ opponent(100, 125),
	written: { form: 'lab' },
	base: xyzD50,
	toBase: [{ map: labToXyzInto }],
	fromBase: [{ map: labFromXyzInto }, { map: settleLabInto }],
});
