/*
 * A page for each problem that its `type` leads to: what it means and how to fix it.
 */

import { PROBLEMS, type ProblemCode } from '../errors.ts';
import { READS, type Door } from './door.ts';
import { escaped, html } from './html.ts';
import { PROBLEM_CODES, STATUS } from './problem.ts';
import { PROBLEM_HELP } from './problem-help.ts';

/** `base` is the path that all is mounted under. */
export const problemDoors = (base: string): readonly Door[] => PROBLEM_CODES.map((code) => ({
	path: `/problems/${code}`,
	methods: READS,
	cost: 1,
	isFixed: true,
	answer: () => html(base, PROBLEMS[code], problemHelp(base, code)),
}));

function problemHelp(base: string, code: ProblemCode): string {
	const { means, fix } = PROBLEM_HELP[code];
	return `
<p><code>${base}/problems/${code}</code>, status ${STATUS[code]}. ${escaped(means)}</p>
<h2>How to fix it</h2>
<ul>
${fix.map((step) => `<li>${escaped(step)}</li>`).join('\n')}
</ul>
<p><a href="${base}/">All operations</a></p>`;
}
