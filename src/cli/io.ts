/*
 * What the command line needs of the world, so that everything else is a function of it: words, environment, streams, files.
 */

export type Environment = { readonly [name: string]: string | undefined };

/** Where output goes. */
export interface Sink {
	/** Settles when there is room for more. */
	readonly write: (chunk: string | Uint8Array) => Promise<void>;
	readonly isTerminal: boolean;
	/** Cells of a line; undefined where it is no terminal. */
	readonly columns: number | undefined;
}

export interface Io {
	readonly environment: Environment;
	readonly input: AsyncIterable<Uint8Array>;
	/** How many bytes the input holds, where that is known. */
	readonly inputSize: number | undefined;
	readonly output: Sink;
	readonly errors: Sink;
	/** Throws what the file system throws. */
	readonly readFile: (path: string) => Uint8Array;
	/** Directories on the way are made. Throws what the file system throws. */
	readonly writeFile: (path: string, content: string | Uint8Array) => void;
	readonly isDirectory: (path: string) => boolean;
	/** Milliseconds that never go back. */
	readonly clock: () => number;
	/** Runs the service with these settings until it is stopped, which ends the process; `called` is how a message calls a setting. */
	readonly serve: (environment: Environment, called: (setting: string) => string) => Promise<number>;
}

/** Exit codes: done; an input that cannot be; what was checked does not pass; words that mean nothing. */
export const DONE = 0, BAD_INPUT = 1, FAILED = 1, MISUSE = 2;
