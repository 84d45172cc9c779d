/*
 * Code as the files it is: one, or several that the API holds in one JSON object of path and text.
 */

import { WRITERS } from '../tokens/table.ts';

/** What every answer that holds code has. */
export interface Code {
	readonly code: string;
	readonly filename: string;
	/** Absent where the code is one file of whatever kind. */
	readonly format?: keyof typeof WRITERS;
}

/** Each file with its path. */
export const filesOf = ({ code, filename, format }: Code): readonly (readonly [path: string, text: string])[] =>
	(format !== undefined && WRITERS[format].isSeveral === true
		? Object.entries(JSON.parse(code) as Record<string, string>)
		: [[filename, code]]);
