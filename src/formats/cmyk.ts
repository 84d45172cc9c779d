/*
 * CMYK by the naive device formula: black from the brightest channel, then cyan, magenta and yellow.
 *
 * It ignores ink, paper and profile. CSS prescribes it in the absence of a profile. Use it for a first impression only; print
 * shops convert from the original color.
 *
 * Source  CSS Color 5 §14 (device-cmyk, naive conversion).
 * Proof   test/formats/cmyk.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { alphaPart } from './css-print.ts';
import { digits } from './digits.ts';

/** Cyan, magenta, yellow and black, 0..1 each, of an sRGB color inside its gamut. */
export function toCmyk({ coords: [r, g, b] }: Color<'srgb'>): readonly [number, number, number, number] {
	const brightest = Math.max(r, g, b);
	if (brightest === 0) return [0, 0, 0, 1];
	return [(brightest - r) / brightest, (brightest - g) / brightest, (brightest - b) / brightest, 1 - brightest];
}

/** `device-cmyk(76.016% 47.154% 0% 3.529%)` */
export function printCmyk(color: Color<'srgb'>): string {
	const [c, m, y, k] = toCmyk(color);
	return `device-cmyk(${percent(c)} ${percent(m)} ${percent(y)} ${percent(k)}${alphaPart(color.alpha)})`;
}

const percent = (share: number): string => `${digits(share * 100, 3)}%`;
