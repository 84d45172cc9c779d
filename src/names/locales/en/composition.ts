/*
 * English rules of composed names: hues in other words, and endings that are written apart.
 *
 * Proof  test/names/locales/en/english.test.ts, test/names/compose.test.ts.
 */

/** Hues of `bluish`, `blueish`, `reddish`, `greeny`; `lavish` gives `lav`, which no list contains. */
export function hints(word: string): readonly string[] {
	const stem = /^(.{3,})(?:ish|y)$/.exec(word)?.[1];
	if (stem === undefined) return [];
	return [stem, `${stem}e`, ...stem.at(-1) === stem.at(-2) ? [stem.slice(0, -1)] : []];
}

/** Endings that people write apart with a hyphen: `blue-ish`. */
export const SUFFIXES: readonly string[] = ['ish'];
