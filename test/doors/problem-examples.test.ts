/*
 * The requests on problem pages: each failing one gets its problem, and each fixed one is answered with 200.
 */

import { spawn, spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { API } from '../../src/doors/operations.ts';
import { STATUS, PROBLEM_CODES } from '../../src/doors/problem.ts';
import { problemExamples } from '../../src/doors/problem-examples.ts';
import type { ColorServer, ServerOptions } from '../../src/server.ts';
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

/** Brings the service into the state that a problem reports; the fix runs without it. */
const PREPARE: { readonly [code: string]: (server: ColorServer) => void } = { unavailable: (server) => server.leave() };

const statusOf = (output: string): number => Number(output.trim().split('\n').at(-1));

if (spawnSync('curl', ['--version']).status !== 0) leaveOut(examples, 'commands', 'there is no curl here');
else for (const code of PROBLEM_CODES) {
	if (problemExamples(API)[code] === null) continue;
	examples(`${code}: the first request fails`, () => withServer(async (url, server) => {
		PREPARE[code]?.(server);
		const { fails } = problemExamples(url + API)[code]!;
		const output = await run(fails);
		// Over telnet curl has no status, and prints that of the answer.
		assert.match(output, new RegExp(`(?:\n|HTTP/1.1 )${STATUS[code]}[ \n]`));
		assert.match(output, `/problems/${code}"`);
	}, OPTIONS[code]));
	examples(`${code}: the second request works`, () => withServer(async (url) => {
		const { works } = problemExamples(url + API)[code]!;
		const fixed = await run(works.replace('KEY', 'KEY-0123456789abcdef'));
		assert.is(statusOf(fixed), 200, fixed.slice(0, 300));
	}, OPTIONS[code]));
}

examples('only problems that no short request causes have none', () => assert.equal(
	PROBLEM_CODES.filter((code) => problemExamples(API)[code] === null).sort(), ['internal', 'request-timeout', 'too-complex'],
));

examples.run();
