/*
 * What there is to know about a language of color names: where its names stand, its letters, its endings.
 *
 * Words are folded: lower case, no accents (see fold.ts). Every language has a file that says this about it and one
 * row in locale.ts; nothing else asks which language it is.
 */

/** The letters of a language, by their first use: a word is of the script its first letter is of, else Latin. */
export const SCRIPTS = { latin: /^[a-z]/, cyrillic: /^[а-я]/ } as const;

export type Script = keyof typeof SCRIPTS;

export const SCRIPT_IDS = Object.keys(SCRIPTS) as Script[];

/** What letters a folded word is written in; digits and everything else count as Latin. */
export const scriptOf = (word: string): Script => (SCRIPTS.cyrillic.test(word) ? 'cyrillic' : 'latin');

export interface Language {
	/**
	 * The column of `data/common-names.txt` that holds its names, counted from 0. Further words may follow the name
	 * after `; `; a color without a name has an empty column.
	 */
	readonly column: number;
	readonly script: Script;
	/** Spellings of one word inside names, as they are compared: `grey` is `gray`. */
	readonly spellings: readonly (readonly [written: string, as: string])[];
	/** The word without an ending that leaves it the same color word and nothing else; itself where there is none. */
	readonly adjectiveStem: (word: string) => string;
	/** The word without any ending, which may be that of another word too; itself where there is none. */
	readonly wordStem: (word: string) => string;
}
