/*
 * Every bound of the HTTP surface, in one place. Node's defaults are many times wider and are checked too seldom.
 */

import { MOST_ISSUES } from '../schema/decode.ts';

const KIB = 1024;

export const LIMITS = {
	/** The request target, in characters. */
	target: 8 * KIB,
	/** All header lines together, in bytes. */
	headerBytes: 16 * KIB,
	headers: 100,
	/** A body, in bytes. */
	body: 64 * KIB,
	/** A body costs a token, and one more for each so many bytes beyond the first: a theme of 60 KiB takes longer than a color. */
	bytesPerToken: 4 * KIB,
	/** What is read and dropped of a larger body, so that the client is there to read the answer. */
	droppedBody: 8 * KIB * KIB,
	/** The lines of a body that is read line by line, each of at most so many bytes as a body. */
	lines: 10_000,
	/** When a stream of lines is cut, even one that moves. */
	streamMs: 30 * 60_000,
	/** Nesting of a body; the outermost object is level 1. */
	levels: 8,
	/** Many faults are one fault. */
	issues: MOST_ISSUES,
	/** No connection is used longer: one that sends all at once shall not make others wait for more. */
	requestsPerConnection: 1000,
	/** When the headers, and the whole request, must be there. */
	headersMs: 8_000,
	requestMs: 12_000,
	checkMs: 1_000,
	/** When a connection on which nothing moves is cut: a client that does not read its answers. */
	stalledMs: 20_000,
	/** More connections than this are not accepted. */
	connections: 20_000,
	/** How long an idle connection is kept. */
	idleMs: 5_000,
	/** Longer than a proxy keeps its side open (nginx 75 s), or it will send into a closing connection. */
	idleBehindProxyMs: 76_000,
	/** How long a refused client may read its answer before the connection is cut. */
	lingerMs: 1_000,
} as const;

/** What a body of so many bytes costs, in tokens. */
export const tokensFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / LIMITS.bytesPerToken));

export interface RateLimit {
	/** Requests per second. */
	readonly rate: number;
	/** Requests at once. */
	readonly burst: number;
}

/** The limit as its header line says it: so many requests in so many seconds. */
export const policyOf = ({ rate, burst }: RateLimit): string => `"default";q=${burst};w=${Math.ceil(burst / rate)}`;

export const DEFAULT_RATE: RateLimit = { rate: 10, burst: 30 };

/** How many may be asked at once where only the rate is given: as many seconds' worth as in the default. */
export const burstOf = (rate: number): number =>
	Math.min(BOUNDS.rateLimit.burst.most, Math.ceil(rate * (DEFAULT_RATE.burst / DEFAULT_RATE.rate)));

/** How many bits of an IPv6 address count for the limiter. */
export const DEFAULT_IPV6_PREFIX = 64;

export interface Bounds {
	readonly least: number;
	readonly most: number;
	readonly isWhole: boolean;
}

/** What an operator may set, by option of the server. */
export const BOUNDS = {
	rateLimit: {
		rate: { least: 0.01, most: 1_000_000, isWhole: false },
		burst: { least: 1, most: 10_000, isWhole: true },
	},
	/** Tokens that one request at a door takes. */
	cost: { least: 0, most: 10_000, isWhole: true },
	ipv6Prefix: { least: 32, most: 128, isWhole: true },
	/** Milliseconds. */
	keepAlive: { least: 1, most: 3_600_000, isWhole: true },
	/** Milliseconds. */
	warmUp: { least: 0, most: 10_000, isWhole: true },
	cache: {
		entries: { least: 0, most: 10_000_000, isWhole: true },
		bytes: { least: 0, most: 2 ** 40, isWhole: true },
	},
} as const satisfies { readonly [option: string]: Bounds | { readonly [key: string]: Bounds } };
