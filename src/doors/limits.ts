/*
 * Every limit of the HTTP interface. Node's defaults are many times higher and are checked too seldom.
 */

const KIB = 1024;

/** Bytes of a body or of a line of NDJSON; apart, because the page needs it alone. */
export const MOST_BODY = 64 * KIB;

export const LIMITS = {
	/** The request target, in characters. */
	target: 8 * KIB,
	/** All header lines together, in bytes. */
	headerBytes: 16 * KIB,
	headers: 100,
	body: MOST_BODY,
	bytesPerToken: 4 * KIB,
	/** Bytes of a larger body that are read and dropped, because clients read the answer only after they have sent the body. */
	droppedBody: 8 * KIB * KIB,
	/** Lines of NDJSON in a request. */
	lines: 10_000,
	/** Maximum duration of a stream of lines. */
	streamMs: 30 * 60_000,
	/** Nesting of a body; the outermost object is level 1. */
	levels: 8,
	/** Requests of one connection, so that pipelined ones do not delay other clients for long. */
	requestsPerConnection: 1000,
	/** Pipelined requests that wait for earlier answers until no more are read. */
	pipelined: 64,
	/** Time until the headers, and the whole request, must have arrived. */
	headersMs: 8_000,
	requestMs: 12_000,
	checkMs: 1_000,
	/** Time without progress until a connection is cut, for instance of a client that does not read its answers. */
	stalledMs: 20_000,
	/** Unread bytes of answers, of all clients and of one address. */
	unread: 64 * KIB * KIB,
	unreadOfAddress: 16 * KIB * KIB,
	/** Open connections. */
	connections: 20_000,
	/** Time until an idle connection is closed. */
	idleMs: 5_000,
	/** Must be longer than in the proxy (nginx 75 s), or the proxy sends into a closing connection. */
	idleBehindProxyMs: 76_000,
	/** Time for a refused client to read its answer. */
	lingerMs: 1_000,
} as const;

/** Units of work that one token pays: 250 microseconds (see `math/budget.ts`). */
export const UNITS_PER_TOKEN = 250;

/** Units of work to read a JSON body. */
export const unitsToRead = (bytes: number): number => bytes / 100;

/** Units of work to write an answer: JSON, hash, socket. Measured: 8 ns per byte. */
export const unitsToWrite = (bytes: number): number => bytes / 128;

/** Price of an answer in tokens, from the units of work that were spent on it. */
export const tokensForWork = (units: number): number => Math.max(1, Math.ceil(units / UNITS_PER_TOKEN));

/** Price of a body in tokens. */
export const tokensFor = (bytes: number): number => Math.max(1, Math.ceil(bytes / LIMITS.bytesPerToken));

export interface RateLimit {
	/** Requests per second. */
	readonly rate: number;
	/** Requests at once. */
	readonly burst: number;
}

/** Value of the RateLimit-Policy header: q requests in w seconds. */
export const ratePolicy = ({ rate, burst }: RateLimit): string => `"default";q=${burst};w=${Math.ceil(burst / rate)}`;

export const DEFAULT_RATE: RateLimit = { rate: 10, burst: 30 };

/** Bounds of a rate in requests per second, and the maximum number of requests at once. */
export const LEAST_RATE = 0.01, MOST_RATE = 1_000_000, MOST_BURST = 10_000;

/** Requests at once if only the rate is given: as many seconds' worth as by default. */
const burstFor = (rate: number): number => Math.min(MOST_BURST, Math.ceil(rate * (DEFAULT_RATE.burst / DEFAULT_RATE.rate)));

/** A limit with defaults for absent values. */
export const withBurst = ({ rate = DEFAULT_RATE.rate, burst = burstFor(rate) }: Partial<RateLimit>): RateLimit => ({ rate, burst });
