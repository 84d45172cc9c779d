/*
 * What there is to know about a language of color names: where its names stand, its letters, its endings.
 *
 * Words are folded: lower case, no accents (see fold.ts). Every language has a file that says this about it and one
 * row in locale.ts; nothing else asks which language it is.
 */

import type { HueFamily } from './hue-family.ts';
import type { Modifier } from './modifiers.ts';

type Coords = readonly [number, number, number];

/** The letters of a language: a word is of the script its first letter is of, else Latin. */
export const SCRIPTS = { latin: /^[a-z]/, cyrillic: /^[а-я]/ } as const;

export type Script = keyof typeof SCRIPTS;

// The keys of the table and no others.
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
	/** Stems of words that say nothing beside others: `color`, `shade`, `of`. */
	readonly fillers: ReadonlySet<string>;
	/** The words for each modifier in their first form, the usual one first. */
	readonly modifiers: Readonly<Record<Modifier, readonly string[]>>;
	/** Words that double a modifier. */
	readonly doubling: readonly string[];
	/** The hues a word may be a hint of, the likeliest first: `blue` of `bluish`. */
	readonly hintsOf: (word: string) => readonly string[];
	/** May the words of a phrase change places without becoming another phrase? */
	readonly isOrderFree: boolean;
	/** Do words end in so many ways that a typing error and another ending come together? */
	readonly isInflected: boolean;
	/** Is the first word the second in another case, number or gender, and nothing else? */
	readonly isSameWord: (word: string, other: string) => boolean;
	/** Is the one word what the other becomes as the first half of a compound: `сине` of `синий`? */
	readonly isHalfOf: (word: string, other: string) => boolean;
	/** Is the word an adjective by its ending? */
	readonly isAdjective: (word: string) => boolean;
	/** The letters without the ending of an adjective or a plural, for phrases that are written as one word. */
	readonly phraseStem: (letters: string) => string;
	/** The word without any ending, which may be that of another word too; itself where there is none. */
	readonly wordStem: (word: string) => string;
	/** What is left of a color adjective without its suffix too, as it is left of the noun: `вишн` of `вишнёвый`. */
	readonly root: (word: string) => string;
	/** The word for a hue family, which may divide it further: (OKLab, family) to a word. */
	readonly hueName: (lab: Coords, family: HueFamily) => string;
	/** What most people would call a color inside sRGB, given in OKLab, of that family. */
	readonly plainName: (lab: Coords, family: HueFamily) => string;
}
