/*
 * The languages of color names together: what any of them says about a word.
 *
 * Proof  test/names/locale.test.ts.
 */

import type { Language } from './language.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from './locales/ids.ts';
import { ALL_LANGUAGES, LANGUAGES } from './locales/table.ts';
import { detectScript, type Script } from './script.ts';

const languagesIn = (script: Script): readonly Language[] => ALL_LANGUAGES.filter((language) => language.script === script);

const BY_SCRIPT: Readonly<Record<Script, readonly Language[]>> = { latin: languagesIn('latin'), cyrillic: languagesIn('cyrillic') };

/** Languages that a folded word may belong to. */
export const languagesFor = (word: string): readonly Language[] => BY_SCRIPT[detectScript(word)];

/** Language of a text that has no language column: the first one in its script. */
export function detectLocale(words: readonly string[]): Locale {
	const script = words.map(detectScript).find((one) => one !== 'latin') ?? 'latin';
	return LOCALES.find((locale) => LANGUAGES[locale].script === script) ?? DEFAULT_LOCALE;
}

/** Spelling replacements of all languages. */
export const SPELLINGS = ALL_LANGUAGES.flatMap(({ spellings }) => spellings);

/** Letters beyond ASCII of all languages. */
export const LETTERS = ALL_LANGUAGES.map(({ letters = '' }) => letters).join('');

/** True if one word is the other in another case, number or gender, in any language that both may belong to. */
export const isSameWord = (word: string, other: string): boolean =>
	word === other
	|| (detectScript(word) === detectScript(other) && languagesFor(word).some((language) => language.isSameWord(word, other)));

/** True if one word is the other as the first half of a compound, in any language. */
export const isHalf = (word: string, other: string): boolean =>
	languagesFor(word).some(({ isFirstHalf }) => isFirstHalf(word, other) || isFirstHalf(other, word));

/** True if the first word is a noun, and the second the adjective of its root, in any language: `хлеба` and `хлебный`. */
export const isNounOf = (word: string, other: string): boolean => languagesFor(word).some((language) =>
	!language.isAdjective(word) && language.isAdjective(other) && language.root(word) === language.root(other));

/** True for adjectives by their ending, in any language of the word's script. */
export const isAdjective = (word: string): boolean => languagesFor(word).some((language) => language.isAdjective(word));

/** True for words without meaning next to others. */
export const isFiller = (word: string): boolean => languagesFor(word).some(({ fillers, wordStem }) => fillers.has(wordStem(word)));

/** True for words around a color that say nothing about it. */
export const isParticle = (word: string): boolean => languagesFor(word).some(({ particles, wordStem }) => particles.has(wordStem(word)));

/** True for words between a name and a change of its color. */
export const isTurn = (word: string): boolean => languagesFor(word).some(({ turns }) => turns.includes(word));

/** Words without fillers; all words if all are fillers. */
export function withoutFillers(words: readonly string[]): readonly string[] {
	const content = words.filter((word) => !isFiller(word));
	return content.length === 0 ? words : content;
}
