/*
 * The nearest names without repeats: each color once, under the first of its names, and each name once.
 *
 * Proof  test/names/unique-names.test.ts.
 */

import { foldJoined } from './fold.ts';
import type { NamedColor } from './nearest.ts';

/** At most `limit` unique names that `find` returns. */
export function findUnique(find: (limit: number) => readonly NamedColor[], limit: number): readonly NamedColor[] {
	// A color has few names, so the second request is seldom needed; each request spends its own units.
	for (let count = 2 * limit; ; count *= 2) {
		const matches = find(count), unique = withoutRepeats(matches);
		if (unique.length >= limit || matches.length < count) return unique.slice(0, limit);
	}
}

function withoutRepeats(names: readonly NamedColor[]): readonly NamedColor[] {
	const seen = new Set<string>();
	return names.filter(({ name, hex }) => {
		const letters = foldJoined(name), isNew = !seen.has(letters) && !seen.has(hex);
		seen.add(letters).add(hex);
		return isNew;
	});
}
