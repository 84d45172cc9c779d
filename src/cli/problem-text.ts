/*
 * The text of a problem in the language of the reader; a problem without a translation is English.
 *
 * Proof  test/cli/russian-problems.test.ts.
 */

import { RUSSIAN_PROBLEMS } from '../doors/problems-ru.ts';
import { translateIssue, type Messages } from '../doors/translate-problem.ts';
import type { Issue } from '../errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../names/locales/ids.ts';
import { LANGUAGES } from '../names/locales/table.ts';
import { SHELL } from './notation.ts';

const TABLES: Readonly<Partial<Record<Locale, Messages>>> = { ru: RUSSIAN_PROBLEMS };

/** Renders an issue as one or two sentences. */
export function problemText(issue: Issue, locale: Locale): string {
	const table = locale === DEFAULT_LOCALE ? undefined : TABLES[locale] ?? LANGUAGES[locale].messages;
	return (table && translateIssue(issue, table, SHELL.offer)) ?? issue.detail;
}
