/*
 * A door is a route: a path, its methods, its cost, and the function that answers.
 *
 * Operations, pages, problems and health are doors. Servers (node:http, a fetch handler) do not depend on what a door does, and
 * a door depends only on its Input and Reply, so adding one changes no server.
 */

import type { Encoded } from '../assets/asset.ts';
import { createBudget, type Budget } from '../math/budget.ts';
import type { LineAnswers } from './lines.ts';

/**
 * The source of the input. `query`: the query; a body is ignored. `json`: the body, which must be declared as JSON; a query is
 * refused. Doors with `lines` also accept NDJSON.
 */
export type Reading = 'query' | 'json';

export const READINGS: readonly Reading[] = ['query', 'json'];

/** Methods of a door with the source of their input. Equal input from the same source gives the same answer. */
export type Methods = { readonly [method: string]: Reading };

/** Methods with a query. */
export const READS = { GET: 'query', HEAD: 'query' } as const satisfies Methods;

/** Methods with a body. QUERY (RFC 10008) is a GET with a body. */
export const WRITES = { POST: 'json', QUERY: 'json' } as const satisfies Methods;

/** Value of the Allow header; every door answers a preflight. */
export const allowHeader = (methods: Methods): string => [...Object.keys(methods), 'OPTIONS'].join(', ');

/** Every supported method. */
export const ALL_METHODS = allowHeader({ ...READS, ...WRITES });

export interface Input {
	readonly reading: Reading;
	/** The raw query without the question mark; empty by default. `readQuery` parses it. */
	readonly query: string;
	/** Bytes of the body; empty by default. `readJson` parses them. */
	readonly body: Uint8Array;
	/** Values of the names in braces of the path, percent-decoded. */
	readonly parts: Parts;
	/**
	 * Takes further tokens of the rate limit, for a cost that depends on the body. Throws if too few are left. A cost above the
	 * burst needs a full bucket; the rest becomes a debt.
	 */
	readonly charge: (tokens: number) => void;
	/** Limit of the work for the answer. The rate limit charges the units that are spent. */
	readonly budget: Budget;
	/** A header by its lower-case name; null if absent, and for every query, because answers to queries are cached by query. */
	readonly header: (name: string) => string | null;
	/** True if the request came from this machine to an address of this machine, without a trusted proxy. */
	readonly isLocal: boolean;
}

/** The parts of an input that depend on the caller, for one without headers or address, and without a rate limit. */
export const anonymousCaller = (): Pick<Input, 'budget' | 'charge' | 'header' | 'isLocal'> =>
	({ budget: createBudget(), charge: () => {}, header: () => null, isLocal: false });

export type Parts = { readonly [name: string]: string };

export interface Reply {
	readonly status: number;
	/** Media type; text has a charset. */
	readonly type: string;
	/** Text, sent in UTF-8, or bytes. */
	readonly body: string | Uint8Array;
	/** Text in pieces, instead of `body`: each is computed when the previous one is sent. Never cached. */
	readonly pieces?: AsyncIterable<string>;
	/**
	 * Cache lifetime. Only replies that depend on the input alone may be cached; their ETag is a hash of the bytes. `forever` needs
	 * an address that changes with the content.
	 */
	readonly keep: 'day' | 'forever' | 'never';
	/** The same as a file, for clients that accept its media type. */
	readonly file?: Reply;
	/** Translations by language tag, chosen by Accept-Language; the reply itself is in English. */
	readonly languages?: { readonly [language: string]: Reply };
	/** Precompressed bodies by content coding, chosen by Accept-Encoding. */
	readonly encoded?: Encoded;
	/** Further headers, flat: name, value, name, value. */
	readonly headers?: readonly string[];
}

/** The parameter that requests the file of an answer; it is in the query, also together with a body. */
export const DOWNLOAD = 'download';

export interface Door {
	/** Begins with a slash; a name in braces matches any text without a slash: `/docs/{operation}`, `/swatch/{color}.svg`. */
	readonly path: string;
	readonly methods: Methods;
	/** Tokens of the rate limit for a request; 0 for doors without a limit. */
	readonly cost: number;
	/** Throws InputError for mistakes of the caller; any other error is answered as 500. */
	readonly answer: (input: Input) => Reply | Promise<Reply>;
	/** Name of a door of the API, whose answers carry the RateLimit headers. Pages have none. */
	readonly name?: string;
	/** Answers NDJSON bodies line by line; without it they are refused. Each line costs at least a token. */
	readonly lines?: LineAnswers;
	/** True if the answer may have a file, so that `?download` is allowed together with a body. */
	readonly hasFile?: boolean;
	/** True if the answer is the same for all queries, so that it is computed once. */
	readonly isFixed?: boolean;
}

/** A door of a page or text that is the same for all queries. */
export const fixedDoor = (path: string, answer: () => Reply | Promise<Reply>): Door =>
	({ path, methods: READS, cost: 1, isFixed: true, answer });

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * A reply with a value as JSON. Replies have the same fields in the same order: with further ones in a copy (`{ ...reply, headers }`)
 * each reply would have its own hidden class in V8, and every access to it would miss the inline caches.
 */
export const jsonReply = (value: unknown, keep: Reply['keep'], headers: readonly string[] = []): Reply =>
	({ status: 200, type: JSON_TYPE, body: JSON.stringify(value), keep, headers });
