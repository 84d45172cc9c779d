/*
 * Orders points so that neighbors are alike: the shortest path through all of them.
 *
 * Up to EXACT points the path is optimal, by dynamic programming over subsets. More points start from the nearest unvisited neighbor;
 * then sections are reversed or moved as long as the path gets shorter. That is within 2 % of the best known paths.
 *
 * Source  Held and Karp 1962 (exact); Croes 1958 (2-opt); Or 1976 (moving sections).
 * Proof   test/palette/shortest-path.test.ts: all permutations of few points, and an independent search for many.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';

/** Maximum number of points with an optimal path. */
const EXACT = 10;

/** Longest section that is moved. */
const LONGEST_SECTION = 3;

/** Gains below this are rounding. */
const TINY = 1e-12;

/** Units of work to compare two lengths. */
const COMPARE_COST = 0.015;

/** Indices of the points in the order of the path. `distance` is symmetric. */
export function* shortestPath(count: number, distance: (i: number, j: number) => number): Steps<readonly number[]> {
	spend(count * count * 0.02);
	const lengths = Array.from({ length: count }, (_, i) => Float64Array.from({ length: count }, (_, j) => distance(i, j)));
	yield;
	return count <= EXACT ? bestPath(lengths) : yield* goodPath(lengths);
}

type Lengths = readonly Float64Array[];

/** The shortest path, from the shortest paths through each subset of the points to each of its points. */
function bestPath(lengths: Lengths): readonly number[] {
	const n = lengths.length, sets = 1 << n;
	spend(sets * n * 0.05);
	const least = new Float64Array(sets * n).fill(Infinity), before = new Int8Array(sets * n).fill(-1);
	for (let i = 0; i < n; i++) least[(1 << i) * n + i] = 0;
	for (let set = 1; set < sets; set++) for (let last = 0; last < n; last++) {
		const length = least[set * n + last]!;
		for (let next = 0; next < n; next++) {
			const at = (set | 1 << next) * n + next, longer = length + lengths[last]![next]!;
			if ((set & 1 << next) !== 0 || longer >= least[at]!) continue;
			least[at] = longer;
			before[at] = last;
		}
	}
	const ends = [...least.subarray(-n)], path: number[] = [];
	for (let set = sets - 1, last = ends.indexOf(Math.min(...ends)); last >= 0;) {
		path.push(last);
		const previous = before[set * n + last]!;
		set &= ~(1 << last);
		last = previous;
	}
	return path;
}

/**
 * A short path. It is searched as a round trip through one more point, first in `tour`, whose distance to all others is 0, so that
 * ends need no conditions.
 */
function* goodPath(lengths: Lengths): Steps<readonly number[]> {
	const home = lengths.length, tour = [home, ...nearestNeighbors(lengths)];
	const all = [...lengths.map((row) => Float64Array.of(...row, 0)), new Float64Array(home + 1)];
	for (let isShorter = true; isShorter;) {
		isShorter = false;
		for (let i = 1; i <= home; i++) {
			spend(home * (1 + 2 * LONGEST_SECTION) * COMPARE_COST);
			if (reverseFrom(tour, all, i)) isShorter = true;
			for (let size = 1; size <= LONGEST_SECTION && i + size <= home + 1; size++) if (moveSection(tour, all, i, size)) isShorter = true;
			yield;
		}
	}
	return tour.slice(1);
}

/** From the first point on, continues to the nearest unvisited one. */
function nearestNeighbors(lengths: Lengths): readonly number[] {
	const left = new Set(lengths.keys()), path: number[] = [];
	spend(lengths.length ** 2 * 0.02);
	for (let at = 0; left.size > 0;) {
		left.delete(at);
		path.push(at);
		let least = Infinity, next = at;
		for (const one of left) if (lengths[at]![one]! < least) [least, next] = [lengths[at]![one]!, one];
		at = next;
	}
	return path;
}

/** Reverses the section from position i to the end that gains the most. */
function reverseFrom(tour: number[], lengths: Lengths, i: number): boolean {
	const before = lengths[tour[i - 1]!]!, first = lengths[tour[i]!]!, entry = before[tour[i]!]!, count = tour.length;
	let best = TINY, end = -1;
	for (let j = i + 1; j < count; j++) {
		const last = tour[j]!, after = tour[(j + 1) % count]!;
		const gain = entry + lengths[last]![after]! - before[last]! - first[after]!;
		if (gain > best) [best, end] = [gain, j];
	}
	if (end < 0) return false;
	for (let a = i, b = end; a < b; a++, b--) [tour[a], tour[b]] = [tour[b]!, tour[a]!];
	return true;
}

/** Moves the section at position i to where it gains the most, in either direction. */
function moveSection(tour: number[], lengths: Lengths, i: number, size: number): boolean {
	const count = tour.length, before = tour[i - 1]!, after = tour[(i + size) % count]!;
	const head = lengths[tour[i]!]!, tail = lengths[tour[i + size - 1]!]!;
	const gain = head[before]! + tail[after]! - lengths[before]![after]!;
	let best = gain - TINY, at = -1, isReversed = false;
	for (let k = 0; ; k++) {
		if (k === i - 1) k = i + size;
		if (k >= count) break;
		const one = tour[k]!, other = tour[(k + 1) % count]!, between = lengths[one]![other]!;
		const forward = head[one]! + tail[other]! - between, backward = tail[one]! + head[other]! - between;
		if (forward < best) [best, at, isReversed] = [forward, k, false];
		if (backward < best) [best, at, isReversed] = [backward, k, true];
	}
	if (at < 0) return false;
	const section = tour.splice(i, size);
	tour.splice((at > i ? at - size : at) + 1, 0, ...(isReversed ? section.reverse() : section));
	return true;
}
