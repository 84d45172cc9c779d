/*
 * CIE LCh: Lab (D50) in polar form.
 *
 * Channels  l 0..100; c from 0, about 150 (100 % in CSS); h degrees.
 * Source    CSS Color 4 §9.3; the hue is powerless where chroma is at most 0.0015 (§4.4.1).
 * Proof     test/spaces/round-trips.test.ts.
 */

import { lab } from './lab.ts';
import { polarSpace } from './polar-space.ts';
import type { Space } from './space.ts';

export const lch: Space<'lch', 'lch'> =
	/*#__PURE__*/ polarSpace('lch', lab, 100, 150, 0.0015, { form: 'lch' });
