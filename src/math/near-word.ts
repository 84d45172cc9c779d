/*
 * The word that was probably meant, found cheaply: one that differs by one edit, or one that holds the other. For messages
 * that every small program carries along; `edit-distance.ts` finds words farther off.
 *
 * Proof  test/math/near-word.test.ts, against the edit distance.
 */

/** Does one letter, left out, added, changed or swapped with its neighbour, make one word of the other? Equal words do too. */
export function isOneEdit(a: string, b: string): boolean {
	let from = 0, left = Math.max(a.length, b.length);
	const least = Math.min(a.length, b.length);
	while (from < least && a[from] === b[from]) from++;
	left -= from;
	for (let i = 1; i <= least - from && a.at(-i) === b.at(-i); i++) left--;
	return left < 2 || (left === 2 && a.length === b.length && a[from] === b[from + 1] && a[from + 1] === b[from]);
}

/** The first of the words that is one edit away; else, for two letters or more, the first that holds it or is part of it. */
export function nearWord(word: string, words: Iterable<string>): string | undefined {
	const all = [...words];
	return all.find((known) => isOneEdit(word, known))
		?? all.find((known) => word.length > 1 && (known.includes(word) || word.includes(known)));
}
