/*
 * FNV-1a, 32 bits: a fast hash of text or bytes, the same on every machine; and a checksum for large files. Not cryptographic.
 *
 * Source  Fowler, Noll, Vo; RFC 9923 (offset basis and prime).
 * Proof   test/math/hash.test.ts holds published values.
 */

const BASIS = 0x811c9dc5, PRIME = 0x01000193;

/** Hashes the UTF-16 units of a text between two indices: 0 to 2^32 - 1. */
export function hashText(text: string, from = 0, to = text.length): number {
	let hash = BASIS;
	for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
	return hash >>> 0;
}

/** Hashes bytes: 0 to 2^32 - 1. */
export function hashBytes(bytes: Uint8Array): number {
	let hash = BASIS;
	for (let i = 0; i < bytes.length; i++) hash = Math.imul(hash ^ bytes[i]!, PRIME);
	return hash >>> 0;
}

/**
 * Checksum of 32-bit words, 0 to 2^32 - 1. FNV-1a over words, four times as fast as over bytes; the shift carries high bits down,
 * which a multiplication alone never does. Each step is a bijection of the state and of the word, so one changed word always shows.
 */
export function hashWords(words: Uint32Array): number {
	let hash = BASIS;
	for (let i = 0; i < words.length; i++) {
		hash = Math.imul(hash ^ words[i]!, PRIME);
		hash ^= hash >>> 15;
	}
	return hash >>> 0;
}
