/*
 * Computed form of derived colors: hsl(), hwb() and rgb() become color(srgb …), which keeps values outside sRGB. hsl() and
 * hwb() with a missing component stay unchanged, because sRGB cannot represent it.
 *
 * Source  CSS Color 5 §11.1 (color-mix) and §11.3 (relative colors).
 * Proof   test/reading/css-mix.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

/** Converts a derived color to the space it is written in. */
export const toComputed = (color: Color): Color =>
	(color.none === 0 && (color.space === 'hsl' || color.space === 'hwb') ? convert(color, 'srgb') : color);
