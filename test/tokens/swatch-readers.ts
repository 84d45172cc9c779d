/*
 * Readers of swatch files for tests, written from the published layouts and not from the writers.
 *
 * Source  Those named in src/tokens/ase.ts, aco.ts and kpl.ts; PKWARE APPNOTE 6.3.10 §4.3 for the archive.
 */

import * as assert from 'uvu/assert';
import { crc32 } from '../../src/tokens/zip.ts';

/** Channels of 0..255 as HEX. */
export const hex = (channels: readonly number[]): string => `#${channels.map((x) => Math.round(x).toString(16).padStart(2, '0')).join('')}`;

/** UTF-16, high byte first, without the zero at its end. */
function nameAt(file: Buffer, at: number, letters: number): string {
	assert.is(file.readUInt16BE(at + 2 * letters - 2), 0);
	return Array.from({ length: letters - 1 }, (_, i) => String.fromCharCode(file.readUInt16BE(at + 2 * i))).join('');
}

export interface Block {
	readonly kind: number;
	readonly name?: string;
	readonly color?: string;
}

/** The blocks of an ASE file. */
export function aseBlocks(file: Buffer): Block[] {
	assert.equal([file.toString('latin1', 0, 4), file.readUInt16BE(4), file.readUInt16BE(6)], ['ASEF', 1, 0]);
	const blocks: Block[] = [];
	let at = 12;
	for (let i = 0; i < file.readUInt32BE(8); i++) {
		const kind = file.readUInt16BE(at), length = file.readUInt32BE(at + 2), start = at + 6;
		at = start + length;
		if (kind === 0xc002) {
			assert.is(length, 0);
			blocks.push({ kind });
			continue;
		}
		const letters = file.readUInt16BE(start), name = nameAt(file, start + 2, letters), rest = start + 2 + 2 * letters;
		if (kind === 0xc001) {
			assert.is(rest, at);
			blocks.push({ kind, name });
			continue;
		}
		assert.equal([kind, file.toString('latin1', rest, rest + 4), file.readUInt16BE(rest + 16), rest + 18], [1, 'RGB ', 2, at]);
		blocks.push({ kind, name, color: hex([4, 8, 12].map((offset) => file.readFloatBE(rest + offset) * 255)) });
	}
	assert.is(at, file.length, 'nothing behind the last block');
	return blocks;
}

/** The colors of an ACO file: those without names, and those with. */
export function readAco(file: Buffer): { readonly first: string[]; readonly second: (readonly [name: string, color: string])[] } {
	const colorAt = (at: number): string => {
		assert.equal([file.readUInt16BE(at), file.readUInt16BE(at + 8)], [0, 0]);
		return hex([2, 4, 6].map((offset) => file.readUInt16BE(at + offset) / 257));
	};
	assert.is(file.readUInt16BE(0), 1);
	const count = file.readUInt16BE(2), first = Array.from({ length: count }, (_, i) => colorAt(4 + 10 * i));
	let at = 4 + 10 * count;
	assert.equal([file.readUInt16BE(at), file.readUInt16BE(at + 2)], [2, count]);
	at += 4;
	const second = Array.from({ length: count }, () => {
		const color = colorAt(at), letters = file.readUInt32BE(at + 10), name = nameAt(file, at + 14, letters);
		at += 14 + 2 * letters;
		return [name, color] as const;
	});
	assert.is(at, file.length, 'nothing follows the last color');
	return { first, second };
}

/** The files of an archive by its central directory, each checked with its local header. */
export function unzipped(file: Buffer): Map<string, string> {
	const end = file.length - 22;
	assert.is(file.readUInt32LE(end), 0x06054b50);
	const words = (from: number, many: number): readonly number[] => Array.from({ length: many }, (_, i) => file.readUInt16LE(from + 2 * i));
	const files = new Map<string, string>(), count = file.readUInt16LE(end + 10);
	// One disk, and no comment.
	assert.equal([...words(end + 4, 3), ...words(end + 20, 1)], [0, 0, count, 0]);
	let at = file.readUInt32LE(end + 16);
	assert.is(at + file.readUInt32LE(end + 12), end);
	for (let i = 0; i < count; i++) {
		assert.is(file.readUInt32LE(at), 0x02014b50);
		// Made by version 2.0, needs 2.0, no flags, stored, 1 January 1980 (APPNOTE §4.3.12, §4.4).
		assert.equal(words(at + 4, 6), [20, 20, 0, 0, 0, 1 << 5 | 1]);
		assert.equal(words(at + 30, 6), [0, 0, 0, 0, 0, 0], 'no extra field, comment, other disk or attributes');
		const size = file.readUInt32LE(at + 24), letters = file.readUInt16LE(at + 28), local = file.readUInt32LE(at + 42);
		const name = file.toString('latin1', at + 46, at + 46 + letters);
		// Both headers are equal from the version to the lengths.
		assert.equal(file.subarray(local + 4, local + 28), file.subarray(at + 6, at + 30), name);
		assert.is(file.readUInt32LE(local), 0x04034b50);
		assert.is(file.readUInt32LE(at + 20), size, name);
		const start = local + 30 + letters, content = file.subarray(start, start + size);
		assert.is(file.readUInt32LE(at + 16), crc32([...content]), name);
		files.set(name, content.toString('utf8'));
		at += 46 + letters;
	}
	assert.is(at, end);
	return files;
}

/** The names and colors of the colorset.xml of a Krita palette. */
export const readColorSet = (xml: string): [name: string, color: string][] =>
	[...xml.matchAll(/name="([a-z0-9-]+)" id="\1" bitdepth="U8" spot="false"><sRGB r="([\d.]+)" g="([\d.]+)" b="([\d.]+)"\/>/g)]
		.map(([, name = '', ...channels]) => [name, hex(channels.map((channel) => Number(channel) * 255))]);
