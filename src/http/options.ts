/*
 * The options of a server, checked when it is made: an option that cannot be is told then, and not by the first request.
 *
 * One table says for each option what is allowed and reads it. Plain JavaScript may hand over anything.
 */

import { READINGS, type Door } from '../doors/door.ts';
import type { Inspect } from '../doors/operations.ts';
import { isDoorPath } from '../doors/router.ts';
import { InputError, quote, type Issue } from '../errors.ts';
import { closest } from '../math/edit-distance.ts';
import type { AnyOperation } from '../operations/operation.ts';
import { OPERATIONS } from '../operations/table.ts';
import { readBasePath } from '../doors/base-path.ts';
import { DEFAULT_CACHE, type CacheLimits } from './cache.ts';
import { NETWORK_NAMES, readNetworks, type Network } from './client-address.ts';
import { BOUNDS, burstOf, DEFAULT_IPV6_PREFIX, DEFAULT_RATE, LIMITS, type Bounds, type RateLimit } from '../doors/limits.ts';
import { createLog, type Log } from './log.ts';

export interface ServerOptions {
	/** What is served; all operations unless given. */
	readonly operations?: readonly AnyOperation[];
	/** Further doors; one at a path that is taken stands in the place of what was there. */
	readonly doors?: readonly Door[];
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
	/** The path under which the service is reached, such as `/color`; links, `servers` and problem types begin with it. */
	readonly basePath?: string;
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
	/** Sees every result before it is sent, and may throw: tests compare it with what was declared. */
	readonly inspect?: Inspect;
}

/** Options as the service uses them. */
export interface Settings {
	readonly operations: readonly AnyOperation[];
	readonly doors: readonly Door[];
	readonly rateLimit: RateLimit | null;
	readonly ipv6Prefix: number;
	readonly trustProxy: readonly Network[];
	readonly basePath: string;
	readonly keepAlive: number | null;
	readonly cache: CacheLimits;
	readonly metrics: boolean;
	readonly logAddresses: boolean;
	readonly log: Log;
	readonly clock: () => number;
	readonly inspect: Inspect | null;
}

/** What is wrong with a value: what it must be, and where inside the option. */
interface Fault {
	readonly path: readonly (string | number)[];
	readonly wanted: string;
	readonly got: unknown;
	/** A sentence more, where there is one to say. */
	readonly hint?: string;
}

/** A fault of the option itself has no path. */
type Told = Omit<Fault, 'path'> & Partial<Pick<Fault, 'path'>>;

/** Reads what was given, `undefined` for what was not; tells what is wrong. */
type Read<T> = (value: unknown, fault: (told: Told) => void) => T;

