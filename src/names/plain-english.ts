/*
 * What most people would call a color in English: "olive", "light blue", "teal".
 *
 * Of the terms that a fair share of people would say, the one that tells most ("olive" before "green"). Close to the
 * color that a seldom word means in the mean, that word is said, because nowhere does it fit better. No word is said of
 * a color whose hue family it cannot have.
 *
 * Source  the fitted answers of term-shares.ts; the bounds below are set so that in more than 95 % of the answers at
 *         least one in ten people said the word for the color.
 * Proof   test/names/plain-name.test.ts.
 */

import { HUE_FAMILIES, type HueFamily } from './hue-family.ts';
import { englishTerms } from './plain-terms.ts';
import { COLUMNS, emptyShares, MEAN, sharesInto, TELLING, termRows } from './term-shares.ts';

/** A term is worth saying from this share of the answers on, and from this part of the largest share. */
const LEAST_SHARE = 0.14;
const LEAST_PART = 0.3;
/** How much telling more counts against being said more. */
const TELLING_POWER = 3;
/** A word that fewer say than this is seldom. */
const SELDOM = 0.1;
/** Within this distance (deltaE OK) of the mean of a word, nothing fits better; a seldom word is given less room. */
const NEAR_MEAN = 0.04;
const NEAR_SELDOM_MEAN = 0.0145;

let share: Float64Array | undefined;
let families: Uint16Array | undefined;

/** The families of every term, a bit each. */
const familyBits = (): Uint16Array => (families ??= Uint16Array.from(englishTerms(), (term) =>
	HUE_FAMILIES.reduce((bits, family, place) => (family in term.families ? bits | (1 << place) : bits), 0)));

/** The English word for a color in OKLab, inside sRGB, that belongs to this family. */
export function plainEnglish(lab: readonly [number, number, number], family: HueFamily): string {
	share ??= emptyShares();
	const said = sharesInto(share, lab), rows = termRows(), bits = familyBits(), wanted = 1 << HUE_FAMILIES.indexOf(family);
	const l = lab[0], a = lab[1], b = lab[2];
	let most = 0, focal = -1, focalWorth = 0, seldom = -1, seldomDistance = NEAR_SELDOM_MEAN ** 2;
	for (const place of said) {
		if ((bits[place]! & wanted) === 0) continue;
		const part = share[place]!, at = place * COLUMNS;
		if (part > most) most = part;
		const x = l - rows[at + MEAN]!, y = a - rows[at + MEAN + 1]!, z = b - rows[at + MEAN + 2]!;
		const distance = x * x + y * y + z * z;
		if (part < SELDOM && distance < seldomDistance) {
			seldomDistance = distance;
			seldom = place;
		} else if (part >= SELDOM && distance < NEAR_MEAN * NEAR_MEAN && worthOf(place) > focalWorth) {
			focalWorth = worthOf(place);
			focal = place;
		}
	}
	const near = focal >= 0 ? focal : seldom;
	if (near >= 0) return englishTerms()[near]!.word;
	const least = Math.min(most, Math.max(LEAST_SHARE, LEAST_PART * most));
	let best = -1, bestWorth = 0;
	for (const place of said) {
		if ((bits[place]! & wanted) === 0 || share[place]! < least || worthOf(place) <= bestWorth) continue;
		bestWorth = worthOf(place);
		best = place;
	}
	return englishTerms()[best]?.word ?? family;
}

/** How much it is worth to say a term of which `share` holds how many would. */
const worthOf = (place: number): number => share![place]! * termRows()[place * COLUMNS + TELLING]! ** TELLING_POWER;

/** The mean, in OKLab, of the colors that people called by an English term; undefined for a word that is no term. */
export function meantBy(word: string): readonly [number, number, number] | undefined {
	const place = englishTerms().findIndex((term) => term.word === word);
	if (place < 0) return undefined;
	const rows = termRows(), at = place * COLUMNS + MEAN;
	return [rows[at]!, rows[at + 1]!, rows[at + 2]!];
}
