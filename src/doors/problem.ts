/*
 * What went wrong → application/problem+json (RFC 9457). The only place that knows the status of a problem.
 *
 * An InputError tells the caller every fault and where it stands. Anything else is a bug of ours: the answer is a 500
 * that says nothing of the inside.
 */

import { InputError, PROBLEMS, type Issue, type Path, type ProblemCode } from '../errors.ts';
import type { Reply } from './door.ts';
import { linkHeader } from './links.ts';

export const STATUS = {
	'invalid-parameter': 400,
	'unreadable-color': 400,
	'invalid-json': 400,
	'malformed-request': 400,
	'not-found': 404,
	'method-not-allowed': 405,
	'request-timeout': 408,
	'content-too-large': 413,
	'uri-too-long': 414,
	'unsupported-media-type': 415,
	'rate-limited': 429,
	'headers-too-large': 431,
	'internal': 500,
	'unavailable': 503,
	'http-version': 505,
} as const satisfies Record<ProblemCode, number>;

// The keys of PROBLEMS are exactly the codes.
export const PROBLEM_CODES = /*#__PURE__*/ Object.keys(PROBLEMS) as readonly ProblemCode[];

/** Where a caller wrote the input: decides whether a fault has a `parameter` or a `pointer`. */
export type Source = 'query' | 'body';

/** A problem with one sentence, and the headers that tell the way out. `base` is the path that the service is mounted under. */
export const problem = (base: string, code: ProblemCode, detail: string, headers: readonly string[] = []): Reply =>
	written(valueOf(base, code, detail), [...linkHeader(base), ...headers]);

/** The headers that tell the way out of a problem, beside those that every problem of its kind has. */
export type WayOut = (code: ProblemCode) => readonly string[];

/** The answer to anything that was thrown. */
export function problemOf(base: string, thrown: unknown, source: Source, wayOut: WayOut): Reply {
	const code = codeOf(thrown);
	return written(problemValue(base, thrown, source), [...linkHeader(base), ...(code === 'internal' ? [] : WAY_OUT[code] ?? wayOut(code))]);
}

/** The body of a problem. */
export interface ProblemValue {
	/** Leads to the page that says how to fix it. */
	readonly type: string;
	readonly title: string;
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly Fault[];
}

/** What is said of anything that was thrown. */
export function problemValue(base: string, thrown: unknown, source: Source): ProblemValue {
	const code = codeOf(thrown);
	if (!(thrown instanceof InputError)) {
		return valueOf(base, code, 'The fault is ours, not yours, and it has been recorded. The same request may fail again.');
	}
	const { issues } = thrown;
	const detail = issues.length === 1 ? issues[0].detail : `There are ${issues.length} faults. ${issues[0].detail}`;
	return valueOf(base, code, detail, errorsOf(code, issues, source));
}

function codeOf(thrown: unknown): ProblemCode {
	if (!(thrown instanceof InputError)) return 'internal';
	const { issues } = thrown;
	return issues.every((issue) => issue.code === issues[0].code) ? issues[0].code : 'invalid-parameter';
}

const WAY_OUT: { readonly [code in ProblemCode]?: readonly string[] } = {
	'unsupported-media-type': ['Accept-Post', 'application/json'],
};

interface Fault {
	readonly parameter?: string;
	readonly pointer?: string;
	readonly detail: string;
}

/** Its `type` leads to the page that says how to fix it. */
export const typeOf = (base: string, code: ProblemCode): string => `${base}/problems/${code}`;

const valueOf = (base: string, code: ProblemCode, detail: string, errors?: readonly Fault[]): ProblemValue =>
	({ type: typeOf(base, code), title: PROBLEMS[code], status: STATUS[code], detail, ...(errors && { errors }) });

const written = (value: ProblemValue, headers: readonly string[]): Reply =>
	({ status: value.status, type: 'application/problem+json', body: JSON.stringify(value), keep: 'never', headers });

/** Where each fault stands; undefined where none stands in the input, as with an unknown path. */
function errorsOf(code: ProblemCode, issues: readonly Issue[], source: Source): readonly Fault[] | undefined {
	switch (code) {
		case 'invalid-parameter':
		case 'unreadable-color':
		case 'invalid-json':
			return issues.map(({ path, detail }) => source === 'body'
				? { pointer: pointer(path), detail }
				: { parameter: parameter(path), detail });
		case 'malformed-request': {
			const placed = issues.filter(({ path }) => path.length > 0);
			return placed.length === 0 ? undefined : placed.map(({ path, detail }) => ({ parameter: parameter(path), detail }));
		}
		default:
			return undefined;
	}
}

/** A list item has no name of its own in a query: its parameter is named, and the sentence says which item. */
const parameter = (path: Path): string => String(path[0] ?? '');

/** A path as JSON Pointer in a URI fragment (RFC 6901 §6): `['colors', 2]` is `#/colors/2`. */
export const pointer = (path: Path): string => ['#', ...path.map(escaped)].join('/');

const escaped = (part: string | number): string => encodeURIComponent(
	String(part)
		// Half a surrogate pair has no UTF-8.
		.replace(/\p{Cs}/gu, '\ufffd')
		.replaceAll('~', '~0')
		.replaceAll('/', '~1'),
);
