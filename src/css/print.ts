/*
 * Colors as texts of CSS, as `formats/css-print.ts` prints them.
 *
 * Source  CSS Color 4 §15 (serialization), §4.4 (missing).
 * Proof   test/css/spaces.test.ts.
 */

import { decimal, roundHue } from '../math/round.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { isOpaque } from '../spaces/rgb24.ts';
import { convert } from './convert.ts';
import { CSS_SPACES, type CssSpace } from './spaces.ts';

/** A color as CSS text in a space, or in its own: `oklch(0.54312 0.09267 194.769)`. No color is mapped into a gamut. */
export function toCss(color: Color<CssSpace>, space: CssSpace = color.space): string {
	const { coords, alpha, none } = convert(color, space), { kinds, others } = CSS_SPACES[space];
	const [x, y, z] = coords.map((value, i) => {
		const isHue = kinds[i] === 'h', digits = isHue || others >= 100 ? 3 : space[0] === 'x' ? 6 : 5;
		return none & (1 << i) ? 'none' : isHue ? decimal(roundHue(value, 3), 3) : decimal(value, digits) + (kinds[0] === 'h' ? '%' : '');
	});
	const opacity = none & NONE_ALPHA ? ' / none' : isOpaque(alpha) ? '' : ` / ${decimal(alpha, 4)}`;
	return `${kinds === 'rgb' ? `color(${space} ` : `${space}(`}${x} ${y} ${z}${opacity})`;
}
