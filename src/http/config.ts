/*
 * Reads the settings of the process from the environment. One table of fields gives values, messages and help.
 *
 * An empty variable counts as not set, because compose files and unit files cannot omit one.
 *
 * Proof  test/http/config.test.ts.
 */

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { DEFAULT_RATE, LIMITS } from '../doors/limits.ts';
import { parsedText } from '../doors/options.ts';
import { fault } from '../doors/refusals.ts';
import { advice, adviceText, phrase } from '../errors.ts';
import { decodeQuery } from '../schema/decode.ts';
import type { Notation } from '../schema/notation.ts';
import {
	choice, fallback, integer, object, optional, schemaOf, type Choice, type Fallback, type Field, type Flag, type Infer,
	type Numeric,
} from '../schema/schema.ts';
import { readKeyFile } from './api-keys.ts';
import { DEFAULT_CACHE } from './cache.ts';
import { isMisspelled, type Environment } from './config-names.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import { MOST_ENTRIES, RATE_FIELDS, SERVER_FIELDS, type Settings } from './options.ts';

/** Settings of the process, and the options of its server. */
export interface Config {
	readonly server: Omit<Settings, keyof ProgramOptions | 'trustProxy'> & {
		/** Valid addresses, networks and names of networks. */
		readonly trustProxy: readonly string[];
	};
	readonly host: string;
	/** 0 lets the system choose. */
	readonly port: number;
	/** Number of processes that serve. */
	readonly workers: number;
	/** Path of a Unix socket instead of host and port; null without one. */
	readonly socket: string | null;
	/** Milliseconds of warm-up before listening. */
	readonly warmUp: number;
	/** Milliseconds from the signal to the drain. */
	readonly drainDelay: number;
	readonly logLevel: LogLevel;
	/** Null to serve the metrics on `port`, if at all. */
	readonly metricsPort: number | null;
}

/** Options without a setting, which only a program can give. */
type ProgramOptions = Pick<Settings, 'operations' | 'doors' | 'assets' | 'inspect' | 'log' | 'clock'>;

/** Names a setting in messages: as a variable, or as an option of a command. */
export type Called = (setting: string) => string;

const MEBIBYTE = 2 ** 20;

/** on or off, with words of other programs for suggestions. */
const onOff = (doc: string): Choice<'on' | 'off'> =>
	choice(`${doc}: on or off`, ['on', 'off'], { true: 'on', yes: 'on', 1: 'on', false: 'off', no: 'off', 0: 'off' });

/** A flag as `on` or `off`. */
const asSwitch = ({ of, value }: Fallback<Flag>): Fallback<Choice<'on' | 'off'>> =>
	fallback(onOff(of.doc), value === true ? 'on' : 'off');

const {
	basePath, disable, origins, maxAge, trustProxy, streamsPerAddress, ipv6Prefix, keepAlive, logAddresses, logSample, metrics,
} = SERVER_FIELDS;

const MOST_WORKERS = 256;

/** Reads a number of workers; undefined if it is out of range. */
function readCount(text: string): number | undefined {
	const count = /^\d{1,3}$/.test(text) ? Number(text) : 0;
	return count >= 1 && count <= MOST_WORKERS ? count : undefined;
}

/** True for a host name or address; colons are only in IPv6 addresses. */
const isHost = (text: string): boolean => isIP(text) > 0 || /^[\w.-]+$/.test(text);

/** The host of a URL, of `[::1]` or of `localhost:80`; undefined if there is none. */
function findHost(text: string): string | undefined {
	const [, bracketed, plain = ''] = /^(?:\w+:\/\/)?(?:\[(.+)\]|([^:/]+))(?::\d*)?\/?$/.exec(text) ?? [], host = bracketed ?? plain;
	return isHost(host) ? host : undefined;
}

/** sun_path of unix(7), without its last zero. */
const LONGEST_SOCKET = 107;

