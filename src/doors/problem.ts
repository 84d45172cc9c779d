/*
 * Converts errors to application/problem+json (RFC 9457). The only place with the status of each problem.
 *
 * An InputError becomes a list of faults with their places. Any other error is a bug and becomes a 500 without internal details.
 */

import { InputError, PROBLEMS, type Issue, type Json, type Path, type ProblemCode } from '../errors.ts';
import type { Reply } from './door.ts';
import { linkHeader, type Mount } from './links.ts';

export const STATUS = {
	'invalid-parameter': 400,
	'unreadable-color': 400,
	'invalid-json': 400,
	'too-complex': 400,
	'malformed-request': 400,
	'unauthorized': 401,
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

/** Source of the input; a fault in a query has a `parameter`, in a body a `pointer`. */
export type Source = 'query' | 'body';

/** The reply with a problem. */
export const problem = (mount: Mount, code: ProblemCode, detail: string, headers: readonly string[] = []): Reply =>
	toReply(createValue(mount.base, code, detail), [...linkHeader(mount), ...headers]);

/** Headers that help the client, by the problem. */
export type ProblemHeaders = { readonly [code in ProblemCode]?: readonly string[] };

/** The reply to any thrown value. */
export const problemReply = (mount: Mount, thrown: unknown, source: Source, headers: ProblemHeaders, ids: ProblemIds = {}): Reply =>
	toReply(
		{ ...problemValue(mount.base, thrown, source), ...ids },
		[...linkHeader(mount), ...{ ...HEADERS, ...headers }[findCode(thrown)] ?? []],
	);

/** Ids that connect a problem with log lines, if the request has any. */
export interface ProblemIds {
	readonly requestId?: string;
	readonly traceId?: string;
}

/** The body of a problem. */
export interface ProblemValue extends ProblemIds {
	/** Path of the page that explains how to fix it. */
	readonly type: string;
	readonly title: string;
	readonly status: number;
	readonly detail: string;
	readonly errors?: readonly Fault[];
}

/** The problem for any thrown value. */
export function problemValue(base: string, thrown: unknown, source: Source): ProblemValue {
	const code = findCode(thrown);
	if (!(thrown instanceof InputError)) {
		return createValue(base, code, 'The service has a bug, which was logged. The same request may fail again.');
	}
	const { issues } = thrown;
	const detail = issues.length === 1 ? issues[0].detail : `There are ${issues.length} faults. ${issues[0].detail}`;
	return createValue(base, code, detail, listFaults(code, issues, source));
}

function findCode(thrown: unknown): ProblemCode {
	if (!(thrown instanceof InputError)) return 'internal';
	const { issues } = thrown;
	return issues.every((issue) => issue.code === issues[0].code) ? issues[0].code : 'invalid-parameter';
}

const HEADERS: ProblemHeaders = {
	'unsupported-media-type': ['Accept-Post', 'application/json'],
	'unauthorized': ['WWW-Authenticate', 'Bearer'],
};

interface Fault {
	readonly parameter?: string;
	readonly pointer?: string;
	readonly detail: string;
	/** A valid value for this place, before it is encoded for a query. */
	readonly suggestion?: Json;
}

/** The `type` of a problem: the path of the page that explains how to fix it. */
export const problemType = (base: string, code: ProblemCode): string => `${base}/problems/${code}`;

const createValue = (base: string, code: ProblemCode, detail: string, errors?: readonly Fault[]): ProblemValue =>
	({ type: problemType(base, code), title: PROBLEMS[code], status: STATUS[code], detail, ...(errors && { errors }) });

const toReply = (value: ProblemValue, headers: readonly string[]): Reply =>
	({ status: value.status, type: 'application/problem+json', body: JSON.stringify(value), keep: 'never', headers });

/** The faults with their places; undefined if they are not in the input, as for an unknown path. */
function listFaults(code: ProblemCode, issues: readonly Issue[], source: Source): readonly Fault[] | undefined {
	switch (code) {
		case 'invalid-parameter':
		case 'unreadable-color':
		case 'invalid-json':
			return issues.map(({ path, detail, advice }) => ({
				...(source === 'body' ? { pointer: pointer(path) } : { parameter: parameter(path) }),
				detail,
				// A parameter contains a whole list, so the value of one item would not be valid.
				...(advice?.suggestion !== undefined && (source === 'body' || path.length === 1) && { suggestion: advice.suggestion }),
			}));
		case 'malformed-request': {
			const inQuery = issues.filter(({ path }) => path.length > 0);
			return inQuery.length === 0 ? undefined : inQuery.map(({ path, detail }) => ({ parameter: parameter(path), detail }));
		}
		default:
			return undefined;
	}
}

/** The parameter of a fault. The message says which item of a list is invalid. */
const parameter = (path: Path): string => String(path[0] ?? '');

/** Converts a path to a JSON Pointer in a URI fragment (RFC 6901 §6): `['colors', 2]` to `#/colors/2`. */
export const pointer = (path: Path): string => ['#', ...path.map(escapePart)].join('/');

const escapePart = (part: string | number): string => encodeURIComponent(
	String(part)
		// Lone surrogates have no UTF-8.
		.replace(/\p{Cs}/gu, '\ufffd')
		.replaceAll('~', '~0')
		.replaceAll('/', '~1'),
);
