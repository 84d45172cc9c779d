/*
 * Replies as node:http sends them: the body is a string with one character a byte (latin1), because Node then sends head and body in
 * one piece.
 */

import { hash } from 'node:crypto';
import type { Reply } from '../doors/door.ts';
import { sealInSteps, type Content, type Sealed } from '../doors/sealed.ts';

export type HttpReply = Sealed<string>;

/** Serializes a reply with its versions. `maxAge` is the number of seconds for which answers may be cached. */
export function seal(reply: Reply, maxAge?: number): HttpReply {
	const steps = sealInSteps(reply, toLatin1, maxAge);
	let step = steps.next();
	while (step.done !== true) step = steps.next(hash('sha256', step.value.content, 'base64url'));
	return step.value;
}

function toLatin1(content: Content): string {
	if (typeof content !== 'string') return Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString('latin1');
	// A text of ASCII is its own bytes.
	return Buffer.byteLength(content) === content.length ? content : Buffer.from(content).toString('latin1');
}
