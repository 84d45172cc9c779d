/*
 * Pages of problems, which their `type` links to.
 */

import { PROBLEMS, type ProblemCode } from '../errors.ts';
import type { Site } from './assets.ts';
import { READS, type Door } from './door.ts';
import { escapeHtml, html } from './html.ts';
import { PROBLEM_CODES, STATUS } from './problem.ts';
import { PROBLEM_HELP } from './problem-help.ts';
import { API } from './operations.ts';
import { problemExamples } from './problem-examples.ts';
import { ORIGIN, sample } from './reference/sample.ts';

const door = (path: string, answer: Door['answer']): Door => ({ path, methods: READS, cost: 1, isFixed: true, answer });

/** A door for each problem, and one for their list. */
export const problemDoors = (site: Site): readonly Door[] => [
	door('/problems', () => html(site, {
		title: 'Problems',
		description: 'Every problem of the color API, its cause and how to fix it.',
		body: problemList(site.base),
	})),
	...PROBLEM_CODES.map((code) => door(`/problems/${code}`, () => html(site, {
		title: PROBLEMS[code], description: PROBLEM_HELP[code].means, body: problemHelp(site.base, code),
	}))),
];

const problemList = (base: string): string => `<article class="text">
<h1>Problems</h1>
<p class="lead">Errors are <code>application/problem+json</code> (RFC 9457): <code>type</code> links to a page of this list, <code>detail</code> says
what to write instead, and <code>errors</code> lists every invalid field.</p>
<table class="plain"><thead><tr><th scope="col">Status</th><th scope="col">Problem</th></tr></thead><tbody>
${PROBLEM_CODES.map((code) => `<tr><th scope="row">${STATUS[code]}</th><td><a href="${base}/problems/${code}"><code>${code}</code></a><br>${escapeHtml(PROBLEMS[code])}</td></tr>`).join('\n')}
</tbody></table>
</article>`;

/** Text as HTML, with code between backticks. */
const withCode = (text: string): string => escapeHtml(text).replaceAll(/`([^`]*)`/g, '<code>$1</code>');

function problemHelp(base: string, code: ProblemCode): string {
	const { means, fix } = PROBLEM_HELP[code];
	return `<article class="text">
<p class="crumbs"><a href="${base}/problems">Problems</a></p>
<h1>${escapeHtml(PROBLEMS[code])}</h1>
<p class="lead">${withCode(means)}</p>
<p class="path"><code>${base}/problems/${code}</code> <code>status ${STATUS[code]}</code></p>
<h2>How to fix it</h2>
<ul>
${fix.map((step) => `<li>${withCode(step)}</li>`).join('\n')}
</ul>
${exampleHtml(base, code)}
<p><a href="${base}/docs">All operations</a></p>
</article>`;
}

/** A failing request and its fix, if a request can cause the problem. */
function exampleHtml(base: string, code: ProblemCode): string {
	const example = problemExamples(ORIGIN + base + API)[code];
	return example === null ? '' : `<h2>A request that fails</h2>
${sample('A request that fails', example.fails)}
<h2>A request that works</h2>
${sample('A request that works', example.works)}`;
}
