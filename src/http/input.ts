/*
 * The request target and the body → what `schema/decode.ts` reads.
 *
 * The target is cut by hand and never given to `new URL`: that throws on a dozen targets and takes the path of
 * `//host/…` for a host. Every step throws an InputError or succeeds.
 */

import type { IncomingMessage } from 'node:http';
import { InputError, quote, type Issue, type Path, type ProblemCode } from '../errors.ts';
import type { Query } from '../schema/decode.ts';
import type { Head } from './head.ts';
import { scanJson } from './json-scan.ts';
import { LIMITS } from './limits.ts';

const fault = (code: ProblemCode, detail: string, path: Path = []): InputError => new InputError({ code, path, detail });

/** The path with its query. Of `http://host/path`, which clients send to proxies, the part after the host. */
export function originForm(target: string): string {
	if (target.length > LIMITS.target) {
		const size = `The request target has ${target.length} characters; at most ${LIMITS.target} are read`;
		throw fault('uri-too-long', `${size}. Send a JSON body with POST.`);
	}
	if (target.startsWith('/') || target === '*') return target;
	const [origin] = /^https?:\/\/[^/?#]+/i.exec(target) ?? [];
	if (origin === undefined) throw fault('malformed-request', `The request target ${quote(target)} is not a path.`);
	const rest = target.slice(origin.length);
	return rest.startsWith('/') ? rest : `/${rest}`;
}

export const pathOf = (target: string): string => {
	const mark = target.indexOf('?');
	return mark < 0 ? target : target.slice(0, mark);
};

/** Parameters in the order sent; `+` is a blank, as forms write it. */
export function readQuery(target: string): Query {
	const query = new Map<string, string[]>();
	const mark = target.indexOf('?');
	if (mark < 0) return query;
	const issues: Issue[] = [];
	for (let start = mark + 1, end; start <= target.length; start = end + 1) {
		end = target.indexOf('&', start);
		if (end < 0) end = target.length;
		if (end === start) continue;
		const equals = target.indexOf('=', start);
		const hasValue = equals >= 0 && equals < end;
		const name = decoded(target.slice(start, hasValue ? equals : end), issues);
		const value = hasValue ? decoded(target.slice(equals + 1, end), issues, name) : '';
		const before = query.get(name);
		if (before === undefined) query.set(name, [value]);
		else before.push(value);
	}
	const [first, ...rest] = issues;
	if (first) throw new InputError(first, ...rest.slice(0, LIMITS.issues - 1));
	return query;
}

/** Text with its percent escapes read as UTF-8; where they cannot be, an issue and the text as sent. */
function decoded(text: string, issues: Issue[], name = text): string {
	const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
	if (!spaced.includes('%')) return spaced;
	try {
		return decodeURIComponent(spaced);
	} catch {
		issues.push({
			code: 'malformed-request',
			path: [name],
			detail: `${quote(text)} has a percent escape that is no UTF-8. Write "%" itself as %25, "#" as %23.`,
		});
		return text;
	}
}

/** A body is the whole input; a query beside it would be passed over in silence. */
export function requireNoQuery(target: string, path: string): void {
	if (target.length <= path.length + 1) return;
	throw fault('invalid-parameter', 'A request with a body has no query. Write every field into the JSON object.');
}

/** Refuses whatever is not a JSON body, before any of it is read. */
export function requireJson({ contentType, contentEncoding, contentLength, transferEncoding }: Head): void {
	if (transferEncoding === null && (contentLength === null || contentLength === '0')) throw noBody();
	if (contentType === null || !JSON_TYPE.test(contentType)) {
		const got = contentType === null ? 'No Content-Type is given' : `The Content-Type is ${quote(contentType)}`;
		throw fault('unsupported-media-type', `${got}. Send JSON as application/json.`);
	}
	if (contentEncoding !== null && contentEncoding.toLowerCase() !== 'identity') {
		const coding = quote(contentEncoding);
		throw fault('unsupported-media-type', `The Content-Encoding is ${coding}. Send the body as it is, without compression.`);
	}
}

const JSON_TYPE = /^application\/json(?:[ \t]*;[ \t]*charset=(?:utf-8|"utf-8"))?$/i;

const noBody = (): InputError =>
	fault('unsupported-media-type', 'There is no body. Send a JSON object as application/json.');

/**
 * Collects the body and hands it on; null where it is over the limit. Such a body is still read to its end, within
 * bounds: a client that is refused in the middle of sending sees a broken connection and no answer.
 */
export function readBody(req: IncomingMessage, done: (body: Buffer | null) => void): void {
	let chunks: Buffer[] = [];
	let length = 0;
	const drop = (chunk: Buffer): void => {
		length += chunk.length;
		if (length <= LIMITS.droppedBody) return;
		req.off('data', drop).off('end', finish);
		done(null);
	};
	const collect = (chunk: Buffer): void => {
		length += chunk.length;
		chunks.push(chunk);
		if (length > LIMITS.body) {
			chunks = [];
			req.off('data', collect).on('data', drop);
		} else if (chunks.length === 256) {
			// A body that trickles in byte by byte must not cost an object for each.
			chunks = [Buffer.concat(chunks)];
		}
	};
	const finish = (): void => {
		const body = Buffer.concat(chunks);
		// The listeners live as long as the connection remembers this request; the pieces need not.
		chunks = [];
		done(length > LIMITS.body ? null : body);
	};
	// An error here is a client that has gone; nobody is left to answer.
	req.on('data', collect).on('end', finish).on('error', () => {});
}

export const bodyTooLarge = (): InputError =>
	fault('content-too-large', `The body is over ${LIMITS.body / 1024} KiB. Send less at once.`);

/** The one JSON object that a body holds. */
export function readJson(body: Buffer): object {
	if (body.length === 0) throw noBody();
	let text: string;
	try {
		text = UTF_8.decode(body);
	} catch {
		throw fault('invalid-json', 'The body is not valid UTF-8.');
	}
	scanJson(text);
	const value: unknown = JSON.parse(text);
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
	const got = value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`;
	throw fault('invalid-json', `The body must be a JSON object such as {"color":"teal"}, got ${got}.`);
}

/** Takes a byte order mark off the front. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });
