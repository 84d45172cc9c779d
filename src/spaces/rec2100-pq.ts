/*
 * Rec. 2100 PQ: the primaries of Rec. 2020 with the curve of high dynamic range television.
 *
 * Channels  r, g, b; a signal of 0 (black) to 1 (10,000 cd/m²). The white of other spaces is 203 cd/m², which is
 *           0.58069. The signal is clamped at both ends.
 * Source    ITU-R BT.2100-2 table 4; CSS Color HDR 1, color(rec2100-pq); ITU-R BT.2408 (203 cd/m²).
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { RGB } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { lightOfSignal, signalOfLight } from './perceptual-quantizer.ts';
import { rec2020Linear } from './rec2020.ts';
import { perChannel } from './rgb.ts';
import { settleRgbInto } from './settle.ts';
import type { Space } from './space.ts';

/** Rec. 2100 PQ: r, g, b as signals of 0 to 1 (10,000 cd/m²); white is 0.58. Pass the object: `convert('teal', rec2100Pq)`. */
export const rec2100Pq: Space<'rec2100-pq', 'color'> = /*#__PURE__*/ defineSpace({
	id: 'rec2100-pq',
	channels: RGB,
	written: { form: 'color', name: 'rec2100-pq' },
	base: rec2020Linear,
	toBase: [/*#__PURE__*/ perChannel((x) => lightOfSignal(x)), { map: settleRgbInto }],
	fromBase: [/*#__PURE__*/ perChannel((x) => signalOfLight(x))],
});
