/*
 * Decodes the options of a server. `config.ts` reads the same fields from the environment.
 *
 * Proof  test/http/options.test.ts.
 */

import { DAY } from '../doors/headers.ts';
import { DEFAULT_RATE, LEAST_RATE, LIMITS, MOST_BURST, MOST_RATE, withBurst, type RateLimit } from '../doors/limits.ts';
import { copyOptions, DOOR_FIELDS, decodeOptions, parsedText, toDoorSettings, type DoorSettings } from '../doors/options.ts';
import { errorWith, issueOf } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import { callback, fallback, flag, integer, list, nullable, number, object, opaque, optional, type Field } from '../schema/schema.ts';
import { isKey, KEY_FORM, MOST_KEYS, type ApiKey } from './api-keys.ts';
import { DEFAULT_CACHE, type CacheLimits } from './cache.ts';
import { NETWORK_NAMES, readNetworks, toNetworks, type Network } from './client-address.ts';
import { createLog, type Log } from './log.ts';
import type { ServerOptions } from './server-options.ts';

/** Options with their defaults. */
export interface Settings extends DoorSettings {
	readonly rateLimit: RateLimit | null;
	readonly apiKeys: readonly ApiKey[] | null;
	readonly ipv6Prefix: number;
	readonly streamsPerAddress: number;
	readonly trustProxy: readonly Network[];
	readonly keepAlive: number | null;
	readonly origins: readonly string[] | null;
	readonly maxAge: number;
	readonly cache: CacheLimits;
	readonly metrics: boolean;
	readonly metricsDoor: boolean;
	readonly logAddresses: boolean;
	readonly logSample: number;
	readonly log: Log;
	readonly clock: () => number;
}

const network = parsedText('', {
	expected: `an address, a network such as 10.0.0.0/8, or one of ${NETWORK_NAMES.join(', ')}`,
	example: 'loopback',
	parse: (text) => (typeof readNetworks(text) === 'string' ? undefined : text.trim()),
	suggest: (text) => closest(text.trim().toLowerCase(), NETWORK_NAMES),
});

/** Fields of `rateLimit`; the environment has a variable for each. */
export const RATE_FIELDS = {
	rate: fallback(number('requests per second for one address', LEAST_RATE, MOST_RATE), DEFAULT_RATE.rate),
	burst: optional(integer('requests at once for one address', 1, MOST_BURST)),
} satisfies { readonly [name in keyof RateLimit]: Field };

/** The origin of a URL as browsers send it: a scheme, a host and maybe a port. Undefined for other text and for wildcards. */
const readOrigin = (url: string): string | undefined =>
	(/^https?:[^*]+$/i.test(url) && URL.canParse(url) ? new URL(url).origin : undefined);

/** The most entries of a cache. */
export const MOST_ENTRIES = 10_000_000;

const LOG_METHODS = ['notice', 'info', 'error'] as const;

const isLog = (value: unknown): value is Log => typeof value === 'object' && value !== null
	&& 'isVerbose' in value && typeof value.isVerbose === 'boolean'
	// Each property is checked here.
	&& LOG_METHODS.every((name) => typeof (value as Partial<Log>)[name] === 'function');

