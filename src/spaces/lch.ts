/*
 * CIE LCh: Lab (D50) in polar form.
 *
 * Channels  l 0..100; c from 0, about 150 (100 % in CSS); h degrees.
 * Source    CSS Color 4 §9.3; the hue is powerless where chroma is at most 0.0015 (§4.4.1).
 * Proof     test/spaces/round-trips.test.ts.
 */

import { fromPolarInto, toPolarInto } from '../math/angle.ts';
import { lab } from './lab.ts';
import type { Space } from './space.ts';

export const lch: Space = {
	id: 'lch',
	channels: [{ id: 'l', range: [0, 100] }, { id: 'c', range: [0, 150] }, { id: 'h', range: [0, 360] }],
	base: lab,
	toBase: [{ map: fromPolarInto }],
	fromBase: [{ map: toPolarInto }],
	powerless: (v) => {
		if (v[1] > 0.0015) return 0;
		v[1] = 0;
		v[2] = 0;
		return 4;
	},
};
