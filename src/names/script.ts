/*
 * Scripts of words: Latin and Cyrillic.
 *
 * Proof  test/names/search-plain.test.ts.
 */

export const SCRIPT_IDS = ['latin', 'cyrillic'] as const;

export type Script = (typeof SCRIPT_IDS)[number];

/** Script of a folded word by its first letter; digits and everything else count as Latin. */
export const detectScript = (word: string): Script => (/^[а-я]/.test(word) ? 'cyrillic' : 'latin');
