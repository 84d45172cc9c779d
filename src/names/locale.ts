/*
 * The languages of color names, a row each.
 *
 * A new one is a file like russian.ts, a row here and a column of names in `data/common-names.txt`; lists, reading,
 * search, suggestions and every operation with a `locale` follow.
 *
 * Proof  test/names/locale.test.ts, which adds one to a copy of the project.
 */

import { ENGLISH } from './english.ts';
import { scriptOf, type Language, type Script } from './language.ts';
import { RUSSIAN } from './russian.ts';

export const LANGUAGES = { en: ENGLISH, ru: RUSSIAN } as const satisfies Readonly<Record<string, Language>>;

export type Locale = keyof typeof LANGUAGES;

// The keys of the table and no others.
export const LOCALES = Object.keys(LANGUAGES) as Locale[];

/** The language of CSS keywords, Tailwind classes and the extended names, and of an answer that names none. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** The other languages. */
export type Translation = Exclude<Locale, typeof DEFAULT_LOCALE>;

/** Something for each language. */
export const forLocales = <T>(make: (locale: Locale) => T): Readonly<Record<Locale, T>> =>
	// The same keys as the table.
	Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;

const languagesIn = (script: Script): readonly Language[] =>
	LOCALES.map((locale): Language => LANGUAGES[locale]).filter((language) => language.script === script);

const BY_SCRIPT: Readonly<Record<Script, readonly Language[]>> = { latin: languagesIn('latin'), cyrillic: languagesIn('cyrillic') };

/** The languages that a folded word may be of. */
export const languagesOf = (word: string): readonly Language[] => BY_SCRIPT[scriptOf(word)];

/** The language of a text without a column of its own: the first one in its letters. */
export function localeOfWords(words: readonly string[]): Locale {
	const script = words.map(scriptOf).find((one) => one !== 'latin') ?? 'latin';
	return LOCALES.find((locale) => LANGUAGES[locale].script === script) ?? DEFAULT_LOCALE;
}

/** All spellings that are told as another, of all languages. */
export const SPELLINGS = LOCALES.flatMap((locale) => LANGUAGES[locale].spellings);

/** Is the word another in another case, number or gender, in any language that both may be of? */
export const isSameWord = (word: string, other: string): boolean =>
	word === other || (scriptOf(word) === scriptOf(other) && languagesOf(word).some((language) => language.isSameWord(word, other)));

/** Is one of the words the other as the first half of a compound, in any language? */
export const isHalf = (word: string, other: string): boolean =>
	languagesOf(word).some(({ isHalfOf }) => isHalfOf(word, other) || isHalfOf(other, word));

/** Is the word an adjective by its ending, in any language it may be of? */
export const isAdjective = (word: string): boolean => languagesOf(word).some((language) => language.isAdjective(word));

/** Does the word say nothing beside others? */
export const isFiller = (word: string): boolean => languagesOf(word).some(({ fillers, wordStem }) => fillers.has(wordStem(word)));

/** The words that say something; all where none does. */
export function contentOf(words: readonly string[]): readonly string[] {
	const content = words.filter((word) => !isFiller(word));
	return content.length === 0 ? words : content;
}