/** Milliseconds, requests a second and megabytes in units that people write, for suggestions. */
const MILLISECONDS = { ms: 1, s: 1000, sec: 1000, m: 60_000, min: 60_000, h: 3_600_000, d: 86_400_000 };
const SECONDS = Object.fromEntries(Object.entries(MILLISECONDS).map(([unit, factor]) => [unit, factor / 1000]));
const PER_SECOND = { '/m': 1 / 60, '/min': 1 / 60, 'r/m': 1 / 60, '/h': 1 / 3600, k: 1000 };
const MEGABYTES = { k: 1 / 1024, kb: 1 / 1024, kib: 1 / 1024, g: 1024, gb: 1024, gib: 1024 };

const inUnits = (of: Numeric, units: Readonly<Record<string, number>>): Numeric => ({ ...of, units });

/** Every variable, in the order of the help. */
const FIELDS = {
	HOST: fallback(parsedText('address to listen on', {
		expected: 'a host name or address',
		example: '127.0.0.1',
		parse: (text) => (isHost(text) ? text : undefined),
		suggest: findHost,
	}), '127.0.0.1'),
	PORT: fallback(integer('port to listen on; 0 lets the system choose', 0, 65_535), 8080),
	SOCKET: optional(parsedText('path of a Unix socket to listen on, instead of HOST and PORT; its clients count as one without TRUST_PROXY=loopback', {
		expected: `an absolute path of at most ${LONGEST_SOCKET} characters such as /run/tincture.sock`,
		example: '/run/tincture/tincture.sock',
		parse: (text) => (text.startsWith('/') && text.length <= LONGEST_SOCKET ? text : undefined),
	})),
	BASE_PATH: basePath,
	TRUST_PROXY: optional(trustProxy.of.of),
	RATE_LIMIT: fallback(onOff('limit requests by their cost'), 'on'),
	RATE_LIMIT_RPS: { ...RATE_FIELDS.rate, of: inUnits(RATE_FIELDS.rate.of, PER_SECOND) },
	RATE_LIMIT_BURST: fallback(inUnits(RATE_FIELDS.burst.of, { k: 1000 }), DEFAULT_RATE.burst),
	API_KEYS: optional(parsedText('file with API keys; operations, batch and MCP then need one; a line is KEY, KEY RATE or KEY RATE BURST', {
		expected: 'an absolute path such as /etc/tincture/keys',
		example: '/etc/tincture/keys',
		parse: (text) => (text.startsWith('/') ? text : undefined),
	})),
	STREAMS_PER_ADDRESS: { ...streamsPerAddress, of: { ...streamsPerAddress.of, doc: `${streamsPerAddress.of.doc}, in each worker with RATE_LIMIT=off` } },
	IPV6_PREFIX: ipv6Prefix,
	KEEP_ALIVE: optional(inUnits(integer(
		`seconds that an idle connection is kept; by default ${LIMITS.idleMs / 1000}, with TRUST_PROXY ${LIMITS.idleBehindProxyMs / 1000}`,
		1, keepAlive.of.of.max / 1000,
	), SECONDS)),
	WORKERS: optional(parsedText('processes that serve, with one limit for each client: a number, or auto for one per core; by default 1', {
		expected: `auto or a whole number from 1 to ${MOST_WORKERS}`,
		example: 'auto',
		parse: (text) => (text.toLowerCase() === 'auto' ? availableParallelism() : readCount(text)),
	})),
	DISABLE: optional(disable.of),
	CORS_ORIGINS: optional(origins.of.of),
	CACHE_MB: fallback(
		inUnits(integer('megabytes of cached answers in each worker; 0 for no cache', 0, 65_536), MEGABYTES), DEFAULT_CACHE.bytes / MEBIBYTE,
	),
	CACHE_MAX_AGE: { ...maxAge, of: inUnits(maxAge.of, SECONDS) },
	WARM_UP_MS: fallback(inUnits(integer(
		'milliseconds of warm-up before listening, if another instance serves meanwhile; not on a socket of systemd', 0, 10_000,
	), MILLISECONDS), 0),
	DRAIN_DELAY_MS: fallback(inUnits(integer(
		'milliseconds after a signal in which /readyz answers 503 and requests are still accepted', 0, 60_000,
	), MILLISECONDS), 0),
	LOG_LEVEL: fallback(choice(
		'log level: off, error, or info for a line per request', LOG_LEVELS, { debug: 'info', trace: 'info', warn: 'error', fatal: 'error' },
	), 'error'),
	LOG_SAMPLE: logSample,
	LOG_ADDRESSES: asSwitch(logAddresses),
	METRICS: asSwitch(metrics),
	METRICS_PORT: optional(integer('separate port for /metrics, which the service itself then does not serve', 0, 65_535)),
} as const satisfies { readonly [name: string]: Field };

