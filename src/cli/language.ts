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
