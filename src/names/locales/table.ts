/*
 * The languages of color names: a folder and a row each. `ids.ts` lists the folders.
 *
 * A folder holds the words, endings, rules of composition, plain names and messages of its language; names of colors are a column of
 * `data/common-names.txt`. Lists, parsing, search, suggestions and every operation with a `locale` follow.
 *
 * Proof  test/build/contributing.test.ts adds one to a copy of the project.
 */

import type { Language } from '../language.ts';
import { ENGLISH } from './en/english.ts';
import { LOCALES, type Locale } from './ids.ts';
import { RUSSIAN } from './ru/russian.ts';

export const LANGUAGES = { en: ENGLISH, ru: RUSSIAN } as const satisfies Readonly<Record<Locale, Language>>;

/** The languages in the order of their ids. */
export const ALL_LANGUAGES: readonly Language[] = LOCALES.map((locale) => LANGUAGES[locale]);
