/*
 * How many of the people who were asked would call a color by each English term.
 *
 * Source  word-model.ts.
 * Proof   test/names/plain-name.test.ts.
 */

import { quadraticsOf, type Quadratics as Features } from './word-features.ts';
import { TERM_MODEL } from './word-model.ts';

type Lab = readonly [number, number, number];

/** The edge of the cells of OKLab in which few terms are said at all, and e to what a share is too small to count there. */
const CELL = 0.04;
const NEGLIGIBLE = -6.5;

/** What a row of the model holds: ten coefficients, then these. */
const COEFFICIENTS = 10;
export const MEAN = COEFFICIENTS, PEAK = COEFFICIENTS + 3, TELLING = COEFFICIENTS + 4, COLUMNS = COEFFICIENTS + 5;

let numbers: Float64Array | undefined;

/**
 * The model, a row a term in the order of plain-terms.ts: coefficients, then at MEAN the mean (OKLab) of the colors that
 * were called so, at PEAK the largest share it has for any color, at TELLING how much it tells, in nats.
 */
export const termRows = (): Float64Array => (numbers ??= Float64Array.from(TERM_MODEL.trim().split(/\s+/), Number));

/** The logarithm of a term's share, up to what all terms have in common. */
const logitOf = (rows: Float64Array, at: number, f: Features): number =>
	rows[at]! * f[0] + rows[at + 1]! * f[1] + rows[at + 2]! * f[2] + rows[at + 3]! * f[3] + rows[at + 4]! * f[4]
	+ rows[at + 5]! * f[5] + rows[at + 6]! * f[6] + rows[at + 7]! * f[7] + rows[at + 8]! * f[8] + rows[at + 9]! * f[9];

const cellOf = (x: number): number => Math.round(x / CELL);
const cells = new Map<number, Uint8Array>();

/** The terms that anybody says in the cell of a color: about twenty of them, asked of its middle, the first time. */
function saidAround(lab: Lab): Uint8Array {
	const x = cellOf(lab[0]), y = cellOf(lab[1]), z = cellOf(lab[2]), key = (x * 64 + y) * 64 + z;
	const known = cells.get(key);
	if (known !== undefined) return known;
	const rows = termRows(), features = quadraticsOf([x * CELL, y * CELL, z * CELL]);
	const logits = Array.from({ length: rows.length / COLUMNS }, (_, term) => logitOf(rows, term * COLUMNS, features));
	const most = Math.max(...logits);
	const said = Uint8Array.from(logits.flatMap((logit, term) => (logit - most < NEGLIGIBLE ? [] : [term])));
	cells.set(key, said);
	return said;
}

/**
 * The share of the answers for each English term, 0 to 1, for a color in OKLab inside sRGB: filled into `share` for the
 * terms that are returned, by their place; those of all others count as 0.
 */
export function sharesInto(share: Float64Array, lab: Lab): Uint8Array {
	const rows = termRows(), said = saidAround(lab), features = quadraticsOf(lab);
	let most = -Infinity, sum = 0;
	for (let i = 0; i < said.length; i++) {
		const term = said[i]!, logit = logitOf(rows, term * COLUMNS, features);
		share[term] = logit;
		if (logit > most) most = logit;
	}
	for (let i = 0; i < said.length; i++) sum += share[said[i]!] = Math.exp(share[said[i]!]! - most);
	for (let i = 0; i < said.length; i++) share[said[i]!]! /= sum;
	return said;
}

/** Room for the share of every term. */
export const emptyShares = (): Float64Array => new Float64Array(termRows().length / COLUMNS);
