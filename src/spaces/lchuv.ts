/*
 * CIE LCh(uv): Luv in polar form.
 *
 * Channels  l 0..100; c from 0, about 220; h degrees.
 * Source    CIE 15:2004 §8.2.2. The hue is powerless where chroma is at most 0.0015, as for LCh (CSS Color 4 §4.4.1).
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { luv } from './luv.ts';
import { polarSpace } from './polar-space.ts';
import type { Space } from './space.ts';

/** CIE LCh(uv): lightness 0 to 100, chroma to about 220, hue in degrees. Pass the object: `convert('teal', lchuv)`. */
export const lchuv: Space<'lchuv', never> =
	/*#__PURE__*/ polarSpace('lchuv', luv, 100, 220, 0.0015, 'lchuv');
