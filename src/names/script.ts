/*
 * Scripts of words: Latin and Cyrillic.
 *
 * Proof  test/names/search-plain.test.ts.
 */

/** Scripts by a pattern for the first letter of a word; others are Latin. */
const SCRIPTS = { latin: /^[a-z]/, cyrillic: /^[а-я]/ } as const;

export type Script = keyof typeof SCRIPTS;

// Object.keys of the table returns exactly its keys.
export const SCRIPT_IDS = Object.keys(SCRIPTS) as Script[];

/** Script of a folded word; digits and everything else count as Latin. */
export const detectScript = (word: string): Script => (SCRIPTS.cyrillic.test(word) ? 'cyrillic' : 'latin');
