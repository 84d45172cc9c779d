/*
 * A page for each problem that its `type` leads to: what it means and how to fix it.
 */

import { PROBLEMS, type ProblemCode } from '../errors.ts';
import type { Site } from './assets.ts';
import { READS, type Door } from './door.ts';
import { escaped, html } from './html.ts';
import { PROBLEM_CODES, STATUS } from './problem.ts';
import { PROBLEM_HELP } from './problem-help.ts';

/** A door for each problem. */
export const problemDoors = (site: Site): readonly Door[] => PROBLEM_CODES.map((code) => ({
	path: `/problems/${code}`,
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => html(site, { title: PROBLEMS[code], body: problemHelp(site.base, code) }),
}));

function problemHelp(base: string, code: ProblemCode): string {
	const { means, fix } = PROBLEM_HELP[code];
	return `<h1>${escaped(PROBLEMS[code])}</h1>
<p><code>${base}/problems/${code}</code>, status ${STATUS[code]}. ${escaped(means)}</p>
<h2>How to fix it</h2>
<ul>
${fix.map((step) => `<li>${escaped(step)}</li>`).join('\n')}
</ul>
<p><a href="${base}/">All operations</a></p>`;
}
