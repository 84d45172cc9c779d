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
import { englishTerms } from './plain-terms.ts';
import { COLUMNS, emptyShares, MEAN, sharesInto, TELLING, termRows } from './term-shares.ts';

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

let share: Float64Array | undefined;
let families: Uint16Array | undefined;

/** Families of every term, one bit each. */
const familyBits = (): Uint16Array => (families ??= Uint16Array.from(englishTerms(), (term) =>
	HUE_FAMILIES.reduce((bits, family, place) => (family in term.families ? bits | (1 << place) : bits), 0)));

/** The English name for a color inside sRGB, in OKLab, that belongs to this family. */
export function plainEnglish(lab: readonly [number, number, number], family: HueFamily): string {
	share ??= emptyShares();
	const used = sharesInto(share, lab), rows = termRows(), bits = familyBits(), familyBit = 1 << HUE_FAMILIES.indexOf(family);
	const l = lab[0], a = lab[1], b = lab[2];
	let most = 0, focal = -1, focalWorth = 0, rare = -1, rareDistance = NEAR_RARE_MEAN ** 2;
	for (const place of used) {
		if ((bits[place]! & familyBit) === 0) continue;
		const part = share[place]!, at = place * COLUMNS;
		if (part > most) most = part;
		const x = l - rows[at + MEAN]!, y = a - rows[at + MEAN + 1]!, z = b - rows[at + MEAN + 2]!;
		const distance = x * x + y * y + z * z;
		if (part < RARE && distance < rareDistance) {
			rareDistance = distance;
			rare = place;
		} else if (part >= RARE && distance < NEAR_MEAN * NEAR_MEAN && worth(place) > focalWorth) {
			focalWorth = worth(place);
			focal = place;
		}
	}
	const near = focal >= 0 ? focal : rare;
	if (near >= 0) return englishTerms()[near]!.word;
	const least = Math.min(most, Math.max(LEAST_SHARE, LEAST_PART * most));
	let best = -1, bestWorth = 0;
	for (const place of used) {
		if ((bits[place]! & familyBit) === 0 || share[place]! < least || worth(place) <= bestWorth) continue;
		bestWorth = worth(place);
		best = place;
	}
	return englishTerms()[best]?.word ?? family;
}

/** Worth of a term for the color whose shares are in `share`. */
const worth = (place: number): number => share![place]! * termRows()[place * COLUMNS + TELLING]! ** TELLING_POWER;

/** Mean, in OKLab, of the colors that people called by an English term; undefined for other words. */
export function meanOklab(word: string): readonly [number, number, number] | undefined {
	const place = englishTerms().findIndex((term) => term.word === word);
	if (place < 0) return undefined;
	const rows = termRows(), at = place * COLUMNS + MEAN;
	return [rows[at]!, rows[at + 1]!, rows[at + 2]!];
}
