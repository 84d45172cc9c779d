/*
 * OKLCH: OKLab in polar form; the space in which this project moves lightness, chroma and hue.
 *
 * Channels  l 0..1; c from 0, about 0.4 (100 % in CSS); h degrees.
 * Source    CSS Color 4 §9.4; the hue is powerless where chroma is at most 0.000004 (§4.4.1).
 * Proof     test/spaces/round-trips.test.ts.
 */

import { fromPolarInto, toPolarInto } from '../math/polar.ts';
import { oklab } from './oklab.ts';
import { polar } from './channels.ts';
import type { Space } from './space.ts';

/** Up to this chroma a hue has no power: the color is a gray. */
export const POWERLESS_CHROMA = 0.000004;

export const oklch: Space<'oklch', 'oklch'> = {
	id: 'oklch',
	channels: /*#__PURE__*/ polar(1, 0.4),
	written: { form: 'oklch' },
	base: oklab,
	toBase: [{ map: fromPolarInto }],
	fromBase: [{ map: toPolarInto }],
	powerless: POWERLESS_CHROMA,
};
