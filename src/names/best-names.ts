/*
 * Selects the best matches of a search.
 *
 * Proof  test/names/search.test.ts.
 */

import { spend } from '../math/budget.ts';
import { PRECEDENCE_COUNT } from './indexed-names.ts';
import { precedence, rankCount, rankRow, rowAtRank } from './search-index.ts';
import { MATCHES, TYPO, TYPO_IN_PART, type Match, type Searchable } from './searchable.ts';

/** Rows of the best matches, at most `limit`, and the number of all matches. */
export function findBest(
	all: Searchable,
	limit: number,
	isIncluded: (row: number) => boolean,
): { readonly total: number; readonly best: readonly { readonly row: number; readonly match: Match }[] } {
	spend(2 + 0.15 * all.matched.length + 0.5 * limit);
	const rows = withoutRepeats(all).filter(isIncluded), most = rankCount(all);
	// By match class, then by rank.
	const ranks = Float64Array.from(firstAmong(all, rows, limit), (row) => all.matches[row]! * most + rankRow(all, row)).sort();
	const matchAt = (rank: number): Match => MATCHES[Math.min(Math.floor(rank / most), TYPO) - 1]!;
	return {
		total: rows.length,
		best: Array.from(ranks.subarray(0, limit), (rank) => ({ row: rowAtRank(all, rank), match: matchAt(rank) })),
	};
}

/** A small superset of the best `limit` rows by match class and list alone: computing a rank costs a name, and there may be thousands. */
function firstAmong(all: Searchable, rows: readonly number[], limit: number): readonly number[] {
	const rankClass = (row: number): number => all.matches[row]! * PRECEDENCE_COUNT + precedence(all, row);
	const counts = new Uint32Array((TYPO_IN_PART + 1) * PRECEDENCE_COUNT);
	for (let i = 0; i < rows.length; i++) counts[rankClass(rows[i]!)]!++;
	let last = 0;
	for (let count = counts[0]!; count < limit && last < counts.length - 1;) count += counts[++last]!;
	return rows.filter((row) => rankClass(row) <= last);
}

/** Removes repeated names of one color in one language: only the best match of a group remains. */
function withoutRepeats(all: Searchable): readonly number[] {
	const { matches, matched, groupOf } = all, best = new Map<number, number>();
	for (const row of matched) {
		const group = groupOf(row);
		if (group === undefined) continue;
		const other = best.get(group);
		if (other === undefined || (matches[row]! - matches[other]! || rankRow(all, row) - rankRow(all, other)) < 0) best.set(group, row);
	}
	return matched.filter((row) => {
		const group = groupOf(row);
		return group === undefined || best.get(group) === row;
	});
}
