/*
 * Charges requests: the tokens of the rate limit that a request pays before and after its work.
 *
 * A request pays its door's cost on arrival. The door charges more once it knows more, such as the cost of an operation that is not
 * in the cache. Work beyond that is settled afterwards, 250 units a token: the client may go into debt, and waits later.
 *
 * Some work costs no token: 429, health, preflights, refusals of broken requests, new connections. It has a separate limit, which
 * only a flood reaches; beyond it the connection is closed without an answer.
 *
 * Proof  test/http/rate-limit.test.ts, test/http/price.test.ts.
 */

import { LIMITS, tokensForWork, type RateLimit } from '../doors/limits.ts';
import { fault } from '../doors/refusals.ts';
import type { InputError } from '../errors.ts';
import type { Client } from '../math/budget.ts';
import { createKeys } from './api-keys.ts';
import { clientBehind, contains, limitKey, printAddress, type Address } from './client-address.ts';
import type { Connection } from './connection.ts';
import { describeClient, type Exchange } from './exchange.ts';
import { readHeader } from './head.ts';
import type { Settings } from './options.ts';
import { createLimiter, type Limiter } from './rate-limit.ts';

/** Connections and answers without a token, for one address: about a twentieth of a core. */
export const FREE: RateLimit = { rate: 500, burst: 1000 };

/** Free answers that a token of reading refused bodies costs: an address may use a hundredth of a core for that, 40 tokens a second. */
const FREE_PER_TOKEN = FREE.rate / 40;

/** Tokens of unforeseen debt that stop further work of a client that is already under way. */
const MOST_DEBT = 100;

/** Thrown if a connection is to be closed without an answer. */
export const DROPPED = new Error('Too many requests that cost nothing.');

export interface Charges {
	/** Takes the cost of a request, 0 if it is free. Throws InputError `rate-limited`, or DROPPED. */
	readonly admit: (exchange: Exchange, cost: number) => void;
	/** Takes further tokens before the work. Throws InputError `rate-limited` if too few are left. */
	readonly charge: (exchange: Exchange, tokens: number) => void;
	/** Takes what the work so far costs beyond the tokens that were paid. */
	readonly settle: (exchange: Exchange) => void;
	/** Units that reading the rest of a request may cost: few if it was refused. */
	readonly getCredit: (exchange: Exchange) => number;
	/** Takes tokens, for a stream; see `Limiter.take`. */
	readonly take: (exchange: Exchange, tokens: number, needed: number) => number;
	/** Takes a free answer for each of hundreds of pipelined requests, which are read before they are refused. */
	readonly notePipelined: (connection: Connection) => void;
	/** False in a flood of connections: a new one is closed at once. */
	readonly accepts: (connection: Connection) => boolean;
	/** False if a broken request of this connection gets no answer. */
	readonly answersBroken: (connection: Connection) => boolean;
	/** The client that work is done for. */
	readonly createClient: (exchange: Exchange) => Client;
	/** The address of the client, behind trusted proxies. */
	readonly getAddress: (exchange: Exchange) => Address;
	/** The client that limits count, as text: the holder of a key, or the part of an address. */
	readonly nameClient: (exchange: Exchange) => string;
	/** Number of addresses that have used some of their limit. */
	readonly countAddresses: () => number;
}

