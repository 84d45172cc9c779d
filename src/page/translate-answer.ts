/*
 * Problems in the language of the page and without their fields, which have labels here: those found in the browser are rendered here,
 * those of the service by the service.
 *
 * Proof  test/browser/page-errors.test.ts.
 */

import { PROBLEM_LANGUAGE } from '../doors/language-parameter.ts';
import type { ProblemValue } from '../doors/problem.ts';
import type { Call } from '../doors/request-forms.ts';
import { withoutField, type Issue } from '../errors.ts';
import { sendCall, type Answer } from './engine.ts';
import { LANGUAGES, type Locale } from './words.ts';

/** A sentence for each fault of a problem, or one for a problem without faults; undefined without a translation. */
export type Sentences = readonly (string | undefined)[];

/** Sentences by problem, because a problem is shown again with each change of the state. */
const translations = new WeakMap<Answer, Promise<Sentences>>();

/** The sentences of a problem in the language of the page; none if they could not be loaded. */
export function translateAnswer(call: Call, answer: Answer, locale: Locale): Promise<Sentences> {
	const before = translations.get(answer);
	if (before !== undefined) return before;
	const { issues } = answer, loaded = issues === undefined ? requestSentences(call, answer, locale) : translateIssues(issues, locale);
	const sentences = loaded.catch(() => {
		translations.delete(answer);
		return [];
	});
	translations.set(answer, sentences);
	return sentences;
}

async function translateIssues(issues: readonly Issue[], locale: Locale): Promise<Sentences> {
	const language = LANGUAGES[locale], bare = issues.map(withoutField);
	return 'problems' in language ? bare.map(await language.problems()) : bare.map(({ detail }) => detail);
}

/** Repeats the call for a problem in these words; the first answer stays as every client gets it. */
async function requestSentences(call: Call, answer: Answer, locale: Locale): Promise<Sentences> {
	const problem = answer.value as ProblemValue, english = textsIn(problem);
	if (problem.status !== 400) return [];
	const reply = await sendCall(call, null, { [PROBLEM_LANGUAGE]: locale });
	return textsIn(await reply.json() as ProblemValue).map((text, i) => (locale !== 'en' && text === english[i] ? undefined : text));
}

const textsIn = ({ detail, errors }: ProblemValue): readonly string[] => errors?.map((error) => error.detail) ?? [detail];
