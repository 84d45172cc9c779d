/*
 * Numbers as the page shows them: enough digits to distinguish colors. Answers have all digits.
 */

import { format } from '../formats/table.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { round } from '../math/round.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { readAnswerColor } from './paint.ts';

/** OKLCH with four decimals, two of the hue; with all of them if the 8-bit color needs them. */
export function shortOklch(color: Color): string {
	const exact = convert(color, 'oklch'), [l, c, h] = exact.coords;
	const short = { ...exact, coords: [round(l, 4), round(c, 4), round(h, 2)] as const };
	return format(toRgb24(short) === toRgb24(exact) ? short : exact, 'oklch');
}

/** A color of an answer as short OKLCH; unchanged if it is not a color. */
export function shortText(text: string): string {
	const color = readAnswerColor(text);
	return color === undefined ? text : shortOklch(color);
}

/** A ratio of WCAG 2, which answers have rounded down to two decimals; on one line. */
export const ratioText = (ratio: number): string => `${ratio.toFixed(2)}\u00a0:\u00a01`;

/** A value of APCA with its sign. */
export const lcText = (lc: number): string => `Lc ${signed(lc, 1)}`;

/** A difference in OKLab; 0.02 is one that is just seen. */
export const deltaText = (deltaEOK: number): string => `ΔE OK ${deltaEOK.toFixed(3)}`;

/** A number with its sign, a minus as wide as a plus; no sign if it rounds to 0. */
export function signed(value: number, digits: number, plus = ''): string {
	const text = Math.abs(value).toFixed(digits);
	return (Number(text) === 0 ? '' : value < 0 ? '−' : plus) + text;
}
