/*
 * The difference of two colors as a word.
 *
 * Thresholds in ΔE OK: below 0.002 no screen shows a difference; about 0.02 is just noticeable side by side (the JND of CSS gamut
 * mapping); up to 0.1 people use the same color name; 0.5 is half the distance from black to white. Vivid complements may be
 * closer than that, so nearly opposite hues count as opposite too.
 *
 * Proof   test/metrics/verdict.test.ts checks every threshold.
 */

import { hueDifference } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { deltaEOK } from './difference.ts';

/** In order; a word applies below its bound. */
export const VERDICTS = [
	{ verdict: 'identical', below: 0.002 },
	{ verdict: 'nearly', below: 0.02 },
	{ verdict: 'similar', below: 0.1 },
	{ verdict: 'different', below: 0.5 },
	{ verdict: 'opposite', below: Infinity },
] as const;

export type Verdict = (typeof VERDICTS)[number]['verdict'];

/** OKLCH chroma from which the hue of a color is evident. */
const CHROMATIC_FROM = 0.04;

/** Hue difference in degrees from which two hues count as opposite. */
const ACROSS_FROM = 150;

/** The word for the difference of two colors; alpha is ignored. Symmetric. */
export function verdict(a: Color, b: Color): Verdict {
	const distance = deltaEOK(a, b);
	const word = VERDICTS.find(({ below }) => distance < below)?.verdict ?? 'opposite';
	return word === 'different' && areAcross(a, b) ? 'opposite' : word;
}

function areAcross(a: Color, b: Color): boolean {
	const first = convert(a, 'oklch').coords, second = convert(b, 'oklch').coords;
	return first[1] >= CHROMATIC_FROM && second[1] >= CHROMATIC_FROM
		&& Math.abs(hueDifference(first[2], second[2])) >= ACROSS_FROM;
}
