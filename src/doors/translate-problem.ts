/*
 * Translates an issue. Its parts are translated as data, by a table of English words; an issue with an unknown part stays English.
 *
 * Proof  test/cli/russian-problems.test.ts.
 */

import { adviceText, sentence, translatePhrase, type Advice, type Issue, type Messages, type Path } from '../errors.ts';

/** Translates an issue; undefined without a translation. */
export type Translate = (issue: Issue) => string | undefined;

/** The issue in the language of a table; undefined if a part has no translation. `offer` renders the advice with its values. */
export function translateIssue(
	issue: Issue, table: Messages, offer: (advice: Advice, path: Path) => string = (one) => adviceText(one),
): string | undefined {
	const { advice, path, phrase = { words: ['', ''], values: [issue.claim ?? issue.detail] } } = issue;
	const claim = translatePhrase(phrase, table), words = advice && translateAdvice(advice, table);
	if (claim === undefined || (advice !== undefined && words === undefined)) return undefined;
	return advice === undefined ? sentence(claim) : `${sentence(claim)} ${offer({ ...advice, words: words! }, path)}`;
}

function translateAdvice({ words, about }: Advice, table: Messages): readonly string[] | undefined {
	if (about !== undefined) {
		const what = translatePhrase({ words: ['', ''], values: [about] }, table), end = words.at(-1)!;
		const template = table.get(`Write {}, such as {}${end}`);
		return what === undefined ? undefined : template?.replace('{}', what).split('{}');
	}
	const whole = table.get(words.join('{}'))?.split('{}');
	if (whole !== undefined) return whole;
	const parts = words.map((part) => table.get(part));
	return parts.includes(undefined) ? undefined : parts.map((part) => part!);
}
