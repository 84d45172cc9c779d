/*
 * Refusals of requests that do not depend on the door or the server.
 *
 * Proof  test/doors/refusals.test.ts.
 */

import { InputError, quote, type Path, type ProblemCode } from '../errors.ts';
import { DOWNLOAD } from './door.ts';
import { LIMITS } from './limits.ts';
import { LINES_TYPE } from './lines.ts';

/** A fault of a request as a whole, or of a field. */
export const fault = (code: ProblemCode, detail: string, path: Path = []): InputError => new InputError({ code, path, detail });

/**
 * Refuses a query together with a body, because it would be ignored. `?download` is allowed if the answer may have a file; the door
 * checks its value.
 */
export function requireNoQuery(target: string, path: string, hasFile = false): void {
	if (target.length <= path.length + 1) return;
	if (hasFile && target.slice(path.length + 1).split('&').every((parameter) => parameter.split('=')[0] === DOWNLOAD)) return;
	throw fault('invalid-parameter', 'A request with a body has no query. Write every field into the JSON object.');
}

/** Headers that declare a body; null if absent. */
interface BodyHeaders {
	readonly contentType: string | null;
	readonly contentEncoding: string | null;
}

/** True if the body is declared as NDJSON. */
export const isLines = ({ contentType }: BodyHeaders): boolean => contentType !== null && LINES.test(contentType);

const LINES = /^application\/(?:x-)?(?:ndjson|jsonl|jsonlines)(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i;

/** Refuses a body that is not declared as JSON, or as NDJSON if `hasLines`. */
export function requireJson({ contentType, contentEncoding }: BodyHeaders, hasLines = false): void {
	if (contentType === null || !(JSON_TYPE.test(contentType) || (hasLines && LINES.test(contentType)))) {
		const got = contentType === null ? 'No Content-Type is given' : `The Content-Type is ${quote(contentType)}`;
		const also = hasLines ? `, or lines of JSON as ${LINES_TYPE}` : '';
		throw fault('unsupported-media-type', `${got}. Send JSON as application/json${also}.`);
	}
	if (contentEncoding !== null && contentEncoding.toLowerCase() !== 'identity') {
		const coding = quote(contentEncoding);
		throw fault('unsupported-media-type', `The Content-Encoding is ${coding}. Send the body uncompressed.`);
	}
}

const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i;

/** The fault of a body over LIMITS.body bytes: 413. */
export const bodyTooLarge = (): InputError =>
	fault('content-too-large', `The body is over ${LIMITS.body / 1024} KiB. Send less at once, and a batch as application/x-ndjson, a question in each line.`);

/** The fault of a body that arrives in chunks of a few bytes: 413. */
export const tooManyChunks = (): InputError =>
	fault('content-too-large', 'The body arrives in thousands of chunks of a few bytes. Send larger chunks, or a Content-Length.');

/** The fault of a target over LIMITS.target characters: 414. */
export const targetTooLong = (length: number): InputError => fault(
	'uri-too-long',
	`The request target has ${length} characters; at most ${LIMITS.target} are allowed. Send a JSON body with POST.`,
);

/** The fault of a method that the path does not support: 405; `allow` lists the supported ones. */
export const notAllowed = (method: string, path: string, allow: string): InputError =>
	fault('method-not-allowed', `${method} is not allowed at ${path}. Use one of ${allow}.`);
