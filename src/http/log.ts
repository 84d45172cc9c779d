/*
 * Logs JSON lines to standard output, with the field names of pino.
 */

import { hostname } from 'node:os';

export const LOG_LEVELS = ['off', 'error', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Log {
	/** True if requests are logged. Checked before a line is built. */
	readonly isVerbose: boolean;
	/** Starts and stops; logged at every level except `off`. */
	readonly notice: (message: string) => void;
	readonly info: (message: string, fields: object) => void;
	/** A bug, with its stack. */
	readonly error: (message: string, thrown: unknown, fields?: object) => void;
}

const INFO = 30, ERROR = 50;

/** Creates a log for a level and above. `write` takes each line with its line feed; standard output by default. */
export function createLog(
	level: LogLevel,
	write: (line: string) => void = (line) => void process.stdout.write(line),
): Log {
	const host = hostname();
	const line = (severity: number, message: string, fields: object): void =>
		write(`${JSON.stringify({ level: severity, time: Date.now(), pid: process.pid, hostname: host, ...fields, msg: message })}\n`);
	return {
		isVerbose: level === 'info',
		notice: (message) => level !== 'off' && line(INFO, message, {}),
		info: (message, fields) => level === 'info' && line(INFO, message, fields),
		error: (message, thrown, fields = {}) => level !== 'off' && line(ERROR, message, { ...fields, err: describeError(thrown) }),
	};
}

const describeError = (thrown: unknown): object => thrown instanceof Error
	? { type: thrown.name, message: thrown.message, stack: thrown.stack }
	: { message: String(thrown) };
