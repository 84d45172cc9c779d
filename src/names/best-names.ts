/*
 * The best of the names that a search has noted.
 *
 * Proof  test/names/search.test.ts.
 */

import { PRECEDENCE_COUNT, precedenceOf, rankOf, ranksIn, rowOfRank } from './search-index.ts';
import { MATCHES, TYPO, type Match, type Searchable } from './searchable.ts';

/** The rows of the best names, as many as wanted, and how many there are. */
export function bestOf(
	all: Searchable,
	limit: number,
	isWanted: (row: number) => boolean,
): { readonly total: number; readonly best: readonly { readonly row: number; readonly match: Match }[] } {
	const rows = withoutRepeats(all).filter(isWanted), most = ranksIn(all);
	// By match, then as names are told.
	const ranks = Float64Array.from(firstAmong(all, rows, limit), (row) => all.matches[row]! * most + rankOf(all, row)).sort();
	return {
		total: rows.length,
		best: Array.from(ranks.subarray(0, limit), (rank) => ({ row: rowOfRank(all, rank), match: MATCHES[Math.floor(rank / most) - 1]! })),
	};
}

/** Those rows among which the best so many are, by match and list alone: a rank is asked of a name, and there may be thousands. */
function firstAmong(all: Searchable, rows: readonly number[], limit: number): readonly number[] {
	const classOf = (row: number): number => all.matches[row]! * PRECEDENCE_COUNT + precedenceOf(all, row);
	const counts = new Uint32Array((TYPO + 1) * PRECEDENCE_COUNT);
	for (let i = 0; i < rows.length; i++) counts[classOf(rows[i]!)]!++;
	let last = 0;
	for (let count = counts[0]!; count < limit && last < counts.length - 1;) count += counts[++last]!;
	return rows.filter((row) => classOf(row) <= last);
}

/** Names of one color and language stand for one another: the first of those that match best is told. */
function withoutRepeats(all: Searchable): readonly number[] {
	const { matches, noted, groupOf } = all, best = new Map<number, number>();
	for (const row of noted) {
		const group = groupOf[row]!;
		if (group === 0) continue;
		const other = best.get(group);
		if (other === undefined || (matches[row]! - matches[other]! || rankOf(all, row) - rankOf(all, other)) < 0) best.set(group, row);
	}
	return noted.filter((row) => groupOf[row] === 0 || best.get(groupOf[row]!) === row);
}
