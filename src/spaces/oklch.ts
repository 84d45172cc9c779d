/*
 * OKLCH: OKLab in polar form; the space in which this project moves lightness, chroma and hue.
 *
 * Channels  l 0..1; c from 0, about 0.4 (100 % in CSS); h degrees.
 * Source    CSS Color 4 §9.4; the hue is powerless if chroma is at most 0.000004 (§4.4.1).
 * Proof     test/spaces/round-trips.test.ts.
 */

import { oklab } from './oklab.ts';
import { polarSpace } from './polar-space.ts';
import type { Space } from './space.ts';

/** Up to this chroma the hue is powerless and the color a gray. */
export const POWERLESS_CHROMA = 0.000004;

export const oklch: Space<'oklch', 'oklch'> =
	/*#__PURE__*/ polarSpace('oklch', oklab, 1, 0.4, POWERLESS_CHROMA, { form: 'oklch' });
