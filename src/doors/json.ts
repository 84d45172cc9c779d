/*
 * Parses bodies as JSON.
 */

import { phrase } from '../errors.ts';
import { isRecord } from '../schema/record.ts';
import { invalidJson, scanJson } from '../schema/json-scan.ts';
import { LIMITS } from './limits.ts';
import { fault } from './refusals.ts';

const BODY = 'The body';

const EXAMPLE = '{"color":"teal"}';

/** Parses a body that must be a JSON object. */
export function readJson(body: Uint8Array): object {
	const value = readJsonValue(body);
	if (isRecord(value)) return value;
	const got = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
	throw invalidJson([], phrase`${BODY} must be a JSON object such as ${EXAMPLE}, got ${got}`);
}

/** Called with the text of each value, its level (1 for the outermost) and, in an object, its key. */
type SeeText = (text: string, level: number, key: string | undefined) => void;

/** Parses a body, or a line of one, that may be any JSON value; `noun` names it in messages. */
export function readJsonValue(body: Uint8Array, see?: SeeText, noun = BODY, firstLine = 1): unknown {
	if (!ArrayBuffer.isView(body)) throw fault('invalid-parameter', 'body must be a Uint8Array.', ['body']);
	if (body.length === 0) throw invalidJson([], phrase`${noun} is empty. Send a JSON object, such as ${EXAMPLE}, or ${'{}'} if every field is optional`);
	let text: string;
	try {
		text = UTF_8.decode(body);
	} catch {
		throw invalidJson([], phrase`${noun} is not valid UTF-8`);
	}
	const scanned = { noun, firstLine, levels: LIMITS.levels };
	scanJson(text, see === undefined ? scanned : { ...scanned, sees: (start, end, level, key) => see(text.slice(start, end), level, key) });
	return JSON.parse(text) as unknown;
}

/** Removes a byte order mark. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
