/*
 * One request on its way through the service.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reading } from '../doors/door.ts';
import type { Route } from '../doors/router.ts';
import { createBudget, type Budget } from '../math/budget.ts';
import type { KeyHolder } from './api-keys.ts';
import type { Address } from './client-address.ts';
import type { Connection } from './connection.ts';
import { readHead, type Expectation, type Head } from './head.ts';
import type { HttpReply } from './reply.ts';
import { originForm } from './target.ts';
import { readIds, type Ids } from './trace.ts';

export interface Exchange {
	readonly req: IncomingMessage;
	readonly res: ServerResponse;
	readonly connection: Connection;
	readonly expectation: Expectation;
	readonly method: string;
	readonly head: Head;
	/** Path and query, without the host that some clients send. */
	readonly target: string;
	/** Milliseconds of the service's clock. */
	readonly startedAt: number;
	/** The route of the path; null for an unknown path. */
	route: Route<HttpReply> | null;
	/** The source of the input for this method. */
	reading: Reading;
	/** RateLimit headers; empty without a limit. */
	rateHeaders: readonly string[];
	/** The holder of the key of the request; null without one. */
	holder: KeyHolder | null;
	/** Identity for limits, once the headers are read: an address, or the holder of a key. */
	key: Address | null;
	/** Limit of the work for the answer. */
	readonly budget: Budget;
	/** True once the body is read, or needs no reading. */
	isRead: boolean;
	/** Tokens taken so far. */
	paid: number;
	/** Tokens of `paid` that were taken before the work. */
	prepaid: number;
	/** Bytes of the answer's body that were written. */
	sent: number;
	/** Ids for log lines and problems; null until one needs them. */
	ids: Ids | null;
	/** Seconds until enough tokens are left, for a request over the limit. */
	wait: number;
	/** The reply from the cache; null on a miss. */
	cached: HttpReply | null;
	/** The reply to send. */
	reply: HttpReply | null;
}

/** The ids of a request, read on first use. */
export const getIds = (exchange: Exchange): Ids => exchange.ids ??= readIds(exchange.req);

/** The client that limits count, in messages to it. */
export const describeClient = ({ holder }: Exchange): string => (holder === null ? 'your address' : 'this key');

export const NO_HEADERS: readonly string[] = [];

/** `startedAt` in milliseconds of the service's clock. */
export function createExchange(
	req: IncomingMessage,
	res: ServerResponse,
	connection: Connection,
	expectation: Expectation,
	startedAt: number,
): Exchange {
	return {
		req,
		res,
		connection,
		expectation,
		method: req.method!,
		head: readHead(req.rawHeaders),
		target: originForm(req.url!),
		startedAt,
		route: null,
		reading: 'query',
		rateHeaders: NO_HEADERS,
		holder: null,
		key: null,
		budget: createBudget(),
		isRead: false,
		paid: 0,
		prepaid: 0,
		sent: 0,
		ids: null,
		wait: 0,
		cached: null,
		reply: null,
	};
}
