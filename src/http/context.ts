/*
 * State that all requests of a service share.
 */

import type { Site } from '../doors/assets.ts';
import type { Route, Router } from '../doors/router.ts';
import type { Cache } from './cache.ts';
import type { Charges } from './charge.ts';
import type { Exchange } from './exchange.ts';
import type { Metrics } from './metrics.ts';
import type { Settings } from './options.ts';
import type { HttpReply } from './reply.ts';
import type { Streams } from './streams.ts';
import type { Turn } from './turn.ts';
import type { Unread } from './unread.ts';

/** A cached reply with its route, so that a hit needs no lookup of the path. */
export interface CacheEntry {
	readonly reply: HttpReply;
	readonly route: Route<HttpReply>;
}

export interface Service {
	readonly settings: Settings;
	readonly site: Site;
	readonly router: Router<HttpReply>;
	readonly charges: Charges;
	readonly streams: Streams;
	readonly unread: Unread;
	readonly cache: Cache<CacheEntry>;
	readonly metrics: Metrics | null;
	/** The metrics as text; null if nothing is counted. */
	readonly readMetrics: (() => string) | null;
	readonly turn: Turn<Exchange>;
	/** Called for each request; true if its line is logged. */
	readonly isSampled: () => boolean;
	/** True if requests are timed, for the log or for metrics. */
	readonly isTimed: boolean;
	/** True from the signal on: readiness fails. */
	isLeaving: boolean;
	/** True from the end of the delay on: connections close after their answers. */
	isDraining: boolean;
}
