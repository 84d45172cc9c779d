/*
 * Problems in the language of the front page. Every other client gets English, whatever languages its browser prefers.
 *
 * Proof  test/doors/problem-language.test.ts; test/browser/page-errors.test.ts.
 */

import { InputError, type Issue } from '../errors.ts';
import { PROBLEM_LANGUAGE } from './language-parameter.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';
import { translateIssue } from './translate-problem.ts';

/** Translates the details of a thrown error if the header PROBLEM_LANGUAGE is `ru`. Details without a translation stay English. */
export function inRequestedLanguage(thrown: unknown, header: (name: string) => string | null): unknown {
	if (!(thrown instanceof InputError) || header(PROBLEM_LANGUAGE) !== 'ru') return thrown;
	const translate = (issue: Issue): Issue => ({ ...issue, detail: translateIssue(issue, RUSSIAN_PROBLEMS) ?? issue.detail });
	const [first, ...others] = thrown.issues;
	return new InputError(translate(first), ...others.map(translate));
}
