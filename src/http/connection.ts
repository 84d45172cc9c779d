/*
 * State of a connection: its peer, number of requests, last response.
 */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { LOCAL, readAddress, type Address } from './client-address.ts';
import type { LineStream } from './line-stream.ts';

export interface Connection {
	/** Parsed once per connection, because parsing an address is slow. */
	readonly peer: Address;
	requests: number;
	/** The response to the last request that arrived. Responses end in order, so when this one has ended, all have. */
	last: ServerResponse | null;
	/** Number of pipelined requests that wait for earlier responses. */
	waiting: number;
	/** Called when no request waits any more. */
	onIdle: (() => void) | null;
	/** The open stream of lines, which has its own deadlines. */
	stream: LineStream | null;
	/** True while nothing is read. */
	isHeld: boolean;
	/** True after bytes that are not a request; nothing more is answered. */
	isBroken: boolean;
}

const CONNECTION = Symbol('connection');

interface Marked {
	[CONNECTION]?: Connection;
}

/** The state of a socket, created on first use. */
export function getConnection(socket: Socket): Connection {
	const marked: Marked = socket as Socket & Marked;
	return marked[CONNECTION] ??= connect(socket);
}

function connect({ remoteAddress }: Socket): Connection {
	const peer = (remoteAddress === undefined ? undefined : readAddress(remoteAddress)) ?? LOCAL;
	return { peer, requests: 0, last: null, waiting: 0, onIdle: null, stream: null, isHeld: false, isBroken: false };
}

/**
 * Stops reading from a connection. In one turn libuv reads up to 2 MiB of it, or 30,000 requests. Node resumes reading after each
 * answer, so that is undone.
 */
export function hold(socket: Socket, connection: Connection): void {
	if (connection.isHeld) return;
	connection.isHeld = true;
	socket.pause().on('resume', pauseAgain);
}

/** Reads from a held connection again. */
export function release(socket: Socket, connection: Connection): void {
	if (!connection.isHeld) return;
	connection.isHeld = false;
	socket.off('resume', pauseAgain).resume();
}

function pauseAgain(this: Socket): void {
	this.pause();
}
