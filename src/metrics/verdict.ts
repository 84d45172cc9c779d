/*
 * The difference of two colors in a word.
 *
 * The bands are in ΔE OK: below 0.002 no screen shows a difference, 0.02 is about the least one notices side by side
 * (the JND of CSS gamut mapping), up to 0.1 one still calls both by one name, from 0.5 on they are half the way from
 * black to white apart. Two vivid colors may lie nearer than that and be complements all the same; so hues nearly
 * across the wheel count as opposite too.
 *
 * Proof   test/metrics/verdict.test.ts walks every edge.
 */

import { hueDifference } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { deltaEOK } from './delta-e-ok.ts';

/** In order; a word holds below its bound. */
export const VERDICTS = [
	{ verdict: 'identical', below: 0.002 },
	{ verdict: 'nearly', below: 0.02 },
	{ verdict: 'similar', below: 0.1 },
	{ verdict: 'different', below: 0.5 },
	{ verdict: 'opposite', below: Infinity },
] as const;

export type Verdict = (typeof VERDICTS)[number]['verdict'];

/** From this OKLCH chroma on, a color has a hue worth the name. */
const CHROMATIC_FROM = 0.04;

/** From this turn on, in degrees, two hues are across the wheel from each other. */
const ACROSS_FROM = 150;

/** The word for the difference of two colors, alpha aside. Symmetric. */
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
