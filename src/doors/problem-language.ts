/*
 * Problems as the front page shows them: in its language, without the fields, which have labels there. Every other client gets English
 * with its fields, whatever languages its browser prefers.
 *
 * Proof  test/doors/problem-language.test.ts; test/browser/page-errors.test.ts.
 */

import { errorWith, InputError, withoutField, type Issue } from '../errors.ts';
import { PROBLEM_LANGUAGE } from './language-parameter.ts';
import { RUSSIAN_PROBLEMS } from './problems-ru.ts';
import { translateIssue } from './translate-problem.ts';

const DETAILS: ReadonlyMap<string | null, (issue: Issue) => string> = new Map([
	['en', (issue: Issue) => withoutField(issue).detail],
	['ru', (issue: Issue) => translateIssue(withoutField(issue), RUSSIAN_PROBLEMS) ?? issue.detail],
]);

/**
 * Renders the details of a thrown error without their fields in the language of the header PROBLEM_LANGUAGE, `en` or `ru`. Details
 * without a translation stay as they are.
 */
export function inRequestedLanguage(thrown: unknown, header: (name: string) => string | null): unknown {
	const detail = DETAILS.get(header(PROBLEM_LANGUAGE));
	if (!(thrown instanceof InputError) || detail === undefined) return thrown;
	return errorWith(thrown.issues.map((issue) => ({ ...issue, detail: detail(issue) })));
}
