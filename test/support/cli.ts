/*
 * The command line in this process: words, an environment and what stands on standard input, in; what was printed and the exit
 * code, out. It touches nothing: its files are a record.
 */

import { main } from '../../src/cli/run.ts';
import type { Io, Sink } from '../../src/cli/io.ts';

export interface World {
	readonly environment?: Readonly<Record<string, string>>;
	/** Standard input, in the pieces in which it arrives. */
	readonly input?: readonly (string | Uint8Array)[] | AsyncIterable<Uint8Array>;
	readonly inputSize?: number;
	/** Files that can be read, by path. */
	readonly files?: Readonly<Record<string, string | Uint8Array>>;
	readonly directories?: readonly string[];
	/** Cells of the terminal that output and errors go to; none: they go to a file. */
	readonly columns?: number;
	readonly clock?: () => number;
	/** Stands in for the service. */
	readonly serve?: Io['serve'];
	/** Sees every piece of output; what it waits for, the command waits for. */
	readonly onOutput?: (chunk: Uint8Array) => void | Promise<void>;
}

export interface Ran {
	readonly code: number;
	readonly out: string;
	readonly err: string;
	/** What was written, by path. */
	readonly written: Readonly<Record<string, string>>;
}

const bytesOf = (chunk: string | Uint8Array): Uint8Array => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);

async function* pieces(input: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
	for (const piece of input) yield bytesOf(piece);
}

const failing = (code: string): never => {
	throw Object.assign(new Error(code), { code });
};

/** Runs a command line to its end; all of the command unless another way is given. */
export async function tincture(words: readonly string[], world: World = {}, run: typeof main = main): Promise<Ran> {
	const { environment = {}, input = [], inputSize, files = {}, directories = [], columns, clock = () => 0, onOutput } = world;
	const written: Record<string, string> = {};
	const sink = (add: (chunk: Uint8Array) => void | Promise<void>): Sink =>
		({ columns, isTerminal: columns !== undefined, write: async (chunk) => add(Uint8Array.from(bytesOf(chunk))) });
	const printed = { out: [] as Uint8Array[], err: [] as Uint8Array[] };
	const code = await run(words, {
		environment,
		input: Symbol.asyncIterator in input ? input : pieces(input),
		inputSize,
		output: sink((chunk) => (onOutput === undefined ? void printed.out.push(chunk) : onOutput(chunk))),
		errors: sink((chunk) => void printed.err.push(chunk)),
		readFile: (path) => (Object.hasOwn(files, path) ? bytesOf(files[path]!) : failing('ENOENT')),
		writeFile: (path, content) => void (written[path] = new TextDecoder().decode(bytesOf(content))),
		isDirectory: (path) => directories.includes(path),
		clock,
		serve: world.serve ?? (async () => 0),
	});
	return { code, out: Buffer.concat(printed.out).toString(), err: Buffer.concat(printed.err).toString(), written };
}
