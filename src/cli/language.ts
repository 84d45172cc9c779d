/*
 * The language of the output: --locale, otherwise the first of LC_ALL, LC_MESSAGES and LANG that is set.
 *
 * Source  POSIX.1-2024, 8.2 Internationalization Variables.
 * Proof   test/cli/terminal.test.ts.
 */

import { DEFAULT_LOCALE, LOCALES, type Locale } from '../names/locales/ids.ts';
import type { Environment } from '../http/config-names.ts';

/** The supported language with this id. */
export const findLocale = (id: string | undefined): Locale | undefined => LOCALES.find((locale) => locale === id);

/** The language of the environment; the default language if it is not supported. */
export function environmentLanguage(environment: Environment): Locale {
	const set = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find((value) => value !== undefined && value !== '');
	const language = /^[a-z]+/.exec(set?.toLowerCase() ?? '')?.[0];
	return findLocale(language) ?? DEFAULT_LOCALE;
}

/** Removes --locale from the words. `locale` is undefined if it is absent or not supported. */
export function takeLocale(words: readonly string[]): { readonly locale: Locale | undefined; readonly others: readonly string[] } {
	const at = words.findIndex((word) => /^--locale(?:=|$)/.test(word));
	if (at < 0) return { locale: undefined, others: words };
	const [, attached] = words[at]!.split('='), value = attached ?? words[at + 1];
	return { locale: findLocale(value), others: words.toSpliced(at, attached === undefined ? 2 : 1) };
}

/** The language of --locale, otherwise of the environment. */
export const requestedLanguage = (words: readonly string[], environment: Environment): Locale =>
	takeLocale(words).locale ?? environmentLanguage(environment);
