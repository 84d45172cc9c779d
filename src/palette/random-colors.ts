/*
 * Random colors, uniform in the perceived volume of a gamut within ranges of lightness, chroma and hue.
 *
 * Equal volumes of OKLab are equally probable: lightness and hue are drawn evenly, chroma by its square, and colors outside the gamut are
 * rejected. With a least distance, colors nearer than that to an earlier one are rejected as well.
 *
 * Proof  test/palette/random-colors.test.ts: counts in equal volumes of OKLab.
 */

import { spend } from '../math/budget.ts';
import type { Random } from '../math/random.ts';
import type { Steps } from '../math/steps.ts';
import { hasChroma, maxChroma } from '../gamut/max-chroma.ts';
import type { GamutId } from '../gamut/gamut.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { color as createColor, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';

/** Lowest and highest value. A range of hues goes upwards from its first value, through 360 degrees if the second is smaller. */
export type Range = readonly [from: number, to: number];

export interface Ranges {
	/** OKLCH lightness, 0 to 1. */
	readonly lightness: Range;
	/** OKLCH chroma. */
	readonly chroma: Range;
	/** OKLCH hue, 0 to 360 degrees. */
	readonly hue: Range;
}

/** Ranges that exclude nothing. No color of these gamuts has more chroma. */
export const ALL_COLORS: Ranges = { lightness: [0, 1], chroma: [0, 0.5], hue: [0, 360] };

/** Colors of one answer. */
export const MOST_RANDOM = 100;

/** Rejected colors in a row after which there is no room left. */
const PATIENCE = 3000;

/** Units of work to draw a color. */
const DRAW_COST = 0.6;

/** Up to `count` colors; fewer if the ranges and the least distance leave no room. */
export function* randomColors(
	random: Random, count: number, gamut: GamutId, ranges: Ranges, distance: number): Steps<readonly Color<'oklch'>[]> {
	const { lightness: [dark, light], chroma: [least, limit], hue: [from, to] } = ranges;
	const turn = to >= from ? to - from : to + 360 - from, most = Math.min(limit, largestChroma(gamut, ranges, turn));
	const colors: Color<'oklch'>[] = [], labs: ArrayLike<number>[] = [];
	for (let rejected = 0; colors.length < count && rejected < PATIENCE && most >= least; rejected++) {
		spend(DRAW_COST + labs.length * 0.01);
		if (rejected % 100 === 99) yield;
		const lightness = dark + random() * (light - dark), hue = (from + random() * turn) % 360;
		const chroma = Math.sqrt(least ** 2 + random() * (most ** 2 - least ** 2));
		if (!hasChroma(chroma, lightness, hue, gamut)) continue;
		const color = createColor('oklch', [lightness, chroma, hue]), lab = convert(color, 'oklab').coords;
		if (labs.some((other) => labDistance(lab, other) < distance)) continue;
		colors.push(color);
		labs.push(lab);
		rejected = 0;
	}
	return colors;
}

/** Numbers of samples of lightness and hue. */
const LIGHTNESSES = 24, HUES = 24;

/** A bound of the chroma in the ranges: the largest of samples, with a margin for what lies between. */
function largestChroma(gamut: GamutId, { lightness: [dark, light], hue: [from] }: Ranges, turn: number): number {
	let most = 0;
	for (let i = 0; i <= LIGHTNESSES; i++) for (let j = 0; j <= HUES; j++)
		most = Math.max(most, maxChroma(dark + (light - dark) * i / LIGHTNESSES, (from + turn * j / HUES) % 360, gamut));
	return most * MARGIN;
}

/** The chroma of a cusp between samples is larger by up to a tenth. */
const MARGIN = 1.2;
