/*
 * Log lines: one JSON object a line on standard output, in the fields that pino made common.
 */

import { hostname } from 'node:os';

export const LOG_LEVELS = ['off', 'error', 'info'] as const;

export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Log {
	/** Whether requests are logged; asked before a line is put together. */
	readonly isVerbose: boolean;
	/** What an operator wants to know whatever the level: started, stopping. */
	readonly notice: (message: string) => void;
	readonly info: (message: string, fields: object) => void;
	/** A bug, with its stack. */
	readonly error: (message: string, thrown: unknown, fields?: object) => void;
}

const INFO = 30, ERROR = 50;

/** A log of JSON lines at a level and above, each given to `write` with its line feed: to standard output unless said otherwise. */
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
		error: (message, thrown, fields = {}) => level !== 'off' && line(ERROR, message, { ...fields, err: errorOf(thrown) }),
	};
}

const errorOf = (thrown: unknown): object => thrown instanceof Error
	? { type: thrown.name, message: thrown.message, stack: thrown.stack }
	: { message: String(thrown) };
