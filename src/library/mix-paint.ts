/*
 * Mixes colors like paint.
 */

import { mixPaint as mixColors } from '../fn/mix-paint.ts';
import type { Color } from '../spaces/color.ts';
import { readNumber } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';

/**
 * Mixes two colors like paint, by Kubelka and Munk: `mixPaint('blue', 'yellow')` is green. `amount` (0 to 1) is the share of the second
 * paint, of which a translucent color has less. Colors outside sRGB are mapped into it.
 * @param first One color.
 * @param second The other color.
 * @param amount Share of the second color, 0 to 1.
 * @returns The mixture.
 * @throws InputError
 * @example
 * const { r, g, b } = toChannels(mixPaint('blue', 'yellow'), 'srgb');
 * g > r && g > b; // true
 */
export function mixPaint(first: ColorLike, second: ColorLike, amount = 0.5): Color<'srgb'> {
	return mixColors(readAnyColor(first, 'first'), readAnyColor(second, 'second'), readNumber(amount, 0, 1, 'amount'));
}
