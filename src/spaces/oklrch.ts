/*
 * OKLrCH: OKLrab in polar form.
 *
 * Channels  l 0..1; c from 0, about 0.4; h degrees, both those of OKLCH.
 * Source    Björn Ottosson, "Okhsv and Okhsl", 2021. The hue is powerless as in OKLCH.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { fromPolarInto, toPolarInto } from '../math/polar.ts';
import { polar } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { POWERLESS_CHROMA } from './oklch.ts';
import { oklrab } from './oklrab.ts';
import type { Space } from './space.ts';

/** OKLrCH: lightness Lr 0 to 1, chroma to about 0.4, hue in degrees. Pass the object: `convert('teal', oklrch)`. */
export const oklrch: Space<'oklrch', never> = /*#__PURE__*/ defineSpace({
	id: 'oklrch',
	channels: /*#__PURE__*/ polar(1, 0.4),
	written: 'oklrch',
	base: oklrab,
	toBase: [{ map: fromPolarInto }],
	fromBase: [{ map: toPolarInto }],
	powerless: POWERLESS_CHROMA,
});
