/*
 * What arrives in one turn of the event loop is answered together: first all of it is read, then every answer is found,
 * then every answer is sent.
 *
 * Reading a request, finding its answer and writing to a socket are three large pieces of code and of kernel. Request
 * by request they push each other out of the processor's caches, and each write wakes the client for one answer. One
 * after the other, a known answer costs 0.8 of that and a new one half. A lone request loses nothing: the event loop
 * comes to `setImmediate` before it waits again.
 *
 * Connections come first. In one turn libuv (from 1.45 on) accepts one connection and reads from all that it has accepted. So
 * where turns were filled with answers, a hundred connections that a proxy opened at once, as it does when another instance
 * has gone, would wait for a hundred such turns: for a second, while those before them are served over and over.
 */

export interface Turn<T> {
	/** A connection was accepted, and others may wait behind it. */
	readonly connected: () => void;
	/** A request was read. */
	readonly asked: (exchange: T) => void;
	/** Its answer was found. */
	readonly answered: (exchange: T) => void;
}

/** For so many milliseconds an answer waits for others to be found; then costly questions keep nobody waiting. */
const PATIENCE_MS = 1;

/** For so many milliseconds what was asked waits while connections are accepted. */
const ACCEPTING_MS = 10;

/** `find` tells `answered`, at once or later. Neither function may throw. */
export function createTurn<T>(find: (exchange: T) => void, send: (exchange: T) => void): Turn<T> {
	let questions: T[] = [], answers: T[] = [];
	let isSet = false, hasConnected = false, heldSince = 0;

	const sendFound = (): void => {
		const found = answers;
		answers = [];
		for (const exchange of found) send(exchange);
	};
	/** Whether to turn once more and see whether a connection waits. */
	const isHeld = (): boolean => {
		if (!hasConnected) return false;
		hasConnected = false;
		const now = performance.now();
		heldSince ||= now;
		return now - heldSince < ACCEPTING_MS;
	};
	const end = (): void => {
		if (isHeld()) return void setImmediate(end);
		heldSince = 0;
		const asked = questions;
		questions = [];
		let since = performance.now();
		for (const exchange of asked) {
			find(exchange);
			if (performance.now() - since < PATIENCE_MS) continue;
			sendFound();
			since = performance.now();
		}
		isSet = false;
		sendFound();
	};
	const set = (): void => {
		if (!isSet) setImmediate(end);
		isSet = true;
	};

	return {
		connected: () => {
			hasConnected = true;
		},
		asked: (exchange) => {
			set();
			questions.push(exchange);
		},
		answered: (exchange) => {
			set();
			answers.push(exchange);
		},
	};
}
