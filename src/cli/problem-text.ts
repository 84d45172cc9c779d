/*
 * The text of a problem in the language of the reader. Parts are translated as data; a problem without a translation is English.
 *
 * Proof  test/cli/russian-problems.test.ts.
 */

import { sentence, type Advice, type Issue, type Phrase } from '../errors.ts';
import { DEFAULT_LOCALE, type Locale } from '../names/locales/ids.ts';
import { LANGUAGES } from '../names/locales/table.ts';
import { SHELL } from './notation.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';
import { fillTemplate } from './template.ts';

const TABLES: Readonly<Partial<Record<Locale, ReadonlyMap<string, string>>>> = { ru: RUSSIAN_PROBLEMS };

/** Renders an issue as one or two sentences. */
export function problemText(issue: Issue, locale: Locale): string {
	const table = locale === DEFAULT_LOCALE ? undefined : TABLES[locale] ?? LANGUAGES[locale].messages;
	return (table && translateIssue(issue, table)) ?? issue.detail;
}

/** The issue in the language of a table; undefined if a part has no translation. */
export function translateIssue(issue: Issue, table: ReadonlyMap<string, string>): string | undefined {
	const { advice, path, phrase = { words: ['', ''], values: [issue.claim ?? issue.detail] } } = issue;
	const claim = translate(phrase, table), words = advice && translateAdvice(advice, table);
	if (claim === undefined || (advice !== undefined && words === undefined)) return undefined;
	return advice === undefined ? sentence(claim) : `${sentence(claim)} ${SHELL.offer({ ...advice, words: words! }, path)}`;
}

function translate({ words, values }: Phrase, table: ReadonlyMap<string, string>): string | undefined {
	const parts = values.map((value) => (typeof value === 'object' ? translate(value, table)
		: typeof value === 'number' ? value : table.get(value) ?? (isText(value) ? undefined : value)));
	const key = words.join('{}'), template = table.get(key) ?? (/\p{L}/u.test(key) ? undefined : key);
	if (template === undefined || parts.includes(undefined)) return undefined;
	return fillTemplate(template, ...parts.map((part) => part!));
}

/** True for words of the service, which are not a name, a number, a list of words or a quotation of the input. */
const isText = (value: string): boolean =>
	value.replaceAll(/"[^"]*"/g, '').split(' ').filter((word) => /^[a-z]+$/i.test(word)).length > 2;

function translateAdvice({ words, about }: Advice, table: ReadonlyMap<string, string>): readonly string[] | undefined {
	if (about !== undefined) {
		const what = translate({ words: ['', ''], values: [about] }, table), end = words.at(-1)!;
		const template = table.get(`Write {}, such as {}${end}`);
		return what === undefined ? undefined : template?.replace('{}', what).split('{}');
	}
	const whole = table.get(words.join('{}'))?.split('{}');
	if (whole !== undefined) return whole;
	const parts = words.map((part) => table.get(part));
	return parts.includes(undefined) ? undefined : parts.map((part) => part!);
}
