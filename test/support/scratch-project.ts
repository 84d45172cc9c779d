/*
 * Copies the project, so that a test can change sources and run build steps.
 */

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './project.ts';

interface Result {
	readonly status: number | null;
	readonly output: string;
}

export interface Copy {
	readonly folder: string;
	readonly read: (path: string) => string;
	readonly write: (path: string, text: string) => void;
	/** Runs build steps; returns the exit code and all output. */
	readonly build: (...words: readonly string[]) => Result;
	/** Checks the types of the sources, those of the page included. */
	readonly compile: () => Result;
	/** Runs a module of the copy. */
	readonly run: (path: string) => Result;
}

const PARTS = ['src', 'skills', 'build', 'test', 'data', 'docs', 'README.md', 'package.json', 'package-lock.json', 'tsconfig.json'];

/** Runs `use` with a copy, then deletes it. */
export async function withCopy(use: (copy: Copy) => void | Promise<void>): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), 'tincture-copy-'));
	try {
		const filter = (path: string): boolean => !path.endsWith('node_modules');
		for (const part of PARTS) cpSync(join(ROOT, part), join(folder, part), { recursive: true, filter });
		symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
		await use({
			folder,
			read: (path) => readFileSync(join(folder, path), 'utf8'),
			write: (path, text) => {
				mkdirSync(dirname(join(folder, path)), { recursive: true });
				writeFileSync(join(folder, path), text);
			},
			build: (...words) => runModule(folder, 'build/main.ts', ...words),
			compile: () => {
				const ended = ['src', 'src/page'].map((path) => runNode(folder, 'node_modules/typescript/bin/tsc', '-p', path, '--noEmit'));
				return { status: Math.max(...ended.map(({ status }) => status ?? 1)), output: ended.map(({ output }) => output).join('') };
			},
			run: (path) => runModule(folder, path),
		});
	} finally {
		rmSync(folder, { recursive: true });
	}
}

const runModule = (folder: string, ...words: readonly string[]): Result => runNode(folder, '--import', 'tsx', ...words);

function runNode(folder: string, ...words: readonly string[]): Result {
	const { status, stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
	return { status, output: stdout + stderr };
}
