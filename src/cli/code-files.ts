/*
 * Code as the files it is: one, or several that the API holds in one JSON object of path and text.
 */

import { fromBase64 } from '../tokens/bytes.ts';
import { WRITERS } from '../tokens/table.ts';

/** What every answer that holds code has. */
export interface Code {
	readonly code: string;
	readonly encoding?: 'base64';
	readonly filename: string;
	/** Absent where the code is one file of whatever kind. */
	readonly format?: string;
}

/** The formats of several files. */
const SEVERAL = Object.entries(WRITERS).filter(([, { isSeveral }]) => isSeveral === true).map(([format]) => format);

/** Each file with its path. */
export const filesOf = ({ code, encoding, filename, format }: Code): readonly (readonly [path: string, content: string | Uint8Array])[] =>
	(format !== undefined && SEVERAL.includes(format)
		? Object.entries(JSON.parse(code) as Record<string, string>)
		: [[filename, encoding === undefined ? code : fromBase64(code)]]);
