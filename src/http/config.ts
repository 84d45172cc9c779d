/*
 * Environment → settings, or one sentence for each variable that cannot be read. One table makes the settings and the
 * help.
 *
 * An empty variable counts as not set: that is how compose files and unit files leave one out.
 */

import { readBasePath } from '../doors/base-path.ts';
import { BOUNDS, DEFAULT_IPV6_PREFIX, DEFAULT_RATE, LIMITS, type Bounds, type RateLimit } from '../doors/limits.ts';
import { quote } from '../errors.ts';
import { readNetworks } from './client-address.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';

export interface Config {
	readonly host: string;
	/** 0 lets the system choose. */
	readonly port: number;
	/** Null: no limit. */
	readonly rateLimit: RateLimit | null;
	/** How many bits of an IPv6 address the limit counts by. */
	readonly ipv6Prefix: number;
	/** Addresses, networks and names of networks, each readable. */
	readonly trustProxy: readonly string[];
	/** Empty, or begins with a slash and ends without one. */
	readonly basePath: string;
	/** How long an idle connection is kept, in milliseconds; null: what suits `trustProxy`. */
	readonly keepAlive: number | null;
	/** How long the service asks itself before it listens, in milliseconds. */
	readonly warmUp: number;
	readonly logLevel: LogLevel;
	readonly logAddresses: boolean;
	readonly metrics: boolean;
}

export type Environment = { readonly [name: string]: string | undefined };

export interface Reading {
	readonly config: Config;
	/** What is wrong; the config holds defaults in these places and must not be used. */
	readonly faults: readonly string[];
}

interface Setting<T> {
	/** As it would be written; empty where nothing stands for a default. */
	readonly fallback: string;
	readonly doc: string;
	/** What a value must be, to follow "must be". */
	readonly wanted: string;
	readonly parse: (text: string) => T | undefined;
}

const text = (fallback: string, doc: string, wanted: string, pattern: RegExp): Setting<string> =>
	({ fallback, doc, wanted, parse: (value) => (pattern.test(value) ? value : undefined) });

const number = (fallback: number, doc: string, { least, most, isWhole }: Bounds): Setting<number> => ({
	fallback: String(fallback),
	doc,
	wanted: `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`,
	parse: (text) => {
		const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
		return value >= least && value <= most && (!isWhole || Number.isInteger(value)) ? value : undefined;
	},
});

const choice = <C extends string>(fallback: C, doc: string, values: readonly C[]): Setting<C> => ({
	fallback,
	doc,
	wanted: `one of ${values.join(', ')}`,
	parse: (text) => values.find((value) => value === text.toLowerCase()),
});

const orNone = <T, N>(setting: Setting<T>, none: N): Setting<T | N> =>
	({ ...setting, fallback: '', parse: (text) => (text === '' ? none : setting.parse(text)) });

const SWITCH = ['on', 'off'] as const;

const networks: Setting<readonly string[]> = {
	fallback: '',
	doc: 'proxies whose X-Forwarded-For is believed; addresses, networks, loopback, linklocal, uniquelocal; none unless set',
	wanted: 'a list of addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal',
	parse: (text) => (typeof readNetworks(text) === 'string' ? undefined : text.split(',').map((item) => item.trim())),
};

const mount: Setting<string> = {
	fallback: '',
	doc: 'the path that a proxy serves this under, such as /color; links and descriptions begin with it',
	wanted: 'a path such as /color',
	parse: readBasePath,
};

