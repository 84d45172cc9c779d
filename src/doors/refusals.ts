/*
 * What a request is refused for before its door is asked, whoever serves the door.
 */

import { InputError, quote, type ProblemCode } from '../errors.ts';
import { LIMITS } from './limits.ts';
import { LINES_TYPE } from './lines.ts';

const fault = (code: ProblemCode, detail: string): InputError => new InputError({ code, path: [], detail });

/** A body is the whole input; a query beside it would be passed over in silence, but for `?download` where there is a file. */
export function requireNoQuery(target: string, path: string, hasFile = false): void {
	if (target.length <= path.length + 1 || (hasFile && /^download(?:=(?:true|false)?)?$/.test(target.slice(path.length + 1)))) return;
	throw fault('invalid-parameter', 'A request with a body has no query. Write every field into the JSON object.');
}

/** What the head says of a body; null where it says nothing. */
export interface Declared {
	readonly contentType: string | null;
	readonly contentEncoding: string | null;
}

/** Is the body declared as one that is read line by line? */
export const isLines = ({ contentType }: Declared): boolean => contentType !== null && LINES.test(contentType);

const LINES = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines)(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i;

/** Refuses whatever is not declared as a JSON body, or as lines where those are answered, before any of it is read. */
export function requireJson({ contentType, contentEncoding }: Declared, hasLines = false): void {
	if (contentType === null || !(JSON_TYPE.test(contentType) || (hasLines && LINES.test(contentType)))) {
		const got = contentType === null ? 'No Content-Type is given' : `The Content-Type is ${quote(contentType)}`;
		const also = hasLines ? `, or lines of JSON as ${LINES_TYPE}` : '';
		throw fault('unsupported-media-type', `${got}. Send JSON as application/json${also}.`);
	}
	if (contentEncoding !== null && contentEncoding.toLowerCase() !== 'identity') {
		const coding = quote(contentEncoding);
		throw fault('unsupported-media-type', `The Content-Encoding is ${coding}. Send the body as it is, without compression.`);
	}
}

const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i;

/** The refusal of a body over LIMITS.body bytes: 413. */
export const bodyTooLarge = (): InputError =>
	fault('content-too-large', `The body is over ${LIMITS.body / 1024} KiB. Send less at once.`);

/** The refusal of a request target over LIMITS.target characters: 414. */
export const targetTooLong = (length: number): InputError => fault(
	'uri-too-long',
	`The request target has ${length} characters; at most ${LIMITS.target} are read. Send a JSON body with POST.`,
);

/** The refusal of a method that the path does not have: 405; `allow` is the list of those it has. */
export const notAllowed = (method: string, path: string, allow: string): InputError =>
	fault('method-not-allowed', `${method} is not allowed at ${path}. Use one of ${allow}.`);
