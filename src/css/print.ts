/*
 * Colors as texts of CSS, as `formats/css-print.ts` prints them.
 *
 * Source  CSS Color 4 §15 (serialization), §4.4 (missing).
 * Proof   test/css/spaces.test.ts.
 */

import { nearestWhole } from '../math/round.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from './convert.ts';
import { CSS_SPACES, type CssSpace } from './spaces.ts';

/** A color as CSS text in a space, or in its own: `oklch(0.54312 0.09267 194.769)`. No color is mapped into a gamut. */
export function toCss(color: Color<CssSpace>, space: CssSpace = color.space): string {
	const { coords, alpha, none } = convert(color, space), { kinds, others } = CSS_SPACES[space];
	// Alpha is the fourth.
	const [x, y, z, opacity] = [0, 1, 2, 3].map((i) => {
		const isHue = kinds[i] === 'h', scale = i > 2 ? 1e4 : isHue || others >= 100 ? 1e3 : space[0] === 'x' ? 1e6 : 1e5;
		return none >> i & 1 ? 'none' : decimal(coords[i] ?? alpha, scale, isHue) + (kinds[0] === 'h' && i % 3 > 0 ? '%' : '');
	});
	return `${kinds === 'rgb' ? `color(${space} ` : `${space}(`}${x} ${y} ${z}${opacity === '1' ? '' : ` / ${opacity}`})`;
}

/** In steps of one by `scale`, a power of ten, halves away from zero; without an exponent. A hue that rounds to 360 is 0. */
function decimal(x: number, scale: number, isHue: boolean): string {
	const steps = Math.abs(x) * scale;
	// As many decimals as the power has zeros.
	const shown = steps < 1e14 ? Math.sign(x) * nearestWhole(steps) / scale : Number(x.toFixed(String(scale).length - 1));
	return `${isHue && shown === 360 ? 0 : Math.abs(shown) < 1e21 ? shown : BigInt(shown)}`;
}
