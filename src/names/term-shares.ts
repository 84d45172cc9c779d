/*
 * The share of people who would call a color by each term of the survey.
 *
 * Source  word-model.ts.
 * Proof   test/names/term-shares.test.ts, plain-name.test.ts.
 */

import { fitCubics } from '../math/cubics.ts';
import { perCell, type Lab } from './lab-cells.ts';
import { once } from './once.ts';
import { TERM_MODEL } from './word-model.ts';

type Features = readonly [number, number, number, number, number, number, number, number, number, number];

/**
 * Ten products of up to two OKLab coordinates: the logarithm of a bell curve around a color, up to a constant, is linear in them.
 * Lightness is centered at 0.65 and scaled by 4, the opponent axes by 8, so that all of sRGB lies within about ±2.
 */
export function quadratics(lab: Lab): Features {
	const x = (lab[0] - 0.65) * 4, y = lab[1] * 8, z = lab[2] * 8;
	return [1, x, y, z, x * x, y * y, z * z, x * y, x * z, y * z];
}

/** Log-odds to the best term below which a term is ignored. */
const NEGLIGIBLE = -6.5;

/** Shares below e^-16 count as 0. */
const MOST_FALL = 16;

/** e^(-x / 64) of 0 to 64 MOST_FALL, within 2e-10: thirty exponentials would take half of the time of a name. */
const PIECES = 64;
const fallBy = /*#__PURE__*/ fitCubics(PIECES, MOST_FALL, (x) => Math.exp(-x), (x) => -Math.exp(-x));

/** Columns of a row in the model: ten coefficients, then these. */
const COEFFICIENTS = 10;
export const MEAN = COEFFICIENTS, PEAK = COEFFICIENTS + 3, TELLING = COEFFICIENTS + 4, COLUMNS = COEFFICIENTS + 5;

/**
 * The model, one row per term in the order of survey-terms.ts: coefficients; at MEAN the mean (OKLab) of the colors with that
 * name; at PEAK its largest share for any color; at TELLING how specific it is, in nats.
 */
export const termRows = once(() => Float64Array.from(TERM_MODEL.trim().split(/\s+/), Number));

/** Logarithm of a term's share, up to a constant common to all terms. */
const logit = (rows: Float64Array, at: number, f: Features): number =>
	rows[at]! * f[0] + rows[at + 1]! * f[1] + rows[at + 2]! * f[2] + rows[at + 3]! * f[3] + rows[at + 4]! * f[4]
	+ rows[at + 5]! * f[5] + rows[at + 6]! * f[6] + rows[at + 7]! * f[7] + rows[at + 8]! * f[8] + rows[at + 9]! * f[9];

/** Candidate terms by cell, about thirty, chosen at its center. */
const candidatesNear = perCell(candidatesAt);

function candidatesAt(center: Lab): Uint8Array {
	const rows = termRows(), features = quadratics(center);
	const logits = Array.from({ length: rows.length / COLUMNS }, (_, term) => logit(rows, term * COLUMNS, features));
	const most = Math.max(...logits);
	return Uint8Array.from(logits.flatMap((logit, term) => (logit - most < NEGLIGIBLE ? [] : [term])));
}

/** Shares of a color; those of terms that are not in `used` count as 0. */
interface TermShares {
	/** Indexes of the candidate terms. */
	readonly used: Uint8Array;
	/** Share of the answers by term, 0 to 1. */
	readonly share: Float64Array;
}

let last: TermShares | undefined;
let lastL = NaN, lastA = NaN, lastB = NaN;

/**
 * Shares for a color in OKLab inside sRGB, valid until the next call. The color of the last call costs nothing, because a family and
 * names in several languages are requested of the same color.
 */
export function termShares(lab: Lab): TermShares {
	if (last !== undefined && lab[0] === lastL && lab[1] === lastA && lab[2] === lastB) return last;
	const rows = termRows(), used = candidatesNear(lab), f = quadratics(lab);
	const share = last?.share ?? new Float64Array(rows.length / COLUMNS);
	if (last !== undefined) for (const term of last.used) share[term] = 0;
	let most = -Infinity, sum = 0;
	for (const term of used) {
		const x = logit(rows, term * COLUMNS, f);
		share[term] = x;
		if (x > most) most = x;
	}
	for (const term of used) {
		const fall = most - share[term]!;
		sum += share[term] = fall < MOST_FALL ? fallBy(fall * PIECES) : 0;
	}
	for (const term of used) share[term]! /= sum;
	lastL = lab[0];
	lastA = lab[1];
	lastB = lab[2];
	return last = { used, share };
}
