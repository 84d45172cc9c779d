/*
 * Environment → settings, or one sentence for each variable that cannot be read.
 *
 * An empty variable counts as not set: that is how compose files and unit files leave one out.
 */

import { quote } from '../errors.ts';
import { readNetworks, type Network } from './client-address.ts';
import { DEFAULT_RATE } from './limits.ts';
import { LOG_LEVELS, type LogLevel } from './log.ts';
import type { RateLimit } from './rate-limit.ts';

export interface Config {
	readonly host: string;
	/** 0 lets the system choose. */
	readonly port: number;
	/** Null: no limit. */
	readonly rateLimit: RateLimit | null;
	readonly trustProxy: readonly Network[];
	readonly logLevel: LogLevel;
}

export type Environment = { readonly [name: string]: string | undefined };

export interface Reading {
	readonly config: Config;
	/** What is wrong; the config holds defaults in these places and must not be used. */
	readonly faults: readonly string[];
}

export function readConfig(environment: Environment): Reading {
	const faults: string[] = [];

	/** The value of a variable, the fallback where it is not set or cannot be read. */
	const read = <T>(name: string, fallback: T, wanted: string, parse: (text: string) => T | undefined): T => {
		const text = environment[name]?.trim();
		if (text === undefined || text === '') return fallback;
		const value = parse(text);
		if (value === undefined) faults.push(`${name} must be ${wanted}, got ${quote(text)}.`);
		return value ?? fallback;
	};
	const number = (name: string, fallback: number, least: number, most: number, isWhole: boolean): number =>
		read(name, fallback, `a ${isWhole ? 'whole ' : ''}number from ${least} to ${most}`, (text) => {
			const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
			return value >= least && value <= most && (!isWhole || Number.isInteger(value)) ? value : undefined;
		});
	const choice = <C extends string>(name: string, fallback: C, values: readonly C[]): C =>
		read(name, fallback, `one of ${values.join(', ')}`, (text) => values.find((value) => value === text.toLowerCase()));

	const isLimited = choice('RATE_LIMIT', 'on', ['on', 'off']) === 'on';
	const rate = number('RATE_LIMIT_RPS', DEFAULT_RATE.rate, 0.01, 10_000, false);
	const burst = number('RATE_LIMIT_BURST', DEFAULT_RATE.burst, 1, 10_000, true);
	return {
		config: {
			host: read('HOST', '127.0.0.1', 'a host name or address', (text) => (/^[\w.:%-]+$/.test(text) ? text : undefined)),
			port: number('PORT', 8080, 0, 65535, true),
			rateLimit: isLimited ? { rate, burst } : null,
			trustProxy: read('TRUST_PROXY', [], NETWORKS, (text) => {
				const networks = readNetworks(text);
				return typeof networks === 'string' ? undefined : networks;
			}),
			logLevel: choice('LOG_LEVEL', 'error', LOG_LEVELS),
		},
		faults,
	};
}

const NETWORKS = 'a list of addresses, networks such as 10.0.0.0/8, loopback, linklocal or uniquelocal';
