/*
 * Mixes colors like paint.
 */

import { mixPaints } from '../compositing/paint.ts';
import { mapInto } from '../gamut/map.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { mixIn } from '../spaces/mix.ts';
import { srgb, srgbLinear } from '../spaces/srgb.ts';
import { checkColor, checkNumber } from './arguments.ts';

/**
 * Mixes two colors like paint, by Kubelka and Munk: blue and yellow give green. `amount` (0 to 1) is the share of the second paint, of
 * which a translucent color has less. Colors outside sRGB are mapped into it.
 * @param first One color.
 * @param second The other color.
 * @param amount Share of the second color, 0 to 1.
 * @returns The mixture.
 * @throws InputError
 * @example
 * const { r, g, b } = toChannels(mixPaint(parse('blue'), parse('yellow')), srgb);
 * g > r && g > b; // true
 */
export function mixPaint(first: Color<string>, second: Color<string>, amount = 0.5): Color<'srgb'> {
	const a = mapInto(checkColor(first, 'first'), srgb), b = mapInto(checkColor(second, 'second'), srgb);
	const share = checkNumber(amount, 0, 1, 'amount'), { alpha, none } = mixIn(srgb, a, b, share);
	const parts = [(1 - share) * a.alpha, share * b.alpha] as const;
	if (share === 0 || parts[1] === 0) return { ...a, alpha, none };
	if (share === 1 || parts[0] === 0) return { ...b, alpha, none };
	const coords = mixPaints(convertTo(a, srgbLinear).coords, parts[0], convertTo(b, srgbLinear).coords, parts[1]);
	return mapInto({ space: srgbLinear.id, coords, alpha, none }, srgb);
}
