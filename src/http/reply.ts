/*
 * Replies as node:http sends them: the body is a string with one character a byte (latin1), because Node then sends head and body in
 * one piece.
 */

import { hash } from 'node:crypto';
import type { Reply } from '../doors/door.ts';
import { sealInSteps, type Sealed } from '../doors/sealed.ts';

export type HttpReply = Sealed<string>;

/** Serializes a reply with its versions. `maxAge` is the number of seconds for which answers may be cached. */
export function seal(reply: Reply, maxAge?: number): HttpReply {
	const steps = sealInSteps(reply, toLatin1, maxAge);
	let step = steps.next();
	while (step.done !== true) step = steps.next(hash('sha256', step.value, 'base64url'));
	return step.value;
}

const toLatin1 = ({ buffer, byteOffset, byteLength }: Uint8Array): string => Buffer.from(buffer, byteOffset, byteLength).toString('latin1');
