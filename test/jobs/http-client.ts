/*
 * The client of an HTTP job: curl, against a server on its own port.
 */

import { spawn } from 'node:child_process';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';

export interface Shell {
	/** The address of the server. */
	readonly url: string;
	/** Runs curl with these words, `input` as its standard input, and returns what it prints. */
	readonly curl: (words: readonly string[], input?: string) => Promise<string>;
	/** Runs curl and parses what it prints. */
	readonly json: <T>(words: readonly string[], input?: string) => Promise<T>;
	/** Posts JSON and parses the answer. */
	readonly post: <T>(operation: string, fields: object) => Promise<T>;
}

/** The problem as a person reads it. */
export interface Problem {
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly { readonly parameter?: string; readonly pointer?: string; readonly suggestion?: unknown }[];
}

/** The text that a message says to write. */
export const advised = ({ detail }: Problem): string =>
	/(?:Write|Did you mean) "?([^"]*?)"?[.?]$/.exec(detail)?.[1] ?? assert.unreachable(detail) as never;

/** Runs a job against a server. */
export const withClient = (work: (shell: Shell) => Promise<void>): Promise<void> => withServer((url) => {
	const curl = (words: readonly string[], input = ''): Promise<string> => new Promise((resolve, reject) => {
		const child = spawn('curl', ['-sS', ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
		const parts: Buffer[] = [];
		child.stdout.on('data', (part: Buffer) => void parts.push(part));
		child.on('error', reject);
		child.on('close', () => resolve(Buffer.concat(parts).toString()));
		child.stdin.end(input);
	});
	const json = async <T>(words: readonly string[], input?: string): Promise<T> => JSON.parse(await curl(words, input)) as T;
	const post = <T>(operation: string, fields: object): Promise<T> =>
		json<T>([`${url}/api/v1/${operation}`, '-H', 'Content-Type: application/json', '-d', '@-'], JSON.stringify(fields));
	return work({ url, curl, json, post });
});
