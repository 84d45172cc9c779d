/*
 * Prints a value as a line of JSON: the text of the API, or on a terminal the same value with invisible characters escaped.
 *
 * Proof  test/faults/command-output.test.ts.
 */

import { escapeJson } from './cells.ts';
import type { Sink } from './io.ts';

/** JSON and a line feed. */
export function jsonLine(value: unknown, { isTerminal }: Pick<Sink, 'isTerminal'>): string {
	const json = JSON.stringify(value);
	return `${isTerminal ? escapeJson(json) : json}\n`;
}

/** True for a text that may be the output of --json. */
export const looksLikeJson = (text = ''): boolean => /^\s*\{\s*"/.test(text);
