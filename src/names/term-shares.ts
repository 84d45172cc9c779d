/*
 * The share of people who would call a color by each English term.
 *
 * Source  word-model.ts.
 * Proof   test/names/plain-name.test.ts.
 */

import { quadratics, type Quadratics as Features } from '../../word-features.ts';
import { TERM_MODEL } from '../../word-model.ts';

type Lab = readonly [number, number, number];

/** Edge of the OKLab cells that limit the candidate terms, and the log-odds to the best term below which a term is ignored. */
const CELL = 0.04;
const NEGLIGIBLE = -6.5;

/** Columns of a row in the model: ten coefficients, then these. */
const COEFFICIENTS = 10;
export const MEAN = COEFFICIENTS, PEAK = COEFFICIENTS + 3, TELLING = COEFFICIENTS + 4, COLUMNS = COEFFICIENTS + 5;

let numbers: Float64Array | undefined;

/**
 * The model, one row per term in the order of plain-terms.ts: coefficients; at MEAN the mean (OKLab) of the colors with that
 * name; at PEAK its largest share for any color; at TELLING how specific it is, in nats.
 */
export const termRows = (): Float64Array => (numbers ??= Float64Array.from(TERM_MODEL.trim().split(/\s+/), Number));

/** Logarithm of a term's share, up to a constant common to all terms. */
const logit = (rows: Float64Array, at: number, f: Features): number =>
	rows[at]! * f[0] + rows[at + 1]! * f[1] + rows[at + 2]! * f[2] + rows[at + 3]! * f[3] + rows[at + 4]! * f[4]
	+ rows[at + 5]! * f[5] + rows[at + 6]! * f[6] + rows[at + 7]! * f[7] + rows[at + 8]! * f[8] + rows[at + 9]! * f[9];

const cellIndex = (x: number): number => Math.round(x / CELL);
const cells = new Map<number, Uint8Array>();

/** Candidate terms in the cell of a color, about twenty; computed at its center on first use. */
function candidatesNear(lab: Lab): Uint8Array {
	const x = cellIndex(lab[0]), y = cellIndex(lab[1]), z = cellIndex(lab[2]), key = (x * 64 + y) * 64 + z;
	const cached = cells.get(key);
	if (cached !== undefined) return cached;
	const rows = termRows(), features = quadratics([x * CELL, y * CELL, z * CELL]);
	const logits = Array.from({ length: rows.length / COLUMNS }, (_, term) => logit(rows, term * COLUMNS, features));
	const most = Math.max(...logits);
	const candidates = Uint8Array.from(logits.flatMap((logit, term) => (logit - most < NEGLIGIBLE ? [] : [term])));
	cells.set(key, candidates);
	return candidates;
}

/**
 * Share of the answers for each English term, 0 to 1, for a color in OKLab inside sRGB. Fills `share` for the returned
 * terms, by index; the shares of all others count as 0.
 */
export function sharesInto(share: Float64Array, lab: Lab): Uint8Array {
	const rows = termRows(), candidates = candidatesNear(lab), features = quadratics(lab);
	let most = -Infinity, sum = 0;
	for (let i = 0; i < candidates.length; i++) {
		const term = candidates[i]!, x = logit(rows, term * COLUMNS, features);
		share[term] = x;
		if (x > most) most = x;
	}
	for (let i = 0; i < candidates.length; i++) sum += share[candidates[i]!] = Math.exp(share[candidates[i]!]! - most);
	for (let i = 0; i < candidates.length; i++) share[candidates[i]!]! /= sum;
	return candidates;
}

/** An array for the share of every term. */
export const emptyShares = (): Float64Array => new Float64Array(termRows().length / COLUMNS);
