/*
 * The files of generated code: one, or several that the API returns as one JSON object from path to text.
 */

import { fromBase64 } from '../tokens/bytes.ts';
import { WRITERS } from '../tokens/table.ts';

/** Fields that every result with code has. */
export interface Code {
	readonly code: string;
	readonly encoding?: 'base64';
	readonly filename: string;
	/** Absent if the code is one file of any kind. */
	readonly format?: string;
}

/** Formats that consist of several files. */
const MULTI_FILE_FORMATS = Object.entries(WRITERS).filter(([, { isSeveral }]) => isSeveral === true).map(([format]) => format);

/** The files, each with its path. */
export const listFiles = ({ code, encoding, filename, format }: Code): readonly (readonly [path: string, content: string | Uint8Array])[] =>
	(format !== undefined && MULTI_FILE_FORMATS.includes(format)
		? Object.entries(JSON.parse(code) as Record<string, string>)
		: [[filename, encoding === undefined ? code : fromBase64(code)]]);