/** Every variable, in the order of the help. */
export const SETTINGS = {
	HOST: text('127.0.0.1', 'the address to listen on', 'a host name or address', /^[\w.:%-]+$/),
	PORT: number(8080, 'the port to listen on; 0 lets the system choose', { least: 0, most: 65535, isWhole: true }),
	BASE_PATH: mount,
	TRUST_PROXY: orNone(networks, []),
	RATE_LIMIT: choice('on', 'whether requests are limited; off where a proxy does that already', SWITCH),
	RATE_LIMIT_RPS: number(DEFAULT_RATE.rate, 'requests a second, for one address', BOUNDS.rateLimit.rate),
	RATE_LIMIT_BURST: number(DEFAULT_RATE.burst, 'requests at once, for one address', BOUNDS.rateLimit.burst),
	IPV6_PREFIX: number(DEFAULT_IPV6_PREFIX, 'how many bits of an IPv6 address count as one address', BOUNDS.ipv6Prefix),
	KEEP_ALIVE: orNone(number(
		0,
		`seconds that an idle connection is kept; unless set ${LIMITS.idleMs / 1000}, with TRUST_PROXY ${LIMITS.idleBehindProxyMs / 1000}`,
		{ least: 1, most: BOUNDS.keepAlive.most / 1000, isWhole: true },
	), null),
	WARM_UP_MS: number(
		0,
		'milliseconds to ask itself before it listens, where another instance answers meanwhile; not on a socket of systemd',
		BOUNDS.warmUp,
	),
	LOG_LEVEL: choice('error', 'what is logged: off, error, or info for a line a request', LOG_LEVELS),
	LOG_ADDRESSES: choice('off', 'whether the addresses of clients are logged, on or off', SWITCH),
	METRICS: choice('off', 'whether /metrics is served for Prometheus, on or off', SWITCH),
} as const satisfies { readonly [name: string]: Setting<unknown> };

type Name = keyof typeof SETTINGS;
type Value<N extends Name> = (typeof SETTINGS)[N] extends Setting<infer T> ? T : never;

/**
 * The settings that an environment says, and every fault in it as a sentence; a setting with a fault has its fallback. `called`
 * says how a setting is called where it was written.
 */
export function readConfig(environment: Environment, called: (setting: string) => string = (name) => name): Reading {
	const faults: string[] = [];

	/** The value of a variable, the fallback where it is not set or cannot be read. */
	const read = <N extends Name>(name: N): Value<N> => {
		const setting: Setting<unknown> = SETTINGS[name];
		const text = environment[name]?.trim() ?? '';
		const value = setting.parse(text === '' ? setting.fallback : text);
		if (value === undefined) faults.push(`${called(name)} must be ${setting.wanted}, got ${quote(text)}.`);
		// A fallback can always be read; what `parse` gives is the setting's own type.
		return (value === undefined ? setting.parse(setting.fallback) : value) as Value<N>;
	};

	const isLimited = read('RATE_LIMIT') === 'on';
	const rate = read('RATE_LIMIT_RPS'), burst = read('RATE_LIMIT_BURST');
	const keepAlive = read('KEEP_ALIVE');
	return {
		config: {
			host: read('HOST'),
			port: read('PORT'),
			rateLimit: isLimited ? { rate, burst } : null,
			ipv6Prefix: read('IPV6_PREFIX'),
			basePath: read('BASE_PATH'),
			trustProxy: read('TRUST_PROXY'),
			keepAlive: keepAlive === null ? null : keepAlive * 1000,
			warmUp: read('WARM_UP_MS'),
			logLevel: read('LOG_LEVEL'),
			logAddresses: read('LOG_ADDRESSES') === 'on',
			metrics: read('METRICS') === 'on',
		},
		faults,
	};
}

/** What `--help` prints. */
export function help(): string {
	const entries = Object.entries(SETTINGS);
	const nameWidth = Math.max(...entries.map(([name]) => name.length));
	const fallbackWidth = Math.max(...entries.map(([, { fallback }]) => fallback.length));
	const rows = entries.map(([name, { fallback, doc }]) => `  ${name.padEnd(nameWidth)}  ${fallback.padEnd(fallbackWidth)}  ${doc}`);
	return `Serves the color API over HTTP until SIGTERM or SIGINT. Settings are read from the environment alone:

${rows.join('\n')}

Exit codes: 0 stopped by a signal, 1 a bug or a second signal, 64 an argument, 78 a setting that cannot be.
`;
}
