/*
 * The bytes of a body → the one JSON value in them, for nearly every door an object.
 */

import { InputError } from '../errors.ts';
import { scanJson } from '../schema/json-scan.ts';
import { LIMITS } from './limits.ts';

const BODY = { noun: 'The body', levels: LIMITS.levels } as const;

const fault = (detail: string): InputError => new InputError({ code: 'invalid-json', path: [], detail });

/** The one JSON object that a body holds. */
export function readJson(body: Uint8Array): object {
	const value = readJsonValue(body);
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
	const got = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
	throw fault(`The body must be a JSON object such as {"color":"teal"}, got ${got}.`);
}

/** The one JSON value that a body holds, of any kind. */
export function readJsonValue(body: Uint8Array): unknown {
	if (body.length === 0) throw emptyBody();
	let text: string;
	try {
		text = UTF_8.decode(body);
	} catch {
		throw fault('The body is not valid UTF-8.');
	}
	scanJson(text, BODY);
	return JSON.parse(text) as unknown;
}

/** Takes a byte order mark off the front. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** There is nothing in the body: no JSON, though the caller says it is. */
const emptyBody = (): InputError =>
	fault('The body is empty. Send a JSON object, such as {"color":"teal"}, or {} where every field is optional.');
