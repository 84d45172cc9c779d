/*
 * FNV-1a with 32 bits: a quick mark for a text or for bytes, the same on every machine. Not for secrets.
 *
 * Source  Fowler, Noll, Vo; RFC 9923 (offset basis and prime).
 * Proof   test/math/hash.test.ts holds published values.
 */

const BASIS = 0x811c9dc5, PRIME = 0x01000193;

/** Of the UTF-16 units of a text from one place up to another: 0 to 2^32 - 1. */
export function hashText(text: string, from = 0, to = text.length): number {
	let hash = BASIS;
	for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
	return hash >>> 0;
}

/** Of bytes: 0 to 2^32 - 1. */
export function hashBytes(bytes: Uint8Array): number {
	let hash = BASIS;
	for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, PRIME);
	return hash >>> 0;
}
