/*
 * API keys: who may ask, and the rate of each key.
 *
 * With keys every operation, batch and MCP requires one, as `Authorization: Bearer KEY` or `X-API-Key: KEY`; pages and health do not. A
 * key is counted as one client from any address, with its own rate or that of the service. Keys are kept and looked up as HMACs with a
 * secret of the process, so that the time of a lookup says nothing about a key (and the HMAC is also the client's mark in the limiter).
 *
 * Source  RFC 6750 §2.1 and §3 for the two headers with Bearer.
 * Proof   test/http/api-keys.test.ts.
 */

import { createHmac, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LEAST_RATE, MOST_BURST, MOST_RATE, withBurst, type RateLimit } from '../doors/limits.ts';
import { errorWith, InputError, issueOf, type Issue } from '../errors.ts';
import { MOST_ISSUES } from '../schema/fault.ts';
import type { Address } from './client-address.ts';
import { createLimiter, type Limiter } from './rate-limit.ts';

/** A key, and its own rate if it has one. */
export interface ApiKey {
	/** 16 to 256 visible characters of ASCII. */
	readonly key: string;
	/** Requests per second and at once (three seconds' worth by default); by default the limit of an address, counted for the key. */
	readonly rateLimit?: Partial<RateLimit> | null;
}

/** The client that a key identifies. */
export interface KeyHolder {
	/** Its identity for limits. */
	readonly id: Address;
	/** Null to count with the limiter of all. */
	readonly limiter: Limiter | null;
}

/** The length of a key in characters. */
const SHORTEST = 16, LONGEST = 256;

/** The most keys of a service. */
export const MOST_KEYS = 1000;

/** The form of a key, for messages. */
export const KEY_FORM = `${SHORTEST} to ${LONGEST} letters, digits and signs without spaces`;

/** True for a text that can be a key. */
export const isKey = (text: string): boolean => text.length >= SHORTEST && text.length <= LONGEST && /^[!-~]+$/.test(text);

/** Reads a header by its lower-case name; null if absent. */
type ReadHeader = (name: string) => string | null;

/** Finds the holder of the key of a request; undefined for an unknown key or none. */
export function createKeys(keys: readonly ApiKey[], clock: () => number): (header: ReadHeader) => KeyHolder | undefined {
	const secret = randomBytes(32);
	const digest = (key: string): Buffer => createHmac('sha256', secret).update(key).digest();
	/** One limiter for all keys of a rate. With eight slots a key none is replaced. */
	const limiters = new Map<string, Limiter>();
	const limiterFor = (own: Partial<RateLimit>): Limiter => {
		const limit = withBurst(own), name = `${limit.rate} ${limit.burst}`;
		const limiter = limiters.get(name) ?? createLimiter(limit, clock, 8 * keys.length);
		limiters.set(name, limiter);
		return limiter;
	};
	const holders = new Map(keys.map(({ key, rateLimit }): readonly [string, KeyHolder] => {
		const bytes = digest(key);
		return [bytes.toString('latin1'), {
			id: [bytes.readUInt32LE(0), bytes.readUInt32LE(4), bytes.readUInt32LE(8), bytes.readUInt32LE(12)],
			limiter: rateLimit ? limiterFor(rateLimit) : null,
		}];
	}));
	return (header) => {
		const key = /^bearer +(\S+)$/i.exec(header('authorization') ?? '')?.[1] ?? header('x-api-key');
		return key !== null && isKey(key) ? holders.get(digest(key).toString('latin1')) : undefined;
	};
}

/**
 * Parses a file of keys: a line for each with the key, and perhaps its requests per second and at once; empty lines and lines that begin
 * with # do not count. Throws an InputError with every fault, up to MOST_ISSUES, which never repeats a key.
 *
 * @example parseKeys('# of the web site\n4f1c8a6e2b7d9035 20 60\n') // [{ key: '4f1c8a6e2b7d9035', rateLimit: { rate: 20, burst: 60 } }]
 */
export function parseKeys(text: string): readonly ApiKey[] {
	const keys: ApiKey[] = [], faults: Issue[] = [], lineOf = new Map<string, number>();
	text.replace(/^\ufeff/, '').split(/\r\n|[\r\n]/).forEach((line, i) => {
		const [key = '', rate, burst, ...rest] = line.trim().split(/\s+/);
		if (key === '' || key.startsWith('#')) return;
		const fault = faultOf(key, rate, burst, rest) ?? (lineOf.has(key) ? `repeats the key of line ${lineOf.get(key)}` : undefined);
		if (fault !== undefined) {
			// Another file, such as a binary one, has a fault in each line.
			if (faults.length < MOST_ISSUES) faults.push(issueOf('invalid-parameter', [i + 1], `line ${i + 1} ${fault}`));
			return;
		}
		lineOf.set(key, i + 1);
		const rateLimit = rate === undefined ? undefined : { rate: Number(rate), ...(burst !== undefined && { burst: Number(burst) }) };
		keys.push({ key, ...(rateLimit && { rateLimit }) });
	});
	if (faults.length > 0) throw errorWith(faults);
	if (keys.length === 0) throw new InputError(issueOf('invalid-parameter', [], 'has no key; write one in each line'));
	if (keys.length > MOST_KEYS) throw new InputError(issueOf('invalid-parameter', [], `has ${keys.length} keys; at most ${MOST_KEYS} are allowed`));
	return keys;
}

/** The fault of a line; undefined if it is valid. */
function faultOf(key: string, rate: string | undefined, burst: string | undefined, rest: readonly string[]): string | undefined {
	if (!isKey(key)) return `has a key of ${key.length} characters; a key has ${KEY_FORM}`;
	if (rest.length > 0) return 'has more than a key, its requests per second and its requests at once';
	if (rate !== undefined && !isWithin(rate, LEAST_RATE, MOST_RATE))
		return `must have a number from ${LEAST_RATE} to ${MOST_RATE} after the key, the requests per second`;
	if (burst !== undefined && !(isWithin(burst, 1, MOST_BURST) && /^\d+$/.test(burst)))
		return `must have a whole number from 1 to ${MOST_BURST} at the end, the requests at once`;
	return undefined;
}

const isWithin = (text: string, least: number, most: number): boolean =>
	/^\d+(?:\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most;

/** Reads a file of keys. Throws an InputError whose messages begin with `called`, the name of the setting. */
export function readKeyFile(path: string, called: string): readonly ApiKey[] {
	const refuse = (details: readonly string[]): never => {
		throw errorWith(details.map((detail) => issueOf('invalid-parameter', [called], `${called}: ${path} ${detail}`)));
	};
	let text = '';
	try {
		text = readFileSync(path, 'utf8');
	} catch (error) {
		// The error of a file system call has a code.
		return refuse([`cannot be read: ${(error as NodeJS.ErrnoException).code}`]);
	}
	try {
		return parseKeys(text);
	} catch (thrown) {
		if (!(thrown instanceof InputError)) throw thrown;
		return refuse(thrown.issues.map(({ detail }) => detail));
	}
}
