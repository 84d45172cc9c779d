/*
 * English endings: the plural of nouns, the degrees of adjectives, participles and derived adjectives.
 *
 * Proof  test/names/locales/en/english.test.ts.
 */

/** Shorter words lose no plural ending: `gas`, `iris`. */
const SHORTEST_PLURAL = 4;

/** The singular, for comparison only: other words with the same ending lose the same letters on both sides. */
export function singular(word: string): string {
	if (word.length < SHORTEST_PLURAL || !word.endsWith('s') || /[sui]s$/.test(word)) return word;
	if (/(?:[eo]a|[aeo]l)ves$/.test(word)) return `${word.slice(0, -3)}f`;
	if (word.length > SHORTEST_PLURAL && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
	return /(?:[sxz]|[cs]h|[^aeiou]o)es$/.test(word) && !/[^s]ses$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** The adjective, its comparative and its superlative: `dirty`, `dirtier`, `dirtiest`; `hot`, `hotter`, `hottest`. */
export function degreesOf(adjective: string): readonly string[] {
	const stem = /^[^aeiou]*[aeiou][bdgmnpt]$/.test(adjective) ? adjective + adjective.at(-1) : adjective.replace(/e$/, '').replace(/y$/, 'i');
	return [adjective, `${stem}er`, `${stem}est`];
}

/** Participles and such adjectives have at least so many letters: `spilled`, `spotless`, but not `red` or `ring`. */
const SHORTEST_DERIVED = 6;

/** True for participles, and for adjectives that are derived from other words, by their ending. */
export const isDerived = (word: string): boolean => word.length >= SHORTEST_DERIVED && /(?:[^e]ed|ing|ful|less|ous|able|ible)$/.test(word);