const flag: Read<boolean> = (value, fault) => {
	if (value !== undefined && typeof value !== 'boolean') fault({ wanted: 'true or false', got: value });
	return value === true;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

const wantedNumber = ({ least, most, isWhole }: Bounds): string => `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`;

const isWithin = (value: unknown, { least, most, isWhole }: Bounds): value is number =>
	typeof value === 'number' && value >= least && value <= most && (!isWhole || Number.isInteger(value));

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

const functionOr = <F>(fallback: F): Read<F> => (value, fault) => {
	if (value === undefined) return fallback;
	if (typeof value !== 'function') fault({ wanted: 'a function', got: value });
	// What arguments a function takes cannot be seen from outside.
	return value as F;
};

const isOperation = (value: unknown): value is AnyOperation =>
	isRecord(value) && typeof value['name'] === 'string' && typeof value['run'] === 'function' && Array.isArray(value['methods']);

const LOG_METHODS = ['notice', 'info', 'error'] as const;

const isLog = (value: unknown): value is Log =>
	isRecord(value) && typeof value['isVerbose'] === 'boolean' && LOG_METHODS.every((name) => typeof value[name] === 'function');

const DOOR = 'a door: { path, methods, cost, answer }';

const isTextOrNone = (value: unknown): boolean => value === undefined || (typeof value === 'string' && /^[\w-]{1,60}$/.test(value));

interface Part {
	readonly wanted: string;
	readonly isRight: (value: unknown) => boolean;
}

const DOOR_PARTS: { readonly [part in keyof Required<Door>]: Part } = {
	path: { wanted: 'a path such as /docs/{operation}', isRight: (value) => typeof value === 'string' && isDoorPath(value) },
	methods: {
		wanted: `an object such as { POST: 'json' } with readings ${READINGS.join(', ')}`,
		isRight: (value) => isRecord(value) && Object.entries(value).length > 0
			&& Object.entries(value).every(([method, reading]) => /^[A-Z]+$/.test(method) && READINGS.some((known) => known === reading)),
	},
	cost: { wanted: wantedNumber(BOUNDS.cost), isRight: (value) => isWithin(value, BOUNDS.cost) },
	answer: { wanted: 'a function', isRight: (value) => typeof value === 'function' },
	name: { wanted: 'a word of letters, digits and hyphens', isRight: isTextOrNone },
	isFixed: { wanted: 'true or false', isRight: (value) => value === undefined || typeof value === 'boolean' },
};

const OPTIONS: { readonly [name in keyof Required<ServerOptions>]: Read<Settings[name]> } = {
	operations: (value, fault) => {
		if (value === undefined) return OPERATIONS;
		if (Array.isArray(value) && value.every(isOperation)) return value;
		fault({ wanted: 'a list of operations, such as OPERATIONS of the library or some of them', got: value });
		return [];
	},
	doors: (value, fault) => {
		if (value === undefined) return [];
		if (!Array.isArray(value)) fault({ wanted: 'a list of doors', got: value });
		const doors: readonly unknown[] = Array.isArray(value) ? value : [];
		doors.forEach((door, i) => {
			if (!isRecord(door)) return fault({ path: [i], wanted: DOOR, got: door });
			for (const [part, { wanted, isRight }] of Object.entries(DOOR_PARTS)) {
				if (!isRight(door[part])) fault({ path: [i, part], wanted, got: door[part] });
			}
		});
		// Every part was looked at, but for what `answer` takes and gives, which cannot be seen from outside.
		return doors as readonly Door[];
	},
	rateLimit: numbers(
		'false or { rate, burst }',
		BOUNDS.rateLimit,
		({ rate = DEFAULT_RATE.rate, burst = burstOf(rate) }) => ({ rate, burst }),
	),
	ipv6Prefix: bounded(BOUNDS.ipv6Prefix, DEFAULT_IPV6_PREFIX),
	trustProxy: proxies,
	basePath: (value, fault) => {
		if (value === undefined) return '';
		const read = typeof value === 'string' ? readBasePath(value) : undefined;
		if (read !== undefined) return read;
		const slashed = typeof value === 'string' ? readBasePath(`/${value}`) : undefined;
		fault({ wanted: 'a path such as /color', got: value, ...(slashed ? { hint: `Did you mean ${quote(slashed)}?` } : {}) });
		return '';
	},
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
	inspect: functionOr<Settings['inspect']>(null),
};

/** Options → settings. Throws an InputError with every fault: the option, what came, what is allowed. */
export function readOptions(options: ServerOptions): Settings {
	if (!isRecord(options)) {
		throw new InputError(issueOf({ path: ['options'], wanted: 'an object, such as { rateLimit: false }', got: options }));
	}
	const issues: Issue[] = Object.keys(options)
		.filter((name) => !Object.hasOwn(OPTIONS, name))
		.map((name) => issueOf({ path: [name], wanted: '', got: undefined, hint: unknownName(name, Object.keys(OPTIONS)) }));
	const read = Object.entries(OPTIONS).map(([name, readOne]) => {
		const tell = ({ path = [], ...fault }: Told): void => void issues.push(issueOf({ path: [name, ...path], ...fault }));
		return [name, readOne((options as Readonly<Record<string, unknown>>)[name], tell)] as const;
	});
	// Each option was read by its own row of the table.
	const settings = Object.fromEntries(read) as unknown as Settings;
	if (issues.length === 0) issues.push(...unpayable(settings));
	const [first, ...rest] = issues;
	if (first) throw new InputError(first, ...rest);
	return settings;
}

/** Doors that cost more than anyone can ever have. */
function unpayable({ doors, rateLimit }: Settings): Issue[] {
	const most = rateLimit?.burst ?? Number.POSITIVE_INFINITY;
	const wanted = `at most ${most}, which is the burst of the rate limit`;
	return doors.flatMap(({ cost }, i) => (cost <= most ? [] : [issueOf({ path: ['doors', i, 'cost'], wanted, got: cost })]));
}

function unknownName(name: string, known: readonly string[]): string {
	const near = closest(name, known);
	return near === undefined ? `Known: ${known.join(', ')}.` : `Did you mean ${near}?`;
}

function issueOf({ path, wanted, got, hint }: Fault): Issue {
	const name = path.map((part, i) => (typeof part === 'number' ? `[${part}]` : i === 0 ? part : `.${part}`)).join('');
	const claim = wanted === '' ? `${quote(name)} is no option.` : `${name} must be ${wanted}, got ${shown(got)}.`;
	return { code: 'invalid-parameter', path, detail: hint === undefined ? claim : `${claim} ${hint}` };
}

/** A value as a message shows it; never runs code of the value. */
function shown(value: unknown): string {
	switch (typeof value) {
		case 'string': return quote(value);
		case 'function': return 'a function';
		case 'symbol': return 'a symbol';
		case 'object': return value === null ? 'null' : Array.isArray(value) ? 'a list' : 'an object';
		default: return String(value);
	}
}
