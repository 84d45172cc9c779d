/*
 * Pages of problems, which their `type` links to.
 */

import type { ProblemCode } from '../errors.ts';
import type { Site } from './assets.ts';
import { fixedDoor, type Door } from './door.ts';
import { escapeHtml, translate } from './html.ts';
import { API } from './operations.ts';
import { PROBLEM_CODES, STATUS } from './problem.ts';
import { problemExamples } from './problem-examples.ts';
import { REFERENCE_LANGUAGES, type Language } from './reference/language.ts';
import { renderInline } from './reference/markdown-html.ts';
import { ORIGIN, sample } from './reference/sample.ts';
import { sideNav } from './reference/side-nav.ts';

/** A door for each problem, and one for their list. */
export const problemDoors = (site: Site): readonly Door[] => [
	fixedDoor('/problems', () => translate(site, (id) => {
		const language = REFERENCE_LANGUAGES[id], { problems, problemsAbout } = language.words;
		return { title: problems, description: problemsAbout, body: inColumns(site.base, '', language, problemList(site.base, language)) };
	})),
	...PROBLEM_CODES.map((code) => fixedDoor(`/problems/${code}`, () => translate(site, (id) => {
		const language = REFERENCE_LANGUAGES[id], { title, means } = language.problems[code];
		return { title, description: means, body: inColumns(site.base, code, language, problemHelp(site, code, language)) };
	}))),
];

/** An article next to the list of problems. */
const inColumns = (base: string, current: string, { words }: Language, article: string): string => `<div class="columns">
${sideNav(words.problems, words.openProblems, [{
		name: words.problems,
		links: PROBLEM_CODES.map((code) => ({ href: `${base}/problems/${code}`, name: code, isCurrent: code === current })),
	}])}
<article class="text">
${article}
</article>
</div>`;

const problemList = (base: string, { words, problems }: Language): string => `<h1>${words.problems}</h1>
<p class="lead">${words.problemsLead}</p>
<table class="plain"><thead><tr><th scope="col">${words.status}</th><th scope="col">${words.problem}</th></tr></thead><tbody>
${PROBLEM_CODES.map((code) => `<tr><th scope="row">${STATUS[code]}</th><td><a href="${base}/problems/${code}"><code>${code}</code></a><br>${
		escapeHtml(problems[code].title)}</td></tr>`).join('\n')}
</tbody></table>`;

function problemHelp({ base, hasPages }: Site, code: ProblemCode, language: Language): string {
	const { words } = language, { title, means, fix } = language.problems[code];
	return `<p class="crumbs"><a href="${base}/problems">${words.problems}</a></p>
<h1>${escapeHtml(title)}</h1>
<p class="lead">${renderInline(means)}</p>
<p class="path"><code>${base}/problems/${code}</code> <code>${words.status.toLowerCase()} ${STATUS[code]}</code></p>
<h2>${words.howToFix}</h2>
<ul>
${fix.map((step) => `<li>${renderInline(step)}</li>`).join('\n')}
</ul>
${exampleHtml(base, code, language)}${hasPages ? `
<p><a href="${base}/docs">${words.allOperations}</a></p>` : ''}`;
}

/** A failing request and its fix, if a request can cause the problem. */
function exampleHtml(base: string, code: ProblemCode, { words: { fails, works } }: Language): string {
	const example = problemExamples(ORIGIN + base + API)[code];
	return example === null ? '' : `<h2>${fails}</h2>
${sample(fails, example.fails)}
<h2>${works}</h2>
${sample(works, example.works)}`;
}
