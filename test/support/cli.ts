/*
 * Runs the command line in this process: words, environment and standard input in; output and exit code out. It touches no files:
 * they are a record.
 */

import { main } from '../../src/cli/run.ts';
import type { Io, Sink } from '../../src/cli/io.ts';

export interface World {
	readonly environment?: Readonly<Record<string, string>>;
	/** Standard input, in chunks as they arrive. */
	readonly input?: readonly (string | Uint8Array)[] | AsyncIterable<Uint8Array>;
	readonly inputSize?: number;
	/** Files that can be read, by path. */
	readonly files?: Readonly<Record<string, string | Uint8Array>>;
	readonly directories?: readonly string[];
	/** Width of the terminal for output and errors; absent if they go to a file. */
	readonly columns?: number;
	readonly clock?: () => number;
	/** Replaces the service. */
	readonly serve?: Io['serve'];
	/** Called with every chunk of output; the command waits for its promise. */
	readonly onOutput?: (chunk: Uint8Array) => void | Promise<void>;
}

export interface Ran {
	readonly code: number;
	readonly out: string;
	readonly err: string;
	/** Written files, by path. */
	readonly written: Readonly<Record<string, string>>;
}

const toBytes = (chunk: string | Uint8Array): Uint8Array => (typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk);

async function* pieces(input: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
	for (const piece of input) yield toBytes(piece);
}

const failing = (code: string): never => {
	throw Object.assign(new Error(code), { code });
};

/** Runs a command line to its end; `run` replaces the whole command. */
export async function tincture(words: readonly string[], world: World = {}, run: typeof main = main): Promise<Ran> {
	const { environment = {}, input = [], inputSize, files = {}, directories = [], columns, clock = () => 0, onOutput } = world;
	const written: Record<string, string> = {};
	const sink = (add: (chunk: Uint8Array) => void | Promise<void>): Sink =>
		({ columns, isTerminal: columns !== undefined, write: async (chunk) => add(Uint8Array.from(toBytes(chunk))) });
	const printed = { out: [] as Uint8Array[], err: [] as Uint8Array[] };
	const code = await run(words, {
		environment,
		input: Symbol.asyncIterator in input ? input : pieces(input),
		inputSize,
		isPiped: !Array.isArray(input) || input.length > 0,
		output: sink((chunk) => (onOutput === undefined ? void printed.out.push(chunk) : onOutput(chunk))),
		errors: sink((chunk) => void printed.err.push(chunk)),
		readFile: (path) => (Object.hasOwn(files, path) ? toBytes(files[path]!) : failing('ENOENT')),
		writeFile: (path, content) => void (written[path] = new TextDecoder().decode(toBytes(content))),
		isDirectory: (path) => directories.includes(path),
		isFile: (path) => Object.hasOwn(files, path) || Object.hasOwn(written, path),
		clock,
		serve: world.serve ?? (async () => 0),
	});
	return { code, out: Buffer.concat(printed.out).toString(), err: Buffer.concat(printed.err).toString(), written };
}
