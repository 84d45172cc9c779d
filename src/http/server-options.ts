/*
 * Options of a server in a program.
 */

import type { DoorOptions } from '../doors/door-options.ts';
import type { RateLimit } from '../doors/limits.ts';
import type { ApiKey } from './api-keys.ts';
import type { CacheLimits } from './cache.ts';
import type { Log } from './log.ts';

export interface ServerOptions extends DoorOptions {
	/**
	 * Requests per second and requests at once (three seconds' worth by default) for one address. False or null for no limit; by
	 * default 10 per second, 30 at once.
	 */
	readonly rateLimit?: false | null | Partial<RateLimit>;
	/** API keys with their rates; operations, batch and MCP then need one. Null or absent for none. */
	readonly apiKeys?: readonly ApiKey[] | null;
	/** Bits of an IPv6 address that the limit counts by, 32 to 128; 64 by default. */
	readonly ipv6Prefix?: number;
	/** Maximum number of open NDJSON streams for one address; 8 by default. */
	readonly streamsPerAddress?: number;
	/**
	 * Trusted proxies, whose X-Forwarded-For is used: addresses, networks such as 10.0.0.0/8, or `loopback`, `linklocal`,
	 * `uniquelocal`; a list, or a text with commas. None by default.
	 */
	readonly trustProxy?: false | string | readonly string[];
	/** Milliseconds that an idle connection is kept; by default 5 seconds, or 76 with `trustProxy`. */
	readonly keepAlive?: number | null;
	/** Origins whose pages may read answers, such as `https://example.com`; null or absent for all. */
	readonly origins?: readonly string[] | null;
	/** Seconds for which clients and proxies may cache answers; a day by default. */
	readonly maxAge?: number;
	/** Maximum number and total bytes of cached answers. False for no cache. */
	readonly cache?: false | Partial<CacheLimits>;
	/** True to count for Prometheus and to serve /metrics. */
	readonly metrics?: boolean;
	/** False to serve the metrics not at /metrics, but only by `readMetrics` of the server. */
	readonly metricsDoor?: boolean;
	/** True to log the addresses of clients. */
	readonly logAddresses?: boolean;
	/** Share of requests that are logged, 0 to 1, if the log is verbose; 1 by default. Answers with status 5xx are always logged. */
	readonly logSample?: number;
	/** Logs errors to standard output by default. */
	readonly log?: Log;
	/** Monotonic clock in milliseconds. */
	readonly clock?: () => number;
}
