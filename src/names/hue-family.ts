/*
 * The hue family of a color in one word: the eleven basic color terms, and cyan.
 *
 * A hue angle alone does not decide. A dark orange is a brown, a light red a pink, a dark yellow an olive green; a
 * hint of blue is still a gray (slate), the same hint of red a brown. So each family has a quartic over OKLab, fitted
 * to survey answers, and the largest one names the color.
 *
 * Choices where people differ: teal and turquoise are cyan, navy is blue, maroon and burgundy are red, olive is
 * green, indigo is blue if it leans to blue (Tailwind) and purple if not (the CSS keyword), magenta is purple,
 * tan and bronze are brown, beige is brown and near white white, lavender is purple, peach is orange.
 *
 * Source  Berlin & Kay, "Basic Color Terms", 1969, for the terms. data/fit-words.mjs documents the fit of the numbers in
 *         word-model.ts and its data.
 * Proof   test/names/hue-family.test.ts: judged colors, published palettes, and general properties.
 */

import { intoGamut } from '../gamut/into.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { quartics } from './word-features.ts';
import { FAMILY_MODEL } from './word-model.ts';

/** The twelve words, in the order of the fitted model. */
export const HUE_FAMILIES = [
	'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'gray', 'black', 'white',
] as const;

export type HueFamily = (typeof HUE_FAMILIES)[number];

/** OKLab lightness up to which every color is black, and from which it is white. */
const DARKEST = 0.1;
const WHITE = 1;

let model: Float64Array | undefined;

/** The family of a color; alpha is ignored, and a color outside sRGB has that of the closest color inside. */
export const hueFamily = (color: Color): HueFamily =>
	classifyOklab(convert(intoGamut(color, 'srgb'), 'oklab').coords);

/** The family of a color inside sRGB, in OKLab. */
export function classifyOklab(coords: readonly [number, number, number]): HueFamily {
	if (coords[0] <= DARKEST) return 'black';
	if (coords[0] >= WHITE) return 'white';
	model ??= Float64Array.from(FAMILY_MODEL.trim().split(/\s+/), Number);
	const features = quartics(coords);
	let best = 0, most = -Infinity;
	for (let family = 0, at = 0; family < HUE_FAMILIES.length; family++) {
		let sum = 0;
		for (let i = 0; i < features.length; i++, at++) sum += model[at]! * features[i]!;
		if (sum > most) {
			most = sum;
			best = family;
		}
	}
	return HUE_FAMILIES[best]!;
}
