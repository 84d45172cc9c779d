/*
 * The nearest names without repeats: each color once, under the first of its names, and each name once.
 *
 * Proof  test/names/unique-names.test.ts.
 */

import { foldJoined } from './fold.ts';
import type { NamedColor } from './nearest.ts';

/** At most `limit` unique names of those that `find` returns. */
export function findUnique(find: (limit: number) => readonly NamedColor[], limit: number): readonly NamedColor[] {
	// A color has few names, so the second request is seldom needed; each request spends its own units.
	for (let asked = 2 * limit; ; asked *= 2) {
		const found = find(asked), unique = withoutRepeats(found);
		if (unique.length >= limit || found.length < asked) return unique.slice(0, limit);
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
