/*
 * Runs completions in the shells themselves, and renders the man page with man.
 */

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { manPage } from '../../src/cli/man.ts';
import { OPERATIONS } from '../../src/operations/table.ts';
import { tincture } from '../support/cli.ts';
import { leaveOut } from '../support/left-out.ts';

const has = (program: string): boolean => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0;

const directory = mkdtempSync(join(tmpdir(), 'tincture-shells-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));

/** The script for a shell, in a file. */
async function script(shell: string): Promise<string> {
	const path = join(directory, shell === 'zsh' ? '_tincture' : `tincture.${shell}`);
	writeFileSync(path, (await tincture(['completions', shell])).out);
	return path;
}

/** A folder with a command `tincture` that answers these words as `tincture` does, and fails for any others. */
async function fakeCommand(words: readonly string[]): Promise<string> {
	const path = join(directory, 'tincture');
	writeFileSync(join(directory, 'expected'), ['__complete', ...words].map((word) => `<${word}>\n`).join(''));
	writeFileSync(join(directory, 'answer'), (await tincture(['__complete', ...words])).out);
	writeFileSync(path, `#!/bin/sh\nprintf '<%s>\\n' "$@" | cmp -s - '${directory}/expected' && exec cat '${directory}/answer'\n`, { mode: 0o755 });
	return directory;
}

const run = (program: string, words: readonly string[]): string => {
	const { stdout, stderr, status } = spawnSync(program, words, {
		encoding: 'utf8', timeout: 60_000, cwd: directory, env: { ...process.env, PATH: `${directory}:${process.env['PATH']}` },
	});
	assert.is(status, 0, stdout + stderr);
	assert.is(stderr, '');
	return stdout;
};

const SPACES = ['oklab', 'oklch'];

const bash = suite('bash');

const inBash = async (words: readonly string[]): Promise<string[]> => {
	await fakeCommand(words.slice(1));
	const list = words.map((word) => `'${word}'`).join(' ');
	const out = run('bash', ['--norc', '-c', `source ${await script('bash')}; COMP_WORDS=(${list}); COMP_CWORD=${words.length - 1}; _tincture; printf '%s\\n' "\${COMPREPLY[@]}"`]);
	return out.split('\n').filter(Boolean);
};

const inBashIs = (words: readonly string[], expected: readonly string[]): void =>
	bash(`completes ${words.join(' ')}|`, async () => assert.equal(await inBash(words), expected));

if (!has('bash')) leaveOut(bash, 'completions', 'bash is not installed');
else {
	inBashIs(['tincture', 'mix'], ['mix-colors']);
	inBashIs(['tincture', 'comp'], ['compare-colors', 'completions']);
	inBashIs(['tincture', 'mix-colors', '--sp'], ['--space']);
	inBashIs(['tincture', 'mix-colors', 'red', 'blue', '--space', 'okl'], SPACES);
	inBashIs(['tincture', 'mix-colors', 'red', 'blue', '--space', '=', 'okl'], SPACES);
	inBashIs(['tincture', 'convert-color', 'teal', '--formats', 'hex,swi'], ['hex,swiftui']);
	inBashIs(['tincture', 'fix-contrast', 'red', 'blue', 'aa-'], ['aa-large']);
	inBashIs(['tincture', 'completions', 'f'], ['fish']);
	inBashIs(['tincture', 'serve', '--rate-limit-r'], ['--rate-limit-rps']);
	inBashIs(['tincture', 'mix-colors', 'red', '--output', 'ans'], ['answer']);
	inBashIs(['tincture', 'mix-colors', 'red', '--output', '=', 'ans'], ['answer']);
	inBashIs(['tincture', 'audit-theme', 'ans'], ['answer']);
	inBashIs(['tincture', 'mix-colors', '@ans'], ['@answer']);
	inBashIs(['tincture', 'mix-colors', 'red', ''], []);
}

bash.run();

const fish = suite('fish');

if (!has('fish')) leaveOut(fish, 'completions', 'fish is not installed');
else {
	for (const [line, expected] of [
		['tincture mix', ['mix-colors']],
		['tincture mix-colors --sp', ['--space']],
		['tincture mix-colors red blue --space okl', SPACES],
		['tincture mix-colors red blue --space=okl', ['--space=oklab', '--space=oklch']],
		['tincture completions z', ['zsh']],
		['tincture mix-colors red -o ans', ['answer']],
		['tincture mix-colors red --output=ans', ['--output=answer']],
		['tincture mix-colors @ans', ['@answer']],
		['tincture mix-colors red ', []],
	] as const) {
		fish(`completes ${line}|`, async () => {
			await fakeCommand(line.split(' ').slice(1));
			const path = await script('fish');
			const out = run('fish', ['--no-config', '-c', `source ${path}; complete -C '${line}'`]);
			assert.equal(out.split('\n').filter(Boolean).map((row) => row.split('\t')[0]).sort(), [...expected]);
		});
	}
}

fish.run();

const zsh = suite('zsh');

/** The line after Tab was pressed at its end, typed into a separate zsh that prints it. */
const inZsh = async (line: string): Promise<string> => {
	await script('zsh');
	await fakeCommand(line.split(' ').slice(1));
	const typed = join(directory, 'typed.zsh');
	writeFileSync(typed, `zmodload zsh/zpty
zpty -b shell zsh -f -i
zpty -w shell "PROMPT=; fpath=(${directory} \\$fpath); autoload -Uz compinit; compinit -u -d ${directory}/dump; tell() { print -r -- \\"<\\$BUFFER>\\" > ${directory}/line; BUFFER=; zle accept-line }; zle -N tell; bindkey '^X' tell; print READY"
while zpty -r shell out; do [[ $out == *READY* && $out != *print* ]] && break; done
zpty -n -w shell $'${line}\\t\\x18'
for i in {1..100}; do [[ -s ${directory}/line ]] && break; sleep 0.1; done
cat ${directory}/line; rm -f ${directory}/line; zpty -d shell
`);
	const { stdout, stderr } = spawnSync('zsh', ['-f', typed], {
		encoding: 'utf8', timeout: 60_000, cwd: directory, env: { ...process.env, PATH: `${directory}:${process.env['PATH']}` },
	});
	return /<(.*)>/.exec(stdout)?.[1] ?? stdout + stderr;
};

if (!has('zsh')) leaveOut(zsh, 'completions', 'zsh is not installed');
else {
	for (const [line, expected] of [
		['tincture mix', 'tincture mix-colors '],
		['tincture mix-colors red blue --sp', 'tincture mix-colors red blue --space '],
		['tincture mix-colors red blue --space=oklc', 'tincture mix-colors red blue --space=oklch '],
		['tincture completions fi', 'tincture completions fish '],
		['tincture mix-colors red -o ans', 'tincture mix-colors red -o answer '],
		['tincture mix-colors red --output=ans', 'tincture mix-colors red --output=answer '],
		['tincture mix-colors @ans', 'tincture mix-colors @answer '],
		['tincture mix-colors red ', 'tincture mix-colors red '],
	] as const) {
		zsh(`completes ${line}|`, async () => assert.is((await inZsh(line)).trimEnd(), expected.trimEnd()));
	}
}

zsh.run();

const man = suite('the page of man');

if (!has('man')) leaveOut(man, 'is printed without a warning', 'man is not installed');
else {
	man('is printed without a warning, with every operation', () => {
		const path = join(directory, 'tincture.1');
		writeFileSync(path, manPage(OPERATIONS));
		const { stdout, stderr } = spawnSync('man', ['--warnings=w', '-E', 'UTF-8', '-l', path], {
			encoding: 'utf8', env: { ...process.env, MANPAGER: 'cat', MANWIDTH: '100', LC_ALL: 'C.UTF-8' },
		});
		assert.is(stderr, '');
		const text = stdout.replace(/.\u0008/gu, '');
		for (const { name, summary } of OPERATIONS) {
			assert.ok(text.includes(name), name);
			assert.ok(text.replace(/\s+/g, ' ').includes(summary.slice(0, 40)), summary);
		}
		assert.match(text, 'тёмно-бирюзовый');
	});
}

man.run();
