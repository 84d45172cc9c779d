/*
 * OKLCH: OKLab in polar form; the space in which this project moves lightness, chroma and hue.
 *
 * Channels  l 0..1; c from 0, about 0.4 (100 % in CSS); h degrees.
 * Source    CSS Color 4 §9.4; the hue is powerless if chroma is at most 0.000004 (§4.4.1).
 * Proof     test/spaces/round-trips.test.ts.
 */

import { fromPolarInto, toPolarInto } from '../math/polar.ts';
import { polar } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { oklab } from './oklab.ts';
import type { Space } from './space.ts';

/** Up to this chroma the hue is powerless and the color a gray. */
export const POWERLESS_CHROMA = 0.000004;

export const oklch: Space<'oklch', 'oklch'> = /*#__PURE__*/ defineSpace({
	id: 'oklch',
	channels: /*#__PURE__*/ polar(1, 0.4),
	written: { form: 'oklch' },
	base: oklab,
	toBase: [{ map: fromPolarInto }],
	fromBase: [{ map: toPolarInto }],
	powerless: POWERLESS_CHROMA,
});
