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
import { CELL_RADIUS, perCell, type Lab } from './lab-cells.ts';
import { once } from './once.ts';
import { surveyTerms } from './survey-terms.ts';
import { termShares } from './term-shares.ts';
import { JUDGED_FAMILIES } from './word-model.ts';

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
const judged = once(() => JUDGED_FAMILIES.trim().split('\n').flatMap((line) => {
	const [family, colors = ''] = line.split(': ');
	const place = HUE_FAMILIES.findIndex((one) => one === family);
	return colors.split(' ').map((hex) => [...convert(fromRgb24(Number.parseInt(hex, 16)), 'oklab').coords, place]);
}));

/** The judged colors, in the same order, that are the nearest one of some color in the cell. */
const judgedNear = perCell((center) => {
	const distances = judged().map(([l, a, b]) => Math.hypot(l! - center[0], a! - center[1], b! - center[2]));
	// By the triangle inequality: seen from any color of the cell, each distance differs from the one at its center by at most the radius.
	const most = Math.min(...distances) + 2 * CELL_RADIUS;
	return Float64Array.from(judged().filter((_, i) => distances[i]! <= most).flat());
});

/** Part of OKLCH in which a family is not used: above a lightness and a chroma, between two hues. */
interface RuledOut {
	readonly family: HueFamily;
	readonly aboveL: number;
	readonly aboveC: number;
	readonly from: number;
	readonly to: number;
}

/**
 * Families that people do not use in a part of the solid: a bright orange or a vivid red is not called brown. A mint is not blue.
 */
const RULED_OUT: readonly RuledOut[] = [
	{ family: 'brown', aboveL: 0.67, aboveC: 0.13, from: 45, to: 75 },
	{ family: 'brown', aboveL: 0, aboveC: 0.12, from: 15, to: 35 },
	{ family: 'blue', aboveL: 0, aboveC: 0.05, from: 130, to: 172 },
];

/** Families of all terms, one after the other: places and shares, and where each term's begin. */
const familiesOfTerms = once(() => {
	const places: number[] = [], shares: number[] = [], starts = [0];
	for (const { families } of surveyTerms()) {
		HUE_FAMILIES.forEach((family, place) => {
			const share = families[family] ?? 0;
			if (share === 0) return;
			places.push(place);
			shares.push(share);
		});
		starts.push(places.length);
	}
	return { places: Uint8Array.from(places), shares: Float64Array.from(shares), starts: Uint16Array.from(starts) };
});

/** The family of a color; alpha is ignored, and a color outside sRGB has that of the closest color inside. */
export const hueFamily = (color: Color): HueFamily =>
	classifyOklab(convert(intoGamut(color, 'srgb'), 'oklab').coords);

/** Shares of the families, reused between calls. */
const sums = new Float64Array(HUE_FAMILIES.length);

/** The family of a color inside sRGB, in OKLab. */
export function classifyOklab(lab: Lab): HueFamily {
	const { used, share } = termShares(lab), { places, shares, starts } = familiesOfTerms();
	sums.fill(0);
	for (const term of used) {
		const part = share[term]!, end = starts[term + 1]!;
		for (let j = starts[term]!; j < end; j++) sums[places[j]!]! += shares[j]! * part;
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

const isRuledOut = (ruled: HueFamily, [l, a, b]: Lab): boolean => RULED_OUT.some(({ family, aboveL, aboveC, from, to }) => {
	if (family !== ruled || l <= aboveL || a * a + b * b <= aboveC * aboveC) return false;
	const hue = toHue(a, b);
	return hue >= from && hue <= to;
});

function indexOfMost(shares: Float64Array): number {
	let most = 0;
	for (let i = 1; i < shares.length; i++) if (shares[i]! > shares[most]!) most = i;
	return most;
}

function nearestJudged(lab: Lab): { readonly place: number; readonly distance: number } {
	const all = judgedNear(lab), l = lab[0], a = lab[1], b = lab[2];
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
