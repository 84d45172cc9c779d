/*
 * The type of a language of color names: its column of names, its script, its endings.
 *
 * Words are folded: lower case, no accents (see fold.ts). Every language is a folder of locales/ with these properties and a row of
 * its table; no other code depends on the language.
 */

import type { Degree } from './degrees.ts';
import type { HueFamily } from './hue-family.ts';
import type { Lab } from './lab-cells.ts';
import type { Modifier } from './modifiers.ts';
import type { Script } from './script.ts';

/**
 * A phrase that mixes two names: words at its start, between the names and at its end, without fillers and with the blanks around them.
 * `share` is that of the second name, or of the first if `isOtherFirst`; below 0 the color moves away from it, and with 0 it only says
 * the hue.
 */
export interface Mixture {
	readonly start?: readonly string[];
	readonly middle: readonly string[];
	readonly end?: readonly string[];
	readonly share: number;
	readonly isOtherFirst?: boolean;
}

export interface Language {
	/**
	 * Column of `data/common-names.txt` with its names, counted from 0. Further words may follow the name after `; `;
	 * a color without a name has an empty column.
	 */
	readonly column: number;
	readonly script: Script;
	/** Its letters beyond ASCII, in lower case, whose marks count; marks of all other letters are ignored. */
	readonly letters?: string;
	/** Spellings that are replaced inside names for comparison: `grey` by `gray`. */
	readonly spellings: readonly (readonly [written: string, as: string])[];
	/** Stems of words without meaning next to others: `color`, `shade`, `of`. */
	readonly fillers: ReadonlySet<string>;
	/** Stems of things that have a color, which composed names may leave out: `hair`, `eye`. */
	readonly things: ReadonlySet<string>;
	/** Stems of words that composed names may leave out around a color: `nice`, `in`. */
	readonly particles: ReadonlySet<string>;
	/** The adjective with its regular comparative and superlative, if they are not forms that `isSameWord` knows. */
	readonly degreesOf: (adjective: string) => readonly string[];
	/** True for participles and derived adjectives by their ending; without meaning if they are not modifiers: `spilled`, `spotless`. */
	readonly isDerived: (word: string) => boolean;
	/** Endings that people write apart with a hyphen: `blue-ish`. */
	readonly suffixes: readonly string[];
	/** Words between a name and a change of its color: `teal but darker`. */
	readonly turns: readonly string[];
	/** Words between a change and the color that it is compared with: `darker than teal`. */
	readonly thans: readonly string[];
	/** True for the comparative of a modifier. */
	readonly isComparative: (word: string, modifier: string) => boolean;
	/** Words for each modifier in their base form, the usual one first. */
	readonly modifiers: Readonly<Record<Modifier, readonly string[]>>;
	/** Words of each degree, without fillers, the usual one first; some are several words: `not very`. */
	readonly degrees: Readonly<Record<Degree, readonly string[]>>;
	/** Words that an abbreviation means: `dark` by `dk`. */
	readonly abbreviations: ReadonlyMap<string, string>;
	/** Characters of a standard keyboard, key by key, then with Shift; in a script the first language's layout counts. */
	readonly keys?: string;
	/** Spells a word in Latin letters and back, for a language in another script. */
	readonly latin?: { readonly fromLatin: (word: string) => string; readonly toLatin: (word: string) => string };
	/** Hues that a word may hint at, the likeliest first: `blue` for `bluish`. */
	readonly hints: (word: string) => readonly string[];
	/** Phrases that mix two names. */
	readonly mixtures: readonly Mixture[];
	/** True if the words of a phrase may change places. */
	readonly isOrderFree: boolean;
	/** True if words have so many endings that typing errors and other endings occur together. */
	readonly isInflected: boolean;
	/** True if the first word is the second in another case, number or gender. */
	readonly isSameWord: (word: string, other: string) => boolean;
	/** True if the first word is the second's form as the first half of a compound: `сине` of `синий`. */
	readonly isFirstHalf: (word: string, other: string) => boolean;
	/** Forms of a modifier as the first half of a compound. */
	readonly firstHalves: (word: string) => readonly string[];
	/** True for adjectives by their ending. */
	readonly isAdjective: (word: string) => boolean;
	/** Letters without the ending of an adjective or plural, for phrases that are written as one word. */
	readonly phraseStem: (letters: string) => string;
	/** The word without any ending, which it may share with other words; unchanged if it has none. */
	readonly wordStem: (word: string) => string;
	/** Root shared by a color adjective and its noun: `вишн` of `вишнёвый`. */
	readonly root: (word: string) => string;
	/** Letters that sound alike as one letter, to compare misspelt words; without it all letters differ. */
	readonly sound?: (word: string) => string;
	/** Base forms of a diminutive, the likeliest first; not all are words. */
	readonly baseNouns: (word: string) => readonly string[];
	/** Word for a hue family, which it may subdivide. */
	readonly hueName: (lab: Lab, family: HueFamily) => string;
	/** Everyday name of a color in this family, inside sRGB. */
	readonly plainName: (lab: Lab, family: HueFamily) => string;
	/** Listed names with the color that people mean by them. */
	readonly meanColors: () => readonly (readonly [name: string, mean: Lab])[];
	/** Messages of this room by their English words, with `{}` for values; without a translation they are English. */
	readonly messages: ReadonlyMap<string, string>;
}
