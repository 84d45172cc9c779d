/*
 * OKLrCH: OKLrab in polar form.
 *
 * Channels  l 0..1; c from 0, about 0.4; h degrees, both those of OKLCH.
 * Source    Björn Ottosson, "Okhsv and Okhsl", 2021. The hue is powerless as in OKLCH.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { POWERLESS_CHROMA } from './oklch.ts';
import { oklrab } from './oklrab.ts';
import { polarSpace } from './polar-space.ts';
import type { Space } from './space.ts';

/** OKLrCH: lightness Lr 0 to 1, chroma to about 0.4, hue in degrees. Pass the object: `convert('teal', oklrch)`. */
export const oklrch: Space<'oklrch', never> =
	/*#__PURE__*/ polarSpace('oklrch', oklrab, 1, 0.4, POWERLESS_CHROMA, 'oklrch');
