/*
 * ITU-R BT.2020: the gamut of ultra-high-definition television, and its linear-light twin.
 *
 * Channels  r, g, b; 0..1 inside the gamut, other values are valid and lie outside it.
 * Source    CSS Color 4 §10.8, the draft of 2026: display-referred, a pure power of 2.4 (BT.1886), not the camera
 *           curve of BT.2020 that earlier drafts had. Primaries (x, y): 0.708 0.292, 0.170 0.797, 0.131 0.046;
 *           white D65 0.3127 0.3290.
 * Proof     test/spaces/rgb-matrices.test.ts rebuilds both matrices from these numbers in exact fractions.
 */

import { encodedRgb, linearRgb, perChannel, signedPower } from './rgb.ts';
import type { Space } from './space.ts';

/** CSS has no name for it. */
export const rec2020Linear: Space<'rec2020-linear', never> =
	/*#__PURE__*/ linearRgb('rec2020-linear', [708, 292, 170, 797, 131, 46], () => rec2020);

export const rec2020: Space<'rec2020', 'color'> = /*#__PURE__*/ encodedRgb('rec2020', rec2020Linear,
	/*#__PURE__*/ perChannel((x) => signedPower(x, 2.4)), /*#__PURE__*/ perChannel((x) => signedPower(x, 1 / 2.4)));
