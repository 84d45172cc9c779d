/*
 * The command as a process: exit codes, pipes that close, standard input from a file, the service.
 */

import { spawn, spawnSync } from 'node:child_process';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bundledProgram } from '../support/bundled-program.ts';

const environment = { PATH: process.env['PATH'] ?? '' };

const command = suite('the process');

/** Output of a bash script in which `t` is the command, with an empty standard input. */
const inBash = (script: string): { readonly stdout: string; readonly stderr: string } => {
	return spawnSync('bash', ['-c', `t() { '${process.execPath}' '${bundledProgram('cli/main')}' "$@"; }\n${script}`], {
		encoding: 'utf8', env: environment, timeout: 60_000, stdio: ['ignore', 'pipe', 'pipe'],
	});
};

command('prints results to standard output, errors to standard error, and sets the exit code', () => {
	const { stdout, stderr } = inBash('t convert-color \'#f00\' hex --json; echo $?; t tael; echo $?; t --frobnicate; echo $?');
	assert.is(stdout, '{"input":"#f00","alpha":1,"formats":{"hex":"#ff0000"},"gamutMapped":[]}\n0\n1\n2\n');
	assert.match(stderr, /^tincture: color: "tael" is not a color\. Did you mean "teal"\?\n/);
	assert.match(stderr, /\ntincture: "--frobnicate" is not a known option\./);
});

command('reports an internal error in one line on standard error, and ends with 1', () => {
	// A module that breaks the process before the command starts.
	const broken = 'data:text/javascript,process.argv.slice=()=>{throw(new(Error)(`broken`))}';
	const { stdout, stderr } = inBash(`NODE_OPTIONS='--import=${broken}' t teal; echo $?`);
	assert.equal([stdout, stderr], ['1\n', 'tincture: Internal error, please report it: broken\n']);
});

command('ends quietly when the reader closes the pipe', () => {
	const { stdout, stderr } = inBash('yes teal | head -200000 | t check-gamut - | head -1; echo "${PIPESTATUS[2]}"');
	const [first, code] = stdout.trimEnd().split('\n');
	assert.is(JSON.parse(first!).input, 'teal');
	assert.is(code, '0');
	assert.is(stderr, '');
});

command('reads colors from a pipe or a file without being asked, and from no other standard input', () => {
	const { stdout } = inBash(`echo '#f00' | t --json; t --json <<< '#0f0'; t --json </dev/null 2>/dev/null | cat; echo "$\{PIPESTATUS[0]}"`);
	const [piped, redirected, ...none] = stdout.trimEnd().split('\n');
	assert.equal([JSON.parse(piped!).input, JSON.parse(redirected!).input], ['#f00', '#0f0']);
	assert.equal(none, ['2']);
});

command('serves until it is stopped', async () => {
	const child = spawn(process.execPath, [bundledProgram('cli/main'), 'serve', '--port', '0', '--rate-limit', 'off'], {
		env: environment, stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
	const url = await new Promise<string>((resolve, reject) => {
		let out = '';
		child.stdout.on('data', (chunk) => {
			out += chunk;
			const [match] = /http:\/\/[\d.]+:\d+/.exec(out) ?? [];
			if (match !== undefined) resolve(match);
		});
		void ended.then(() => reject(new Error(out)));
	});
	const answer = await (await fetch(`${url}/api/v1/convert-color?color=f00&formats=hex`)).text();
	child.kill('SIGTERM');
	assert.is(await ended, 0);
	assert.is(answer, '{"input":"f00","alpha":1,"formats":{"hex":"#ff0000"},"gamutMapped":[]}');
});

command.run();
