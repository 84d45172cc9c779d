/*
 * A door: a path, the methods it knows, what it costs, and what answers behind it.
 *
 * Operations, pages, problems and health are doors alike. Whoever serves doors (node:http, a fetch handler) knows
 * nothing of what is behind them; what is behind one knows its Input and its Reply and nothing else of HTTP. So a door
 * is added without touching a server.
 */

import type { Encoded } from '../assets/asset.ts';
import type { LineAnswers } from './lines.ts';

/**
 * How a request is read. `query`: the query is the input, a body is passed over. `json`: the body is, it must be declared
 * as JSON, and a query beside it is refused. Where the door answers lines, the body may be NDJSON too.
 */
export type Reading = 'query' | 'json';

export const READINGS: readonly Reading[] = ['query', 'json'];

/** The methods of a door by how each is read. The same reading of the same input gives the same answer. */
export type Methods = { readonly [method: string]: Reading };

/** Methods that ask with a query. */
export const READS = { GET: 'query', HEAD: 'query' } as const satisfies Methods;

/** Methods that ask with a body. QUERY (RFC 10008) is a GET with a body. */
export const WRITES = { POST: 'json', QUERY: 'json' } as const satisfies Methods;

/** The methods of a door as its Allow header lists them; a preflight is answered everywhere. */
export const allowOf = (methods: Methods): string => [...Object.keys(methods), 'OPTIONS'].join(', ');

/** Every method that some door knows. */
export const ALL_METHODS = allowOf({ ...READS, ...WRITES });

export interface Input {
	readonly reading: Reading;
	/** The query as it was sent, without the question mark; empty where there is none. `readQuery` takes it apart. */
	readonly query: string;
	/** The bytes of the body; empty where there is none. `readJson` reads them. */
	readonly body: Uint8Array;
	/** What stands in the place of each name in braces of the path, percent-decoded. */
	readonly parts: Parts;
	/**
	 * Takes further tokens of the rate limit, for what only the body tells. Throws where too few are left; more than ever
	 * are there at once are taken when all are there, and those that follow wait the longer.
	 */
	readonly charge: (tokens: number) => void;
	/** A header by its name in lower case; null where it is not there. Only where there is a body: answers to queries are kept by their query. */
	readonly header: (name: string) => string | null;
	/** Did it come from this machine to an address of this machine, with no proxy that is trusted between? */
	readonly isLocal: boolean;
}

/** What is known of who asks. */
export type Asker = Pick<Input, 'charge' | 'header' | 'isLocal'>;

/** Of whom nothing is known, and who pays nothing. */
export const NOBODY: Asker = { charge: () => {}, header: () => null, isLocal: false };

export type Parts = { readonly [name: string]: string };

export interface Reply {
	readonly status: number;
	/** The media type, with its charset where it is text. */
	readonly type: string;
	/** Text (sent in UTF-8), bytes, or a value that is sent as JSON. */
	readonly body: string | Uint8Array | { readonly json: unknown };
	/**
	 * How long the answer may be kept, under a tag made of its bytes: only where the same input always gives it. For good only
	 * what has another address as soon as it changes.
	 */
	readonly keep: 'day' | 'forever' | 'never';
	/** The same as a file, for who asks for its media type with Accept. */
	readonly file?: Reply;
	/** The same in other languages, by their tag, for who asks for one with Accept-Language; this one is in English. */
	readonly languages?: { readonly [language: string]: Reply };
	/** The same body in other codings of content, made ahead; clients get the one they ask for. */
	readonly encoded?: Encoded;
	/** What stands in the head besides, flat: name, value, name, value. */
	readonly headers?: readonly string[];
}

export interface Door {
	/** Begins with a slash; parts in braces stand for any text without a slash: `/docs/{operation}`, `/swatch/{color}.svg`. */
	readonly path: string;
	readonly methods: Methods;
	/** How many tokens of the rate limit a request takes; 0 for what is never limited. */
	readonly cost: number;
	/** Throws InputError for what the caller did wrong; anything else that is thrown is answered as 500. */
	readonly answer: (input: Input) => Reply | Promise<Reply>;
	/**
	 * What it is counted as, where it is part of the API: its answers tell what is left of the rate limit. Pages have
	 * no name.
	 */
	readonly name?: string;
	/** How the lines of a body are answered that is NDJSON; where there is none, no such body is taken. Each line costs a token. */
	readonly lines?: LineAnswers;
	/** May `?download` stand beside a body, to get a file? */
	readonly hasFile?: boolean;
	/** Does it give everyone the same answer, whatever the query? It is asked once then. */
	readonly isFixed?: boolean;
}

export const JSON_TYPE = 'application/json; charset=utf-8';

/** A value as JSON. */
export const jsonReply = (value: unknown, keep: Reply['keep']): Reply => ({ status: 200, type: JSON_TYPE, body: { json: value }, keep });
