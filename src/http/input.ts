/*
 * The request target and the bytes of a body → what `schema/decode.ts` reads.
 *
 * The target is cut by hand and never given to `new URL`: that throws on a dozen targets and takes the path of
 * `//host/…` for a host. Every step throws an InputError or succeeds.
 */

import { InputError, quote, type Issue, type Path, type ProblemCode } from '../errors.ts';
import type { Query } from '../schema/decode.ts';
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

/** The one JSON object that a body holds. */
export function readJson(body: Buffer): object {
	if (body.length === 0) throw emptyBody();
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

/** There is nothing in the body: no JSON, though the caller says it is. */
const emptyBody = (): InputError =>
	fault('invalid-json', 'The body is empty. Send a JSON object, such as {"color":"teal"}, or {} where every field is optional.');