/** The fields of ServerOptions, with `false` as null. */
export const SERVER_FIELDS = {
	...DOOR_FIELDS,
	rateLimit: optional(nullable(object('limit of requests by their cost; false for none', RATE_FIELDS))),
	apiKeys: optional(nullable(list('API keys; operations, batch and MCP then need one; by default none', object('', {
		key: parsedText('key', { expected: `a key of ${KEY_FORM}`, example: '4f1c8a6e2b7d9035', parse: (text) => (isKey(text) ? text : undefined) }),
		rateLimit: optional(nullable(object('limit of the key by cost; by default that of an address', RATE_FIELDS))),
	}), 1, MOST_KEYS))),
	ipv6Prefix: fallback(integer('bits of an IPv6 address that limits count by', 32, 128), 64),
	streamsPerAddress: fallback(integer('open streams of NDJSON for one address', 1, 10_000), 8),
	trustProxy: optional(nullable(list(
		`trusted proxies, whose X-Forwarded-For is used: addresses, networks, ${NETWORK_NAMES.join(', ')}; none by default`, network, 0, 1000,
	))),
	keepAlive: optional(nullable(integer(
		`milliseconds that an idle connection is kept; by default ${LIMITS.idleMs}, or ${LIMITS.idleBehindProxyMs} with trustProxy`,
		1, 3_600_000,
	))),
	origins: optional(nullable(list('origins whose pages may read answers; by default all', parsedText('', {
		expected: 'an origin such as https://example.com (without the setting all origins are allowed)',
		example: 'https://example.com',
		parse: (text) => (readOrigin(text.trim()) === text.trim() ? text.trim() : undefined),
		suggest: (text) => readOrigin(text.includes('://') ? text : `https://${text}`),
	}), 1, 1000))),
	maxAge: fallback(integer('seconds for which clients and proxies may cache answers', 0, 31_536_000), DAY),
	cache: optional(nullable(object('limits of the cache; false for no cache', {
		entries: fallback(integer('cached answers', 0, MOST_ENTRIES), DEFAULT_CACHE.entries),
		bytes: fallback(integer('bytes of cached answers', 0, 2 ** 40), DEFAULT_CACHE.bytes),
	}))),
	metrics: fallback(flag('serve /metrics for Prometheus'), false),
	metricsDoor: fallback(flag('with metrics: serve them at /metrics, and not only by readMetrics of the server'), true),
	logAddresses: fallback(flag('log the addresses of clients'), false),
	logSample: fallback(number('share of requests that are logged; answers with status 5xx always are', 0, 1), 1),
	log: optional(opaque('log; errors to standard output by default', `an object with isVerbose and the functions ${LOG_METHODS.join(', ')}`, isLog)),
	clock: optional(callback<() => number>('monotonic clock in milliseconds')),
} satisfies { readonly [option in keyof Required<ServerOptions>]: Field };

/** Reads options. Throws an InputError with every fault. */
export function readOptions(given: ServerOptions): Settings {
	const options = copyOptions(given);
	const {
		rateLimit = {}, apiKeys = null, cache = DEFAULT_CACHE, trustProxy, keepAlive = null, origins, log = createLog('error'),
		clock = () => performance.now(), ...others
	} = decodeOptions(SERVER_FIELDS, toNulls(options));
	const settings: Settings = {
		...others,
		...toDoorSettings(others, options),
		rateLimit: rateLimit && withBurst(rateLimit),
		apiKeys,
		trustProxy: toNetworks(trustProxy ?? []),
		keepAlive,
		origins: origins?.map((origin) => origin.trim()) ?? null,
		cache: cache ?? { entries: 0, bytes: 0 },
		log,
		clock,
	};
	requireDifferentKeys(settings);
	requirePayable(settings);
	return settings;
}

/** Replaces `false` by null, and a text with commas by its items. */
function toNulls(options: unknown): unknown {
	if (typeof options !== 'object' || options === null || Array.isArray(options)) return options;
	const { rateLimit, trustProxy, cache, ...others } = options as { readonly [option in keyof ServerOptions]: unknown };
	return {
		...others,
		rateLimit: rateLimit === false ? null : rateLimit,
		cache: cache === false ? null : cache,
		trustProxy: trustProxy === false ? null : typeof trustProxy === 'string' ? trustProxy.split(',') : trustProxy,
	};
}

/** Refuses a key that is in the list twice. The message does not repeat it. */
function requireDifferentKeys({ apiKeys }: Settings): void {
	const keys = (apiKeys ?? []).map(({ key }) => key);
	const repeated = keys.flatMap((key, i) => (keys.indexOf(key) === i ? [] : [
		issueOf('invalid-parameter', ['apiKeys', i, 'key'], `apiKeys[${i}].key repeats apiKeys[${keys.indexOf(key)}].key`),
	]));
	if (repeated.length > 0) throw errorWith(repeated);
}

/** Refuses doors that cost more tokens than a client can have. Only doors with a name ask for a key. */
function requirePayable({ doors, rateLimit, apiKeys }: Settings): void {
	const common = rateLimit?.burst ?? Number.POSITIVE_INFINITY;
	const least = Math.min(common, ...(apiKeys ?? []).flatMap((key) => (key.rateLimit ? [withBurst(key.rateLimit).burst] : [])));
	const unpayable = doors.flatMap(({ cost, name }, i) => {
		const most = name === undefined ? common : least;
		return cost <= most ? [] : [issueOf('invalid-parameter', ['doors', i, 'cost'],
			`doors[${i}].cost must be at most ${most}, the burst of ${most === common ? 'the rate limit' : 'a key'}, got ${cost}`)];
	});
	if (unpayable.length > 0) throw errorWith(unpayable);
}