/** Counts with the limit of the settings, if any. `limited` is called for each request that is refused. */
export function createCharges({ rateLimit, clock, ipv6Prefix, trustProxy, apiKeys }: Settings, limited: () => void): Charges {
	const common = rateLimit && createLimiter(rateLimit, clock);
	const free = rateLimit && createLimiter(FREE, clock, FREE_SLOTS);

	const getAddress = ({ connection, head }: Exchange): Address =>
		(trustProxy.length === 0 ? connection.peer : clientBehind(connection.peer, head.forwardedFor, trustProxy));
	const findHolder = apiKeys && createKeys(apiKeys, clock);
	const limiterFor = ({ holder }: Exchange): Limiter | null => holder?.limiter ?? common;
	const keyFor = (exchange: Exchange): Address => exchange.key ??= exchange.holder?.id ?? limitKey(getAddress(exchange), ipv6Prefix);
	const nameClient = (exchange: Exchange): string => printAddress(keyFor(exchange));
	const isTrusted = ({ peer }: Connection): boolean => trustProxy.some((network) => contains(network, peer));
	/** True if an answer without a token is allowed. A trusted proxy's connection also carries requests of others. */
	const isFree = (key: Address, connection: Connection): boolean => free === null || free.take(key) >= 0 || isTrusted(connection);

	/** Finds the holder of the key of a request; false without one. */
	const identify = (exchange: Exchange): boolean => {
		exchange.holder = findHolder!((name) => readHeader(exchange.req, name)) ?? null;
		return exchange.holder !== null;
	};

	const refuse = (exchange: Exchange, seconds: number): never => {
		limited();
		if (!isFree(keyFor(exchange), exchange.connection)) throw DROPPED;
		exchange.wait = seconds;
		throw tooOften(exchange, seconds);
	};

	const settle = (exchange: Exchange): void => {
		const { budget, paid } = exchange, limiter = limiterFor(exchange);
		if (limiter === null || budget.spent === 0) return;
		// The answer to a refused request paid for a body of the usual size.
		if (paid === 0) return void free?.take(keyFor(exchange), (tokensForWork(budget.spent) - 1) * FREE_PER_TOKEN, 0);
		const owed = tokensForWork(budget.spent) - paid;
		if (owed <= 0) return;
		exchange.paid += owed;
		exchange.rateHeaders = limiter.headers(limiter.take(keyFor(exchange), owed, 0));
	};

	return {
		getAddress,
		nameClient,
		settle,
		countAddresses: () => common?.countAddresses() ?? 0,
		admit: (exchange, cost) => {
			const mayAsk = findHolder === null || exchange.route?.door.name === undefined || cost === 0 || identify(exchange);
			const limiter = limiterFor(exchange);
			if (limiter === null) return mayAsk ? undefined : refuseKey(exchange);
			const key = keyFor(exchange);
			if (cost === 0) {
				// Health has a separate count, so that a flood of preflights does not stop it.
				if (isFree(exchange.method === 'OPTIONS' ? key : healthKey(key), exchange.connection)) return;
				throw DROPPED;
			}
			const left = limiter.take(key, cost);
			exchange.rateHeaders = limiter.headers(left);
			if (left < 0) refuse(exchange, -left);
			exchange.paid = exchange.prepaid = cost;
			// A guess costs the address what an answer costs.
			if (!mayAsk) refuseKey(exchange);
		},
		charge: (exchange, tokens) => {
			const limiter = limiterFor(exchange);
			if (limiter === null || tokens <= 0) return;
			const { burst } = limiter.limit, key = keyFor(exchange), base = exchange.paid;
			const left = limiter.take(key, tokens, Math.max(1, burst - base));
			if (left >= 0) {
				exchange.paid += tokens;
				exchange.prepaid += tokens;
				exchange.rateHeaders = limiter.headers(left);
				return;
			}
			settle(exchange);
			// The next attempt pays the base again. This call takes nothing and returns the wait for both.
			const wait = base === 0 ? left : limiter.take(key, tokens + base, burst);
			exchange.rateHeaders = limiter.headers(wait);
			if (wait < 0) refuse(exchange, -wait);
			// Enough tokens arrived between the two calls.
			exchange.paid += tokens + base;
			exchange.prepaid += tokens;
		},
		getCredit: (exchange) => (limiterFor(exchange) === null || exchange.paid > 0 ? exchange.budget.limit : REFUSED_UNITS),
		take: (exchange, tokens, needed) => {
			const left = limiterFor(exchange)?.take(keyFor(exchange), tokens, needed) ?? 0;
			if (left >= 0 || needed === 0) exchange.paid += tokens;
			return left;
		},
		notePipelined: (connection) => {
			const isFlood = connection.waiting > LIMITS.requestsPerConnection / 2 && !isTrusted(connection);
			if (isFlood) free?.take(limitKey(connection.peer, ipv6Prefix), 1, 0);
		},
		accepts: (connection) => {
			// Connections have a separate count, so that a flood of requests does not stop health probes, unless their bodies went into debt.
			const key = limitKey(connection.peer, ipv6Prefix), hasDebt = free !== null && free.take(key, 0, 1) < 0;
			return (!hasDebt || isTrusted(connection)) && isFree(connectionKey(key), connection);
		},
		answersBroken: (connection) => isFree(limitKey(connection.peer, ipv6Prefix), connection),
		createClient: (exchange) => ({
			key: () => nameClient(exchange),
			isGone: () => exchange.res.destroyed,
			requireCredit: () => {
				const limiter = limiterFor(exchange);
				if (limiter === null) return;
				settle(exchange);
				const wait = -limiter.take(keyFor(exchange), 0, 0);
				// A long batch may owe twice the cost that it announced.
				if (wait * limiter.limit.rate <= 2 * exchange.prepaid + MOST_DEBT) return;
				exchange.wait = wait;
				throw tooOften(exchange, wait);
			},
		}),
	};
}

/** Units for the body of a refused request: enough for 64 KiB in ordinary chunks. */
const REFUSED_UNITS = 500;

/** Addresses that the limit of free answers remembers. */
const FREE_SLOTS = 16_384;

/** Keys of separate counts for an address. */
const healthKey = ([a, b, c, d]: Address): Address => [~a, b, c, d], connectionKey = ([a, b, c, d]: Address): Address => [a, ~b, c, d];

/** Refuses a request without a known key. The answer never repeats the sent one. */
function refuseKey({ req }: Exchange): never {
	const hasOne = readHeader(req, 'authorization') !== null || readHeader(req, 'x-api-key') !== null;
	throw fault('unauthorized', `${hasOne ? 'Unknown key.' : 'A key is required.'} Send it in the header Authorization, as `
		+ '"Bearer" and the key, or in X-API-Key; the operator of the service issues keys.');
}

const tooOften = (exchange: Exchange, seconds: number): InputError => fault(
	'rate-limited', `Too many requests from ${describeClient(exchange)}. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
);
