/*
 * What a color made of others computes to: hsl(), hwb() and rgb() become color(srgb …), which keeps what lies outside of
 * sRGB; with a missing component hsl() and hwb() stay what they are, for sRGB has no place to keep it in.
 *
 * Source  CSS Color 5 §11.1 (color-mix) and §11.3 (relative colors).
 * Proof   test/reading/css-mix.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

/** The color in the space that it is then written in. */
export const computed = (color: Color): Color =>
	(color.none === 0 && (color.space === 'hsl' || color.space === 'hwb') ? convert(color, 'srgb') : color);
