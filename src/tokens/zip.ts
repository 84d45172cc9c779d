/*
 * Writes a ZIP archive of a few small files without compression: local headers, the central directory, its end. Equal files give equal
 * bytes: every timestamp is 1 January 1980, the earliest of ZIP.
 *
 * Source  PKWARE APPNOTE 6.3.10 §4.3; CRC-32 of ISO 3309 (polynomial 0xEDB88320, reflected), whose check value is 0xCBF43926.
 * Proof   test/tokens/swatch-files.test.ts.
 */

import { ascii } from './bytes.ts';

/** Whole number 0 to 65535, little-endian. */
const low16 = (n: number): readonly number[] => [n & 255, (n >> 8) & 255];
const low32 = (n: number): readonly number[] => [n & 255, (n >>> 8) & 255, (n >>> 16) & 255, (n >>> 24) & 255];

/** The CRC-32 of ZIP, PNG and Ethernet, 0 to 2^32 - 1. */
export function crc32(bytes: readonly number[]): number {
	let crc = 0xffffffff;
	for (const byte of bytes) {
		crc ^= byte;
		for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
	}
	return (crc ^ 0xffffffff) >>> 0;
}

/** Version 2.0, no flags, no compression, midnight of 1 January 1980. */
const PLAIN = [20, 0, 0, 0, 0, 0, 0, 0, 0x21, 0];

/** An archive of ASCII names and contents, in order. */
export function zip(files: readonly (readonly [name: string, text: string])[]): number[] {
	// Array literals, because a spread into arguments overflows the stack at about 120,000 bytes.
	let locals: readonly number[] = [], directory: readonly number[] = [];
	for (const [name, text] of files) {
		const content = ascii(text), size = low32(content.length), letters = ascii(name);
		const facts = [...PLAIN, ...low32(crc32(content)), ...size, ...size, ...low16(letters.length), 0, 0];
		directory = [
			...directory, 0x50, 0x4b, 1, 2, 20, 0, ...facts, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...low32(locals.length), ...letters,
		];
		locals = [...locals, 0x50, 0x4b, 3, 4, ...facts, ...letters, ...content];
	}
	const count = low16(files.length);
	return [
		...locals, ...directory,
		0x50, 0x4b, 5, 6, 0, 0, 0, 0, ...count, ...count, ...low32(directory.length), ...low32(locals.length), 0, 0,
	];
}
