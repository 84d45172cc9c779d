/*
 * Files of bytes: numbers as they stand in them, and base64, in which JSON carries them.
 */

/** A whole number, 0 to 65535, high byte first. */
export const word16 = (n: number): readonly number[] => [(n >> 8) & 255, n & 255];

/** A whole number, 0 to 2^32 - 1, high byte first. */
export const word32 = (n: number): readonly number[] => [(n >>> 24) & 255, (n >>> 16) & 255, (n >>> 8) & 255, n & 255];

/** A number as IEEE 754 in 32 bits, high byte first. */
export function float32(x: number): readonly number[] {
	const bytes = new Uint8Array(4);
	new DataView(bytes.buffer).setFloat32(0, x);
	return [...bytes];
}

/** Text of ASCII as UTF-16, high byte first, with the zero that ends it. */
export const utf16 = (text: string): readonly number[] =>
	[...Array.from(text, (letter) => word16(letter.charCodeAt(0))), word16(0)].flat();

/** Text of ASCII, a byte a letter. */
export const ascii = (text: string): readonly number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Bytes as text of JSON. */
export const toBase64 = (bytes: readonly number[]): string => btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));

/** The bytes of such a text. */
export const fromBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
