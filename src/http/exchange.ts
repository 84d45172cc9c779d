/*
 * One request on its way through the service, and what is known of it so far.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Reading } from '../doors/door.ts';
import type { Route } from '../doors/router.ts';
import type { Connection } from './connection.ts';
import { readHead, type Expectation, type Head } from './head.ts';
import type { Sealed } from './reply.ts';
import { originForm } from './target.ts';

export interface Exchange {
	readonly req: IncomingMessage;
	readonly res: ServerResponse;
	readonly connection: Connection;
	readonly expectation: Expectation;
	readonly method: string;
	readonly head: Head;
	/** Path and query, without the host that some clients send. */
	readonly target: string;
	readonly startedAt: number;
	/** Where the path leads; null where nothing is. */
	route: Route<Sealed> | null;
	/** How the route reads the method. */
	reading: Reading;
	/** The header lines that say what is left of the limit; empty where nothing is counted. */
	rate: readonly string[];
	/** Seconds until enough is left, where too much was asked. */
	wait: number;
	/** What is counted: an operation by its name, `page`, or `none`. */
	label: string;
	/** The answer to the same question, where it was asked by a query before. */
	known: Sealed | null;
	/** What will be sent. */
	reply: Sealed | null;
}

export const NO_HEADERS: readonly string[] = [];

/** `startedAt` in milliseconds of the service's clock. */
export function exchangeOf(
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
		rate: NO_HEADERS,
		wait: 0,
		label: 'none',
		known: null,
		reply: null,
	};
}
