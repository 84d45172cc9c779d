/*
 * What is remembered of a connection: its peer, how much it has asked, its last answer.
 */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { keyOf, LOCAL, readAddress, type Address } from './client-address.ts';

export interface Connection {
	readonly peer: Address;
	/** The peer as the limiter counts it; made once, because reading an address text costs more than a request may. */
	readonly key: readonly [high: number, low: number];
	requests: number;
	/** The answer to the last request that arrived. Answers end in order, so when this one has, all have. */
	last: ServerResponse | null;
	/** What arrived could not be read; nothing more is answered here. */
	isBroken: boolean;
}

const CONNECTION = Symbol('connection');

interface Marked {
	[CONNECTION]?: Connection;
}

export function connectionOf(socket: Socket): Connection {
	const marked: Marked = socket as Socket & Marked;
	return marked[CONNECTION] ??= connect(socket);
}

function connect({ remoteAddress }: Socket): Connection {
	const peer = (remoteAddress === undefined ? undefined : readAddress(remoteAddress)) ?? LOCAL;
	return { peer, key: keyOf(peer), requests: 0, last: null, isBroken: false };
}