type Name = keyof typeof FIELDS;

/** The name of every setting. */
export const NAMES: readonly string[] = Object.keys(FIELDS);

/** Settings that others leave without effect: the other one, its state, and whether it has it. */
const UNUSED: { readonly [name in Name]?: readonly [other: Name, state: string, isUnused: (config: Config) => boolean] } = {
	HOST: ['SOCKET', 'is set and METRICS_PORT is not', ({ socket, metricsPort }) => socket !== null && metricsPort === null],
	PORT: ['SOCKET', 'is set', ({ socket }) => socket !== null],
	RATE_LIMIT_RPS: ['RATE_LIMIT', 'is off', ({ server }) => server.rateLimit === null],
	RATE_LIMIT_BURST: ['RATE_LIMIT', 'is off', ({ server }) => server.rateLimit === null],
	STREAMS_PER_ADDRESS: ['DISABLE', 'includes batch', ({ server }) => server.disable.includes('batch')],
	LOG_SAMPLE: ['LOG_LEVEL', 'is not info', ({ logLevel }) => logLevel !== 'info'],
	LOG_ADDRESSES: ['LOG_LEVEL', 'is off', ({ logLevel }) => logLevel === 'off'],
};

const isSet = (name: string, environment: Environment): boolean => (environment[name] ?? '').trim() !== '';

/** The settings without effect, each with its reason. */
export const listUnused = (config: Config, environment: Environment, called: Called): readonly string[] =>
	Object.entries(UNUSED).flatMap(([name, [other, state, isUnused]]) =>
		(isSet(name, environment) && isUnused(config) ? [`${called(name)}, because ${called(other)} ${state}`] : []));

const whenUnused = ([other, state]: readonly unknown[] = []): string => (other === undefined ? '' : `; without effect if ${other} ${state}`);

/** The default of each setting as text, empty without one, and its description. */
export const SETTINGS = Object.fromEntries(Object.entries<Field>(FIELDS).map(([name, field]) =>
	// The keys of the tables are names.
	[name, { fallback: field.kind === 'fallback' ? String(field.value) : '', doc: schemaOf(field).doc + whenUnused(UNUSED[name as Name]) }],
)) as Readonly<Record<Name, { readonly fallback: string; readonly doc: string }>>;

/** Each variable is one text, and messages print values in that form. */
const ENVIRONMENT: Notation = {
	noun: 'option',
	split: (text) => text.split(',').map((part) => part.trim()),
	whole: () => phrase`is not a text`,
	takesParts: false,
	onEmpty: (example) => advice`Write ${example}.`,
	offer: (what) => adviceText(what, String),
};

