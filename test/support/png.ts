/*
 * Writes PNG images by the specification: PNG (Third Edition), W3C 2025, §5.3 and §11.2.
 */

import { crc32, deflateSync } from 'node:zlib';

/** A chunk with its length and checksum. */
export function chunk(name: string, data: Uint8Array): Buffer {
	const body = Buffer.concat([Buffer.from(name, 'latin1'), data]), out = Buffer.alloc(8 + body.length);
	out.writeUInt32BE(data.length, 0);
	body.copy(out, 4);
	out.writeUInt32BE(crc32(body), 4 + body.length);
	return out;
}

export interface Content {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	readonly type: number;
	readonly interlace?: number;
	/** Scanlines with their filter bytes. */
	readonly raw: Uint8Array;
	readonly extra?: readonly Buffer[];
}

/** A file of one image. */
export function writePng({ width, height, depth, type, interlace = 0, raw, extra = [] }: Content): Buffer {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	header.set([depth, type, 0, 0, interlace], 8);
	const data = deflateSync(raw), half = data.length >> 1;
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 0x1a, 10]), chunk('IHDR', header), ...extra,
		chunk('IDAT', data.subarray(0, half)), chunk('IDAT', data.subarray(half)), chunk('IEND', Buffer.alloc(0)),
	]);
}
