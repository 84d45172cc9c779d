/*
 * The command as a process: exit codes, pipes that close, standard input from a file, the service.
 */

import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';

// The compiled test of a coverage run stands beside compiled sources.
const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
const MAIN = fileURLToPath(new URL(`../../src/cli/main.${extension}`, import.meta.url));
const NODE = [process.execPath, ...(extension === 'ts' ? ['--import', 'tsx'] : []), MAIN];

const environment = { PATH: process.env['PATH'] ?? '' };

const command = suite('the process');

/** What bash says of a script in which `t` is the command. Without a standard input of its own it reads no file of the user's. */
const inBash = (script: string): { readonly stdout: string; readonly stderr: string } => {
	const line = NODE.map((word) => `'${word}'`).join(' ');
	return spawnSync('bash', ['-c', `t() { ${line} "$@"; }\n${script}`], {
		encoding: 'utf8', env: environment, timeout: 60_000, stdio: ['ignore', 'pipe', 'pipe'],
	});
};

command('answers on standard output, refuses on standard error, and says by its exit code which', () => {
	const { stdout, stderr } = inBash('t convert-color \'#f00\' hex --json; echo $?; t tael; echo $?; t --frobnicate; echo $?');
	assert.is(stdout, '{"input":"#f00","alpha":1,"formats":{"hex":"#ff0000"},"gamutMapped":[]}\n0\n1\n2\n');
	assert.match(stderr, /^tincture: color: "tael" is no color\. Did you mean "teal"\?\n/);
	assert.match(stderr, /\ntincture: "--frobnicate" is not a known option\./);
});

command('is quiet and done when its reader has gone, however much is left', () => {
	const { stdout, stderr } = inBash('yes teal | head -200000 | t check-gamut - | head -1; echo "${PIPESTATUS[2]}"');
	const [first, code] = stdout.trimEnd().split('\n');
	assert.is(JSON.parse(first!).input, 'teal');
	assert.is(code, '0');
	assert.is(stderr, '');
});

command('serves until it is told to stop', async () => {
	const [program = '', ...words] = NODE;
	const child = spawn(program, [...words, 'serve', '--port', '0', '--rate-limit', 'off'], {
		env: environment, stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	const url = await new Promise<string>((resolve, reject) => {
		let out = '';
		child.stdout.on('data', (chunk) => {
			out += chunk;
			const [found] = /http:\/\/[\d.]+:\d+/.exec(out) ?? [];
			if (found !== undefined) resolve(found);
		});
		void ended.then(() => reject(new Error(out)));
	});
	const answer = await (await fetch(`${url}/api/v1/convert-color?color=f00&formats=hex`)).text();
	child.kill('SIGTERM');
	assert.is(await ended, 0);
	assert.is(answer, '{"input":"f00","alpha":1,"formats":{"hex":"#ff0000"},"gamutMapped":[]}');
});

command.run();
