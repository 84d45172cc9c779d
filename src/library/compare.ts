/*
 * Two colors beside each other: how different they look, how well one reads on the other.
 */

import { deltaE as deltaEBy, DELTA_E_METHODS, type DeltaEMethod } from '../metrics/delta-e.ts';
import { contrastOf } from '../palette/contrast.ts';
import { colorOf, wordOf, type ColorLike } from './arguments.ts';

/**
 * How different two colors look; 0 for the same. Methods, with what is about just noticeable: `ok` deltaE OK (0.02),
 * `2000` CIEDE2000 (1), `76` CIE76 (2.3), `94` CIE94 for graphic arts (1), `cmc` CMC 2:1 (1), `itp` ITU-R BT.2124 (1),
 * `hyab` for large differences, `jz` Jzazbz. Those on CIE Lab use that of CSS (D50). For `94` and `cmc` the first color
 * is the reference. Throws InputError.
 */
export const deltaE = (first: ColorLike, second: ColorLike, method: DeltaEMethod = 'ok'): number =>
	deltaEBy(colorOf(first, 'first'), colorOf(second, 'second'), wordOf(method, DELTA_E_METHODS, 'method'));

/**
 * WCAG 2 ratio (1 to 21) and APCA Lc (signed; negative is light text on dark), both unrounded, of what a screen shows.
 * Translucent text is laid over the background, a translucent background over white. Throws InputError.
 */
export function contrast(text: ColorLike, background: ColorLike): { readonly ratio: number; readonly lc: number } {
	const { ratio, lc } = contrastOf(colorOf(text, 'text'), colorOf(background, 'background'));
	return { ratio, lc };
}
