/*
 * The language of what is printed: --locale, else the first of LC_ALL, LC_MESSAGES and LANG that is set.
 *
 * Source  POSIX.1-2024, 8.2 Internationalization Variables.
 * Proof   test/cli/terminal.test.ts.
 */

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../names/locale.ts';
import type { Environment } from './io.ts';

/** The language that the environment asks for, or the default where it asks for one that is not known. */
export function languageOf(environment: Environment): Locale {
	const set = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find((value) => value !== undefined && value !== '');
	const language = /^[a-z]+/.exec(set?.toLowerCase() ?? '')?.[0];
	return LOCALES.find((locale) => locale === language) ?? DEFAULT_LOCALE;
}

/** The words without --locale, and what it asks for; where it asks for no language that is known, nothing. */
export function localeIn(words: readonly string[]): { readonly locale: Locale | undefined; readonly others: readonly string[] } {
	const at = words.findIndex((word) => /^--locale(?:=|$)/.test(word));
	if (at < 0) return { locale: undefined, others: words };
	const [, attached] = words[at]!.split('='), value = attached ?? words[at + 1];
	return { locale: LOCALES.find((locale) => locale === value), others: words.toSpliced(at, attached === undefined ? 2 : 1) };
}

/** The language that words ask for by --locale, else the environment. */
export const languageAsked = (words: readonly string[], environment: Environment): Locale =>
	localeIn(words).locale ?? languageOf(environment);
