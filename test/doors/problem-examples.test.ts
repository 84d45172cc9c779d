/*
 * The requests on problem pages: each failing one gets its problem, and each fixed one is answered with 200.
 */

import { spawn, spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { API } from '../../src/doors/operations.ts';
import { STATUS, PROBLEM_CODES } from '../../src/doors/problem.ts';
import { problemExamples } from '../../src/doors/problem-examples.ts';
import type { ServerOptions } from '../../src/server.ts';
import { leaveOut } from '../support/left-out.ts';
import { withServer } from '../support/server.ts';

const examples = suite('examples of problems');

/** Settings of the service that a problem depends on. */
const OPTIONS: { readonly [code: string]: ServerOptions } = {
	'rate-limited': { rateLimit: { rate: 1, burst: 2 } },
	'unauthorized': { apiKeys: [{ key: 'KEY-0123456789abcdef' }] },
};

/** Runs a command in a shell. Each body is followed by its status on a line. */
const run = (command: string): Promise<string> => new Promise((resolve) => {
	const child = spawn('bash', ['-c', `curl() { command curl -sS -w '\\n%{http_code}\\n' "$@"; }; ${command}`]);
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => output += String(chunk));
	child.stderr.resume();
	child.on('close', () => resolve(output));
});

const statusOf = (output: string): number => Number(output.trim().split('\n').at(-1));

if (spawnSync('curl', ['--version']).status !== 0) leaveOut(examples, 'commands', 'there is no curl here');
else for (const code of PROBLEM_CODES) {
	if (problemExamples('')[code] === null) continue;
	examples(`${code}: the first request fails, the second works`, () => withServer(async (url) => {
		const { fails, works } = problemExamples(url + API)[code]!;
		const output = await run(fails);
		assert.match(output, `\n${STATUS[code]}\n`);
		assert.match(output, `/problems/${code}"`);
		const fixed = await run(works.replace('KEY', 'KEY-0123456789abcdef'));
		assert.is(statusOf(fixed), 200, fixed.slice(0, 300));
	}, OPTIONS[code]));
}

examples('only problems that no short request causes have none', () => assert.equal(
	PROBLEM_CODES.filter((code) => problemExamples('')[code] === null).sort(),
	['http-version', 'internal', 'request-timeout', 'too-complex', 'unavailable'],
));

examples.run();
