/*
 * The options of a server, checked when it is made: an option that cannot be is told then, and not by the first request.
 *
 * One table says for each option what is allowed and reads it. Plain JavaScript may hand over anything.
 */

import { BOUNDS, burstOf, DEFAULT_IPV6_PREFIX, DEFAULT_RATE, LIMITS, type Bounds, type RateLimit } from '../doors/limits.ts';
import {
	DOOR_OPTIONS, functionOr, isRecord, isWithin, issueOf, readEach, requireNone, unknownName, wantedNumber,
	type DoorOptions, type DoorSettings, type Read, type Readers,
} from '../doors/options.ts';
import type { Issue } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { DEFAULT_CACHE, type CacheLimits } from './cache.ts';
import { NETWORK_NAMES, readNetworks, type Network } from './client-address.ts';
import { createLog, type Log } from './log.ts';

export interface ServerOptions extends DoorOptions {
	/**
	 * For one address: so many requests a second, and so many at once, which is three seconds' worth unless given.
	 * False (or null) for no limit; 10 a second, 30 at once, unless given.
	 */
	readonly rateLimit?: false | null | Partial<RateLimit>;
	/** How many bits of an IPv6 address the limit counts by, 32 to 128; 64 unless given. */
	readonly ipv6Prefix?: number;
	/**
	 * Proxies whose X-Forwarded-For is believed: addresses, networks such as 10.0.0.0/8, or `loopback`, `linklocal`,
	 * `uniquelocal`; in one text with commas or in a list. None (or false) unless given.
	 */
	readonly trustProxy?: false | string | readonly string[];
	/** How long an idle connection is kept, in milliseconds; what suits `trustProxy` unless given. */
	readonly keepAlive?: number | null;
	/** How many answers are kept, and how large they may be together, in bytes. False for none. */
	readonly cache?: false | Partial<CacheLimits>;
	/** Whether /metrics is served. */
	readonly metrics?: boolean;
	/** Whether a log line names who asked. */
	readonly logAddresses?: boolean;
	/** Errors to standard output unless given. */
	readonly log?: Log;
	/** Milliseconds that never go back. */
	readonly clock?: () => number;
}

/** Options as the service uses them. */
export interface Settings extends DoorSettings {
	readonly rateLimit: RateLimit | null;
	readonly ipv6Prefix: number;
	readonly trustProxy: readonly Network[];
	readonly keepAlive: number | null;
	readonly cache: CacheLimits;
	readonly metrics: boolean;
	readonly logAddresses: boolean;
	readonly log: Log;
	readonly clock: () => number;
}

const flag: Read<boolean> = (value, fault) => {
	if (value !== undefined && typeof value !== 'boolean') fault({ wanted: 'true or false', got: value });
	return value === true;
};

const bounded = (bounds: Bounds, fallback: number): Read<number> => (value, fault) => {
	if (value === undefined || isWithin(value, bounds)) return value ?? fallback;
	fault({ wanted: wantedNumber(bounds), got: value });
	return fallback;
};

/** A record of numbers; absent ones are what `fill` makes of those that are there. */
const numbers = <K extends string>(
	what: string,
	bounds: { readonly [key in K]: Bounds },
	fill: (given: { readonly [key in K]?: number }) => { readonly [key in K]: number },
): Read<{ readonly [key in K]: number } | null> => (value, fault) => {
	if (value === false || value === null) return null;
	const given: { [key in K]?: number } = {};
	if (value === undefined) return fill(given);
	if (!isRecord(value)) {
		fault({ wanted: what, got: value, ...(value === true && { hint: 'Leave it out for the default.' }) });
		return null;
	}
	for (const [key, one] of Object.entries(value)) {
		if (one === undefined) continue;
		// The keys of `bounds` are exactly K.
		if (!Object.hasOwn(bounds, key)) fault({ path: [key], wanted: '', got: one, hint: unknownName(key, Object.keys(bounds)) });
		else if (isWithin(one, bounds[key as K])) given[key as K] = one;
		else fault({ path: [key], wanted: wantedNumber(bounds[key as K]), got: one });
	}
	return fill(given);
};

const PROXIES = `false, or addresses, networks such as 10.0.0.0/8, ${NETWORK_NAMES.join(', ')}, in one text or a list of texts`;

const proxies: Read<readonly Network[]> = (value, fault) => {
	if (value === undefined || value === false || value === null) return [];
	const items: readonly unknown[] = typeof value === 'string' ? value.split(',') : Array.isArray(value) ? value : [];
	if (typeof value !== 'string' && !Array.isArray(value)) {
		const hint = 'Trusting everyone would let anyone take any address: name the proxies, for instance \'loopback\'.';
		fault({ wanted: PROXIES, got: value, ...(value === true || typeof value === 'number' ? { hint } : {}) });
	}
	return items.flatMap((item, i) => {
		const read = typeof item === 'string' ? readNetworks(item) : '';
		if (typeof read !== 'string') return read;
		const near = typeof item === 'string' ? closest(item.trim().toLowerCase(), NETWORK_NAMES) : undefined;
		const hint = near === undefined ? {} : { hint: `Did you mean '${near}'?` };
		fault({ path: typeof value === 'string' ? [] : [i], wanted: PROXIES, got: item, ...hint });
		return [];
	});
};

const LOG_METHODS = ['notice', 'info', 'error'] as const;

const isLog = (value: unknown): value is Log =>
	isRecord(value) && typeof value['isVerbose'] === 'boolean' && LOG_METHODS.every((name) => typeof value[name] === 'function');

const OPTIONS: Readers<Settings> = {
	...DOOR_OPTIONS,
	rateLimit: numbers(
		'false or { rate, burst }',
		BOUNDS.rateLimit,
		({ rate = DEFAULT_RATE.rate, burst = burstOf(rate) }) => ({ rate, burst }),
	),
	ipv6Prefix: bounded(BOUNDS.ipv6Prefix, DEFAULT_IPV6_PREFIX),
	trustProxy: proxies,
	keepAlive: (value, fault) => (value === null || value === undefined ? null : bounded(BOUNDS.keepAlive, LIMITS.idleMs)(value, fault)),
	cache: (value, fault) => {
		const read = numbers('false or { entries, bytes }', BOUNDS.cache, (given) => ({ ...DEFAULT_CACHE, ...given }));
		return read(value, fault) ?? { entries: 0, bytes: 0 };
	},
	metrics: flag,
	logAddresses: flag,
	log: (value, fault) => {
		if (value === undefined) return createLog('error');
		if (isLog(value)) return value;
		fault({ wanted: `an object with isVerbose and the functions ${LOG_METHODS.join(', ')}`, got: value });
		return createLog('error');
	},
	clock: functionOr(() => performance.now()),
};

/** Options → settings. Throws an InputError with every fault: the option, what came, what is allowed. */
export function readOptions(options: ServerOptions): Settings {
	const { settings, issues } = readEach<Settings>(OPTIONS, options);
	requireNone(issues);
	requireNone(unpayable(settings));
	return settings;
}

/** Doors that cost more than anyone can ever have. */
function unpayable({ doors, rateLimit }: Settings): Issue[] {
	const most = rateLimit?.burst ?? Number.POSITIVE_INFINITY;
	const wanted = `at most ${most}, which is the burst of the rate limit`;
	return doors.flatMap(({ cost }, i) => (cost <= most ? [] : [issueOf({ path: ['doors', i, 'cost'], wanted, got: cost })]));
}
