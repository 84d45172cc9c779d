/*
 * The package as npm installs it: packed once from the current build, and a project next to it for the programs of a developer.
 */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuilt } from '../../build/inputs.mjs';
import { ROOT } from '../support/project.ts';

let folder: string | undefined;

function must(command: string, words: readonly string[], cwd: string): string {
	const { status, stdout, stderr } = spawnSync(command, words, { cwd, encoding: 'utf8', timeout: 120_000, maxBuffer: 1 << 26 });
	if (status !== 0) throw new Error(`${command} ${words.join(' ')} ended with ${status}\n${stdout}${stderr}`);
	return stdout;
}

/** The folder of the project; deleted when this process ends. */
export function installed(): string {
	if (folder !== undefined) return folder;
	if (!isBuilt(ROOT)) must(process.execPath, ['--import', 'tsx', 'build/main.ts'], ROOT);
	const project = folder = mkdtempSync(join(tmpdir(), 'tincture-installed-')), home = join(project, 'node_modules/tincture');
	process.once('exit', () => rmSync(project, { recursive: true, force: true }));
	mkdirSync(home, { recursive: true });
	must('npm', ['pack', '--silent', '--ignore-scripts', '--pack-destination', project], ROOT);
	const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { readonly version: string };
	must('tar', ['-xzf', `tincture-${version}.tgz`, '-C', home, '--strip-components=1'], project);
	writeFileSync(join(project, 'package.json'), '{ "name": "app", "private": true, "type": "module" }');
	return project;
}

/** Writes a program into the project, runs it in Node, and returns what it printed. */
export function runProgram(name: string, text: string): string {
	writeFileSync(join(installed(), name), text);
	return must(process.execPath, [name], installed());
}
