/*
 * Translates an issue. Its parts are translated as data, by a table of English words; an issue with an unknown part stays English.
 *
 * Proof  test/cli/russian-problems.test.ts.
 */

import { adviceText, phraseText, sentence, type Advice, type Issue, type Path, type Phrase } from '../errors.ts';

/** English words, with `{}` for values, and their translations. */
export type Messages = ReadonlyMap<string, string>;

/** Translates an issue; undefined without a translation. */
export type Translate = (issue: Issue) => string | undefined;

/** The issue in the language of a table; undefined if a part has no translation. `offer` renders the advice with its values. */
export function translateIssue(
	issue: Issue, table: Messages, offer: (advice: Advice, path: Path) => string = (one) => adviceText(one),
): string | undefined {
	const { advice, path, phrase = { words: ['', ''], values: [issue.claim ?? issue.detail] } } = issue;
	const claim = translate(phrase, table), words = advice && translateAdvice(advice, table);
	if (claim === undefined || (advice !== undefined && words === undefined)) return undefined;
	return advice === undefined ? sentence(claim) : `${sentence(claim)} ${offer({ ...advice, words: words! }, path)}`;
}

function translate({ words, values }: Phrase, table: Messages): string | undefined {
	const parts = values.map((value) => (typeof value === 'object' ? translate(value, table)
		: typeof value === 'number' ? value : table.get(value) ?? (isText(value) ? undefined : value)));
	const key = words.join('{}'), template = table.get(key) ?? (/\p{L}/u.test(key) ? undefined : key);
	if (template === undefined || parts.includes(undefined)) return undefined;
	return phraseText({ words: template.split('{}'), values: parts.map((part) => part!) });
}

/** True for words of the service, which are not a name, a number, a list of words or a quotation of the input. */
const isText = (value: string): boolean =>
	value.replaceAll(/"[^"]*"/g, '').split(' ').filter((word) => /^[a-z]+$/i.test(word)).length > 2;

function translateAdvice({ words, about }: Advice, table: Messages): readonly string[] | undefined {
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
