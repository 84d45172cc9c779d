/*
 * Everything that the command line needs from its environment, passed in, so that tests can replace it.
 */

import type { Environment } from '../http/config-names.ts';

/** A stream to write to. */
export interface Sink {
	/** Resolves when the stream accepts more. */
	readonly write: (chunk: string | Uint8Array) => Promise<void>;
	readonly isTerminal: boolean;
	/** Width in cells; undefined if it is not a terminal. */
	readonly columns: number | undefined;
}

export interface Io {
	readonly environment: Environment;
	readonly input: AsyncIterable<Uint8Array>;
	/** Number of bytes of the input, if known. */
	readonly inputSize: number | undefined;
	/** True if standard input is a pipe of a shell or a file. */
	readonly isPiped: boolean;
	readonly output: Sink;
	readonly errors: Sink;
	/** Reads a regular file, at most `most` + 1 bytes. Throws the errors of `read-file.ts`. */
	readonly readFile: (path: string, most: number) => Uint8Array;
	/** Creates missing directories. Throws the errors of the file system. */
	readonly writeFile: (path: string, content: string | Uint8Array) => void;
	readonly isDirectory: (path: string) => boolean;
	/** True for a regular file that exists. */
	readonly isFile: (path: string) => boolean;
	/** Milliseconds of a monotonic clock. */
	readonly clock: () => number;
	/** Runs the service with these settings until a signal ends the process. `called` maps a setting to its name in messages. */
	readonly serve: (environment: Environment, called: (setting: string) => string) => Promise<number>;
}

/** Exit codes: success, invalid input, failed check, wrong usage. */
export const DONE = 0, BAD_INPUT = 1, FAILED = 1, MISUSE = 2, UNJUDGED = 2;