/** Reads the settings. Throws an InputError with every fault. */
export function readConfig(environment: Environment, called: Called = (name) => name): Config {
	const sent = Object.entries<Field>(FIELDS).flatMap(([name, field]) => {
		const text = environment[name]?.trim() ?? '';
		return text === '' ? [] : [[called(name), [schemaOf(field).kind === 'choice' ? text.toLowerCase() : text]] as [string, string[]]];
	});
	for (const name of Object.keys(environment)) if (isMisspelled(name, environment, NAMES)) sent.push([name, ['']]);
	const schema = object('', Object.fromEntries(Object.entries<Field>(FIELDS).map(([name, field]) => [called(name), field])));
	const values: Readonly<Record<string, unknown>> = decodeQuery(schema, new Map(sent), ENVIRONMENT);
	// Each value was decoded by the field of its name.
	const read = <N extends Name>(name: N): Infer<(typeof FIELDS)[N]> => values[called(name)] as Infer<(typeof FIELDS)[N]>;

	const seconds: number | undefined = read('KEEP_ALIVE'), metricsPort = read('METRICS_PORT') ?? null;
	const bytes = read('CACHE_MB') * MEBIBYTE, keyFile = read('API_KEYS');
	const config: Config = {
		server: {
			basePath: read('BASE_PATH'),
			trustProxy: read('TRUST_PROXY') ?? [],
			rateLimit: read('RATE_LIMIT') === 'on' ? { rate: read('RATE_LIMIT_RPS'), burst: read('RATE_LIMIT_BURST') } : null,
			apiKeys: keyFile === undefined ? null : readKeyFile(keyFile, called('API_KEYS')),
			streamsPerAddress: read('STREAMS_PER_ADDRESS'),
			ipv6Prefix: read('IPV6_PREFIX'),
			keepAlive: seconds === undefined ? null : seconds * 1000,
			disable: read('DISABLE') ?? [],
			origins: read('CORS_ORIGINS') ?? null,
			cache: { bytes, entries: Math.min(MOST_ENTRIES, Math.ceil(DEFAULT_CACHE.entries * bytes / DEFAULT_CACHE.bytes)) },
			maxAge: read('CACHE_MAX_AGE'),
			logSample: read('LOG_SAMPLE'),
			logAddresses: read('LOG_ADDRESSES') === 'on',
			metrics: read('METRICS') === 'on' || metricsPort !== null,
			metricsDoor: metricsPort === null,
		},
		host: read('HOST'),
		port: read('PORT'),
		socket: read('SOCKET') ?? null,
		workers: read('WORKERS') ?? 1,
		warmUp: read('WARM_UP_MS'),
		drainDelay: read('DRAIN_DELAY_MS'),
		logLevel: read('LOG_LEVEL'),
		metricsPort,
	};
	if (metricsPort !== null && isSet('METRICS', environment) && read('METRICS') === 'off') {
		const metrics = called('METRICS'), port = called('METRICS_PORT');
		throw fault('invalid-parameter', `${metrics} is off, but ${port} is ${metricsPort}. Set ${metrics} to on, or leave ${port} out.`, [metrics]);
	}
	requireOneLimit(config, called);
	return config;
}

/** Refuses settings with which workers would count a client, or themselves, several times. */
function requireOneLimit(
	{ workers, socket, metricsPort, server: { rateLimit, apiKeys, trustProxy, metrics } }: Config, called: Called,
): void {
	if (workers === 1) return;
	const refuse = (setting: Name, claim: string): never => {
		throw fault('invalid-parameter', claim, [called(setting)]);
	};
	if (rateLimit !== null && (trustProxy.length > 0 || socket !== null)) {
		refuse('WORKERS', `${called('WORKERS')} divides clients by the address of their connection, and with ${called('TRUST_PROXY')} or ${called('SOCKET')} that is the proxy's. `
			+ `Run an instance for each core behind the proxy, or set ${called('RATE_LIMIT')} to off.`);
	}
	if (apiKeys !== null && (rateLimit !== null || apiKeys.some((key) => key.rateLimit))) {
		refuse('WORKERS', `With ${called('WORKERS')} a key would have its rate in each worker. Run one worker, or set ${called('RATE_LIMIT')} to off `
			+ `and leave the rates of ${called('API_KEYS')} out.`);
	}
	if (metrics && metricsPort === null) {
		refuse('METRICS', `With ${called('WORKERS')} set ${called('METRICS_PORT')} instead of ${called('METRICS')}, for the metrics of all workers.`);
	}
}

/** What `--help` prints. */
export function help(): string {
	const entries = Object.entries(SETTINGS);
	const nameWidth = Math.max(...entries.map(([name]) => name.length));
	const fallbackWidth = Math.max(...entries.map(([, { fallback }]) => fallback.length));
	const rows = entries.map(([name, { fallback, doc }]) => `  ${name.padEnd(nameWidth)}  ${fallback.padEnd(fallbackWidth)}  ${doc}`);
	return `Serves the color API over HTTP until SIGTERM or SIGINT. Settings are read from the environment alone:

${rows.join('\n')}

Exit codes:

${Object.entries(EXIT_CODES).map(([code, meaning]) => `  ${code.padEnd(2)}  ${meaning}`).join('\n')}
`;
}
