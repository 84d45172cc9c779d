/*
 * The published package: packed once from the current files, and separate projects to use it in.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../support/project.ts';

/** Inside of the packages, so that a project finds the tools as it finds its own. */
const WORKSHOP = mkdtempSync(join(ROOT, 'test/consumers/node_modules/.tincture-'));

/** Outside of them: the compiler writes other types for what lies in a node_modules. */
const ELSEWHERE = mkdtempSync(join(tmpdir(), 'tincture-'));

process.on('exit', () => {
	for (const directory of [WORKSHOP, ELSEWHERE]) rmSync(directory, { recursive: true, force: true });
});

export const TOOLS = join(ROOT, 'test/consumers/node_modules');

export interface Ran {
	readonly status: number | null;
	readonly out: string;
	readonly err: string;
}

export function run(command: string, words: readonly string[], cwd: string, environment: Record<string, string> = {}): Ran {
	const { status, stdout, stderr, error } = spawnSync(command, words, {
		cwd, encoding: 'utf8', maxBuffer: 1 << 28, timeout: 300_000,
		env: { ...process.env, npm_config_prefer_offline: 'true', ...environment },
	});
	return { status: error ? null : status, out: stdout, err: `${stderr}${error ? String(error) : ''}` };
}

/** Output of the command; throws if it failed. */
export function must(command: string, words: readonly string[], cwd: string, environment?: Record<string, string>): string {
	const { status, out, err } = run(command, words, cwd, environment);
	if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}\n${out}${err}`);
	return out;
}

const once = <T>(make: () => T): (() => T) => {
	let made: { readonly value: T } | undefined;
	return () => (made ??= { value: make() }).value;
};

/** A repository of the current files, committed or not, without anything built or installed. */
export const checkout = once((): string => {
	const directory = join(ELSEWHERE, 'checkout');
	mkdirSync(directory);
	const files = must('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], ROOT).split('\0').filter(Boolean);
	for (const file of files) cpSync(join(ROOT, file), join(directory, file), { force: true });
	const identity = ['-c', 'user.name=test', '-c', 'user.email=test@tincture.example'];
	for (const words of [['init', '--quiet'], ['add', '--all', '--force'], [...identity, 'commit', '--quiet', '--message', 'as it is']])
		must('git', words, directory);
	return directory;
});

export interface Tarball {
	readonly path: string;
	/** Bytes of the tarball. */
	readonly size: number;
	readonly files: readonly string[];
}

/** The tarball that `npm pack` creates from an empty checkout. */
export const tarball = once((): Tarball => {
	const [{ filename, size, files }] = JSON.parse(/^\[[\s\S]*\]\s*$/m.exec(must('npm', ['pack', '--json', '--silent'], checkout()))![0]) as
		[{ readonly filename: string; readonly size: number; readonly files: readonly { readonly path: string }[] }];
	return { path: join(checkout(), filename), size, files: files.map(({ path }) => path) };
});

let projects = 0;

/** A project: a directory with only these files, next to the tools. */
export function project(files: Readonly<Record<string, string>> = {}): string {
	const directory = join(WORKSHOP, `project-${projects++}`);
	for (const [path, text] of Object.entries({ 'package.json': '{ "name": "project", "private": true, "type": "module" }', ...files })) {
		mkdirSync(dirname(join(directory, path)), { recursive: true });
		writeFileSync(join(directory, path), text);
	}
	return directory;
}

/** The same with the package in its node_modules, unpacked from the tarball. */
export function projectWithPackage(files: Readonly<Record<string, string>> = {}): string {
	const directory = project(files), home = join(directory, 'node_modules/tincture');
	mkdirSync(home, { recursive: true });
	must('tar', ['-xzf', tarball().path, '-C', home, '--strip-components=1'], directory);
	return directory;
}

/** The Node versions to test: the floors and the newest line, if available for this machine. */
export const NODES: readonly string[] = ['20', '22', '24'].map((line) => join(TOOLS, `node-${line}`, 'bin/node'));
