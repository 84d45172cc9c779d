/*
 * The hue family of a color in one word: the eleven basic color terms, and cyan.
 *
 * A hue angle alone does not decide. A dark orange is a brown, a light red a pink, a dark yellow an olive green; a
 * hint of blue is still a gray (slate), the same hint of red a brown. So a family has the shares of its terms in a survey, near a judged
 * color its family counts as well, a few families are ruled out in parts of the solid, and the largest one names the color.
 *
 * Choices where people differ: teal and turquoise are cyan, navy is blue, maroon and burgundy are red, olive is
 * green, indigo is blue if it leans to blue (Tailwind) and purple if not (the CSS keyword), magenta is purple,
 * tan and bronze are brown, beige is brown and near white white, lavender is purple, peach is orange.
 *
 * Source  Berlin & Kay, "Basic Color Terms", 1969, for the terms. data/fit-words.mjs documents the numbers of word-model.ts;
 *         data/judged-families.txt has the judged colors.
 * Proof   test/names/hue-family.test.ts: judged colors, published palettes, and general properties.
 */

import { intoGamut } from '../gamut/into.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { agreeInCell, memoizeCells } from './lab-cells.ts';
import { once } from './once.ts';
import { surveyTerms } from './survey-terms.ts';
import { termShares } from './term-shares.ts';
import { JUDGED_FAMILIES } from './word-model.ts';

type Lab = readonly [number, number, number];

/** The twelve words, in the order of the fitted model. */
export const HUE_FAMILIES = [
	'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink', 'brown', 'gray', 'black', 'white',
] as const;

export type HueFamily = (typeof HUE_FAMILIES)[number];

/** OKLab lightness up to which every color is black, and from which it is white. */
const DARKEST = 0.1;
const WHITE = 1;

/** Share that the nearest judged color adds to its family at its place, and the standard deviation of its reach, in deltaE OK. */
const JUDGED_SHARE = 1, JUDGED_REACH = 0.012;

/** Judged colors in OKLab, and the places of their families. */
const judged = once(() => JUDGED_FAMILIES.trim().split('\n').flatMap((line) => {
	const [family, colors = ''] = line.split(': ');
	const place = HUE_FAMILIES.findIndex((one) => one === family);
	return colors.split(' ').map((hex) => ({ place, lab: convert(fromRgb24(Number.parseInt(hex, 16)), 'oklab').coords }));
}));

type Holds = (l: number, c: number, isBetween: (from: number, to: number) => boolean) => boolean;

/** Families that people do not use in a part of OKLCH: a bright orange and a vivid red are no browns, an ultramarine no purple. */
const RULED_OUT: readonly (readonly [family: HueFamily, holds: Holds])[] = [
	['brown', (l, c, isBetween) => l > 0.67 && c > 0.13 && isBetween(45, 75)],
	['brown', (_, c, isBetween) => c > 0.12 && isBetween(15, 35)],
	['purple', (_, c, isBetween) => c > 0.05 && isBetween(255, 275)],
];

/** Places and shares of the families of every term: place, share, place, share. */
const familiesOfTerms = once((): readonly (readonly number[])[] => surveyTerms().map(({ families }) =>
	HUE_FAMILIES.flatMap((family, place) => ((families[family] ?? 0) > 0 ? [place, families[family]!] : []))));

/** The family of a color; alpha is ignored, and a color outside sRGB has that of the closest color inside. */
export const hueFamily = (color: Color): HueFamily =>
	classifyOklab(convert(intoGamut(color, 'srgb'), 'oklab').coords);

/** The family of a color inside sRGB, in OKLab. */
export const classifyOklab = (lab: Lab): HueFamily => cellFamily(lab) ?? classifyAt(lab);

/** The family of a cell that lies within one; undefined on a border. */
const cellFamily = /*#__PURE__*/ memoizeCells((center) => agreeInCell(center, classifyAt));

function classifyAt(lab: Lab): HueFamily {
	const { used, share } = termShares(lab), families = familiesOfTerms(), sums = new Float64Array(HUE_FAMILIES.length);
	for (let i = 0; i < used.length; i++) {
		const term = used[i]!, own = families[term]!;
		for (let j = 0; j < own.length; j += 2) sums[own[j]!]! += own[j + 1]! * share[term]!;
	}
	return decideFamily(lab, sums);
}

/** The family of a color by the shares of the families in the survey, which are changed. */
export function decideFamily(lab: Lab, shares: Float64Array): HueFamily {
	if (lab[0] <= DARKEST) return 'black';
	if (lab[0] >= WHITE) return 'white';
	const { place, distance } = nearestJudged(lab);
	shares[place]! += JUDGED_SHARE * Math.exp(-(distance ** 2) / (2 * JUDGED_REACH ** 2));
	const chroma = Math.hypot(lab[1], lab[2]), hue = (Math.atan2(lab[2], lab[1]) * 180 / Math.PI + 360) % 360;
	for (const [family, holds] of RULED_OUT)
		if (holds(lab[0], chroma, (from, to) => hue >= from && hue <= to)) shares[HUE_FAMILIES.indexOf(family)] = 0;
	return HUE_FAMILIES[shares.indexOf(Math.max(...shares))]!;
}

function nearestJudged([l, a, b]: Lab): { readonly place: number; readonly distance: number } {
	let place = 0, least = Infinity;
	for (const one of judged()) {
		const squared = (l - one.lab[0]) ** 2 + (a - one.lab[1]) ** 2 + (b - one.lab[2]) ** 2;
		if (squared < least) {
			least = squared;
			place = one.place;
		}
	}
	return { place, distance: Math.sqrt(least) };
}
