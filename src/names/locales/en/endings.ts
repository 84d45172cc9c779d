/*
 * English endings: the only inflection is the plural.
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
