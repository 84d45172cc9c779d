/*
 * Runs other programs.
 */

import { spawnSync } from 'node:child_process';
import { ROOT } from './paths.ts';

/** Runs a program in the root of the project and passes its output through. Throws if it fails. */
export function run(program: string, ...words: readonly string[]): void {
	const { status, signal, error } = spawnSync(program, words, { cwd: ROOT, stdio: 'inherit' });
	if (status !== 0) throw error ?? new Error(`${program} ${words.join(' ')}: exit code ${status ?? signal}`);
}
