/*
 * The service as a separate process, for tests of settings, signals and deployments.
 */

import { spawn, type ChildProcess } from 'node:child_process';
import { bundledProgram } from '../support/bundled-program.ts';

export interface Run {
	readonly child: ChildProcess;
	/** Settles when the process has ended. */
	readonly ended: Promise<{ readonly code: number | null; readonly out: string; readonly err: string }>;
	/** The address from the line that says so. */
	readonly url: Promise<string>;
	/** Settles with the output when the log holds these words. */
	readonly says: (words: string) => Promise<string>;
}

/** `flags` go to Node, `words` to the service. */
export function start(environment: Record<string, string> = {}, words: readonly string[] = [], flags: readonly string[] = []): Run {
	const child = spawn(process.execPath, [...flags, bundledProgram('http/main'), ...words], {
		env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let out = '', err = '';
	const ended = new Promise<Awaited<Run['ended']>>((resolve) => child.on('close', (code) => resolve({ code, out, err })));
	child.stdout.on('data', (chunk) => out += chunk);
	child.stderr.on('data', (chunk) => err += chunk);
	// A process that ends early must fail the test and not hang it.
	const says = (words: string): Promise<string> => Promise.race([ended.then(() => out), new Promise<string>((resolve) => {
		const look = (): void => void (out.includes(words) && resolve(out));
		child.stdout.on('data', look);
		look();
	})]);
	const url = says('http://').then(() => /http:\/\/[\d.]+:\d+/.exec(out)?.[0] ?? 'http://127.0.0.1:1');
	return { child, ended, url, says };
}
