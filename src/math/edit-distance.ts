/*
 * Edit distance between two words, for "did you mean".
 *
 * Source  The optimal string alignment distance: insertions, deletions, substitutions and swaps of neighbours
 *         (Damerau 1964, restricted). Cost is bounded by the cut-off: a band of 2 · most + 1 cells a row.
 * Proof   test/math/edit-distance.test.ts, against the plain recursive definition.
 */

/** The distance in UTF-16 units, or `most + 1` if it is larger than `most`. */
export function editDistance(a: string, b: string, most: number): number {
	const beyond = most + 1;
	if (Math.abs(a.length - b.length) > most) return beyond;
	let before: number[] = [], last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = new Array<number>(b.length + 1).fill(beyond);
		row[0] = i;
		let least = row[0];
		for (let j = Math.max(1, i - most); j <= Math.min(b.length, i + most); j++) {
			const same = a.charCodeAt(i - 1) === b.charCodeAt(j - 1);
			let d = Math.min(last[j - 1]! + (same ? 0 : 1), last[j]! + 1, row[j - 1]! + 1);
			const isSwap = i > 1 && j > 1
				&& a.charCodeAt(i - 1) === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === b.charCodeAt(j - 1);
			if (isSwap) d = Math.min(d, before[j - 2]! + 1);
			row[j] = d;
			if (d < least) least = d;
		}
		if (least > most) return beyond;
		before = last;
		last = row;
	}
	return Math.min(last[b.length]!, beyond);
}

/**
 * Finds the candidate closest to a word, or undefined: at most one edit for words of up to four letters, two for up to eight,
 * three beyond. The first of equals wins. Case-sensitive.
 */
export function closest(word: string, candidates: Iterable<string>): string | undefined {
	let limit = word.length <= 4 ? 1 : word.length <= 8 ? 2 : 3;
	let best: string | undefined;
	for (const candidate of candidates) {
		const distance = editDistance(word, candidate, limit);
		if (distance > limit || distance >= candidate.length) continue;
		best = candidate;
		limit = distance - 1;
		if (limit < 0) break;
	}
	return best;
}
