/*
 * Cheap "did you mean": a word one edit away, or one that contains the other. For messages in small bundles; `edit-distance.ts`
 * finds more distant words.
 *
 * Proof  test/math/near-word.test.ts, against the edit distance.
 */

/** True if the words are equal or one deletion, insertion, substitution or swap of neighbors apart. */
export function isOneEdit(a: string, b: string): boolean {
	let from = 0, left = Math.max(a.length, b.length);
	const least = Math.min(a.length, b.length);
	while (from < least && a[from] === b[from]) from++;
	left -= from;
	for (let i = 1; i <= least - from && a.at(-i) === b.at(-i); i++) left--;
	return left < 2 || (left === 2 && a.length === b.length && a[from] === b[from + 1] && a[from + 1] === b[from]);
}

/** The first word one edit away from a word of two letters or more; otherwise the first that contains it or is part of it. */
export function nearWord(word: string, words: Iterable<string>): string | undefined {
	// Any two letters are one edit apart.
	if (word.length < 2) return undefined;
	const all = [...words];
	return all.find((known) => isOneEdit(word, known)) ?? all.find((known) => known.includes(word) || word.includes(known));
}
