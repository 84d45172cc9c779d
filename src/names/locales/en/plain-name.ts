/*
 * The everyday English name of a color: "olive", "light blue", "teal".
 *
 * Of the terms that a fair share of people would use, it is the most specific one ("olive" before "green"). Near the mean
 * color of a rare term that term is used, because it fits nowhere better. A term is used only for its hue families.
 *
 * Source  the fitted answers of term-shares.ts; the bounds below are set so that in more than 95 % of the answers at
 *         least one in ten people used the term for the color.
 * Proof   test/names/plain-name.test.ts.
 */

import { HUE_FAMILIES, type HueFamily } from '../../hue-family.ts';
import type { Lab } from '../../lab-cells.ts';
import { once } from '../../once.ts';
import { surveyTerms } from '../../survey-terms.ts';
import { COLUMNS, MEAN, TELLING, termRows, termShares } from '../../term-shares.ts';

/** A term qualifies from this share of the answers on, and from this part of the largest share. */
const LEAST_SHARE = 0.14;
const LEAST_PART = 0.3;
/** Weight of a term's specificity against its share. */
const TELLING_POWER = 3;
/** A term with a smaller share is rare. */
const RARE = 0.1;
/** Within this distance (deltaE OK) of a term's mean nothing fits better; a rare term has a smaller radius. */
const NEAR_MEAN = 0.04;
const NEAR_RARE_MEAN = 0.0145;

/** Families of every term, one bit each. */
const familyBits = once(() => Uint16Array.from(surveyTerms(), (term) =>
	HUE_FAMILIES.reduce((bits, family, place) => (family in term.families ? bits | (1 << place) : bits), 0)));

/** Weight of every term's share. */
const termWeights = once(() => Float64Array.from(surveyTerms(), (_, term) => termRows()[term * COLUMNS + TELLING]! ** TELLING_POWER));

/** The English name for a color inside sRGB, in OKLab, that belongs to this family. */
export function plainEnglish(lab: Lab, family: HueFamily): string {
	const { used, share } = termShares(lab), rows = termRows(), bits = familyBits(), weight = termWeights();
	const familyBit = 1 << HUE_FAMILIES.indexOf(family), l = lab[0], a = lab[1], b = lab[2];
	let most = 0, focal = -1, focalWorth = 0, rare = -1, rareDistance = NEAR_RARE_MEAN ** 2;
	for (const term of used) {
		if ((bits[term]! & familyBit) === 0) continue;
		const part = share[term]!, at = term * COLUMNS;
		if (part > most) most = part;
		const x = l - rows[at + MEAN]!, y = a - rows[at + MEAN + 1]!, z = b - rows[at + MEAN + 2]!;
		const distance = x * x + y * y + z * z;
		if (distance >= NEAR_MEAN * NEAR_MEAN) continue;
		if (part < RARE && distance < rareDistance) {
			rareDistance = distance;
			rare = term;
		} else if (part >= RARE && part * weight[term]! > focalWorth) {
			focalWorth = part * weight[term]!;
			focal = term;
		}
	}
	const near = focal >= 0 ? focal : rare;
	if (near >= 0) return surveyTerms()[near]!.word;
	const least = Math.min(most, Math.max(LEAST_SHARE, LEAST_PART * most));
	let best = -1, bestWorth = 0;
	for (const term of used) {
		const part = share[term]!;
		if ((bits[term]! & familyBit) === 0 || part < least || part * weight[term]! <= bestWorth) continue;
		bestWorth = part * weight[term]!;
		best = term;
	}
	return surveyTerms()[best]?.word ?? family;
}

/** Mean, in OKLab, of the colors that people called by an English term; undefined for other words. */
export function meanOklab(word: string): Lab | undefined {
	const place = surveyTerms().findIndex((term) => term.word === word);
	if (place < 0) return undefined;
	const rows = termRows(), at = place * COLUMNS + MEAN;
	return [rows[at]!, rows[at + 1]!, rows[at + 2]!];
}
