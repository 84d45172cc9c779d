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
import { toHue } from '../math/polar.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
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

/** Judged colors, four numbers each: OKLab, and the place of the family. */
const judged = once(() => Float64Array.from(JUDGED_FAMILIES.trim().split('\n').flatMap((line) => {
	const [family, colors = ''] = line.split(': ');
	const place = HUE_FAMILIES.findIndex((one) => one === family);
	return colors.split(' ').flatMap((hex) => [...convert(fromRgb24(Number.parseInt(hex, 16)), 'oklab').coords, place]);
})));

type Holds = (l: number, c: number, isBetween: (from: number, to: number) => boolean) => boolean;

/** Families that people do not use in a part of OKLCH: a bright orange or a vivid red is not called brown, nor an ultramarine purple. */
const RULED_OUT: Readonly<Partial<Record<HueFamily, readonly Holds[]>>> = {
	brown: [
		(l, c, isBetween) => l > 0.67 && c > 0.13 && isBetween(45, 75),
		(_, c, isBetween) => c > 0.12 && isBetween(15, 35),
	],
	purple: [(_, c, isBetween) => c > 0.05 && isBetween(255, 275)],
};

/** Places and shares of the families of every term: place, share, place, share. */
const familiesOfTerms = once((): readonly (readonly number[])[] => surveyTerms().map(({ families }) =>
	HUE_FAMILIES.flatMap((family, place) => ((families[family] ?? 0) > 0 ? [place, families[family]!] : []))));

/** The family of a color; alpha is ignored, and a color outside sRGB has that of the closest color inside. */
export const hueFamily = (color: Color): HueFamily =>
	classifyOklab(convert(intoGamut(color, 'srgb'), 'oklab').coords);

/** Shares of the families, reused between calls. */
const sums = new Float64Array(HUE_FAMILIES.length);

/** The family of a color inside sRGB, in OKLab. */
export function classifyOklab(lab: Lab): HueFamily {
	const { used, share } = termShares(lab), families = familiesOfTerms();
	sums.fill(0);
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
	let most = indexOfMost(shares);
	while (isRuledOut(HUE_FAMILIES[most]!, lab)) {
		shares[most] = 0;
		most = indexOfMost(shares);
	}
	return HUE_FAMILIES[most]!;
}

function isRuledOut(family: HueFamily, [l, a, b]: Lab): boolean {
	const rules = RULED_OUT[family];
	if (rules === undefined) return false;
	const chroma = Math.hypot(a, b), hue = toHue(a, b), isBetween = (from: number, to: number): boolean => hue >= from && hue <= to;
	return rules.some((holds) => holds(l, chroma, isBetween));
}

function indexOfMost(shares: Float64Array): number {
	let most = 0;
	for (let i = 1; i < shares.length; i++) if (shares[i]! > shares[most]!) most = i;
	return most;
}

function nearestJudged([l, a, b]: Lab): { readonly place: number; readonly distance: number } {
	const all = judged();
	let place = 0, least = Infinity;
	for (let i = 0; i < all.length; i += 4) {
		const x = l - all[i]!, y = a - all[i + 1]!, z = b - all[i + 2]!, squared = x * x + y * y + z * z;
		if (squared < least) {
			least = squared;
			place = all[i + 3]!;
		}
	}
	return { place, distance: Math.sqrt(least) };
}
