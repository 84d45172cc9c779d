/*
 * Binary encoding of numbers and texts, and base64, the form of bytes in JSON.
 */

/** Whole number 0 to 65535, big-endian. */
export const word16 = (n: number): readonly number[] => [(n >> 8) & 255, n & 255];

/** Whole number 0 to 2^32 - 1, big-endian. */
export const word32 = (n: number): readonly number[] => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

/** IEEE 754 single precision, big-endian. */
export function float32(x: number): readonly number[] {
	const bytes = new Uint8Array(4);
	new DataView(bytes.buffer).setFloat32(0, x);
	return [...bytes];
}

/** ASCII text as big-endian UTF-16 with a terminating zero. */
export const utf16 = (text: string): readonly number[] =>
	[...Array.from(text, (letter) => word16(letter.charCodeAt(0))), word16(0)].flat();

/** ASCII text, one byte per letter. */
export const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Encodes bytes as base64. */
export const toBase64 = (bytes: readonly number[]): string => btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));

/** Decodes base64, with white space in any place. Throws for any other text. */
export function fromBase64(text: string): Uint8Array {
	const binary = atob(text), bytes = new Uint8Array(binary.length);
	for (let i = 0; i < bytes.length; i++) bytes[i] = binary.charCodeAt(i);
	return bytes;
}
