/*
 * What is remembered of a connection: its peer, how much it has asked, its last answer.
 */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LOCAL, readAddress, type Address } from './client-address.ts';

export interface Connection {
	/** Read once, because reading an address text costs more than a request may. */
	readonly peer: Address;
	requests: number;
	/** The answer to the last request that arrived. Answers end in order, so when this one has, all have. */
	last: ServerResponse | null;
	/** How many requests wait for the answers before theirs. */
	waiting: number;
	/** What is to be done when none waits any more. */
	whenServed: (() => void) | null;
	/** The answer that is being streamed while its question still arrives; it has a deadline of its own. */
	streaming: ServerResponse | null;
	/** What arrived could not be read; nothing more is answered here. */
	isBroken: boolean;
}

const CONNECTION = Symbol('connection');

interface Marked {
	[CONNECTION]?: Connection;
}

/** What is remembered of a socket; made when it is first asked for, and gone with the socket. */
export function connectionOf(socket: Socket): Connection {
	const marked: Marked = socket as Socket & Marked;
	return marked[CONNECTION] ??= connect(socket);
}

function connect({ remoteAddress }: Socket): Connection {
	const peer = (remoteAddress === undefined ? undefined : readAddress(remoteAddress)) ?? LOCAL;
	return { peer, requests: 0, last: null, waiting: 0, whenServed: null, streaming: null, isBroken: false };
}
