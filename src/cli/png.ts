/*
 * Reads a PNG image into RGBA bytes.
 *
 * Values  Eight bits a channel, not premultiplied; 16 bits lose the lower eight, gray and palettes become colors. Gamma and profiles are
 *         ignored: bytes are taken as sRGB.
 * Source  PNG (Third Edition), W3C 2025: §5.3 (chunks), §7.2 (scanlines), §8.1 (Adam7), §9.2 (filters), §11.2.1 (header), §11.3.1 (tRNS).
 * Proof   test/cli/png.test.ts.
 */

import { inflateSync } from 'node:zlib';

interface Image {
	readonly width: number;
	readonly height: number;
	/** Four bytes for each pixel. */
	readonly pixels: Uint8Array;
}

/** Why a file is not an image that can be read. */
type PngFault = 'not-png' | 'too-large' | 'damaged';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export const MOST_PIXELS = 50_000_000;

/** Channels by color type; undefined for types that do not exist. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Bit depths by color type. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = { 0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16] };

/** First column and row of each pass of Adam7, and the steps. */
const ADAM7 = [[0, 0, 8, 8], [4, 0, 8, 8], [0, 4, 4, 8], [2, 0, 4, 4], [0, 2, 2, 4], [1, 0, 2, 2], [0, 1, 1, 2]] as const;

interface Header {
	readonly width: number;
	readonly height: number;
	readonly depth: number;
	readonly type: number;
	readonly isInterlaced: boolean;
}

/** Decodes a file. */
export function decodePng(file: Uint8Array): Image | PngFault {
	if (!SIGNATURE.every((byte, i) => file[i] === byte)) return 'not-png';
	const view = new DataView(file.buffer, file.byteOffset, file.byteLength), data: Uint8Array[] = [];
	let header: Header | undefined, palette: Uint8Array | undefined, clear: Uint8Array | undefined;
	for (let at = SIGNATURE.length; at + 12 <= file.length;) {
		const length = view.getUint32(at), name = String.fromCharCode(...file.subarray(at + 4, at + 8)), end = at + 8 + length;
		if (end + 4 > file.length) return 'damaged';
		const chunk = file.subarray(at + 8, end);
		if (name === 'IHDR') header = readHeader(chunk);
		else if (name === 'PLTE') palette = chunk;
		else if (name === 'tRNS') clear = chunk;
		else if (name === 'IDAT') data.push(chunk);
		else if (name === 'IEND') break;
		at = end + 4;
	}
	if (header === undefined || (header.type === 3 && palette === undefined)) return 'damaged';
	if (header.width * header.height > MOST_PIXELS) return 'too-large';
	const passes = listPasses(header), bytes = passes.reduce((sum, pass) => sum + pass.height * (1 + rowBytes(header, pass.width)), 0);
	const raw = inflate(data, bytes);
	if (raw === undefined) return 'damaged';
	const pixels = new Uint8Array(4 * header.width * header.height), toPixel = pixelReader(header, palette, clear);
	let from = 0;
	for (const { width, height, x, y, dx, dy } of passes) {
		const stride = rowBytes(header, width), step = Math.max(1, (CHANNELS[header.type]! * header.depth) >> 3);
		let above: Uint8Array = new Uint8Array(stride);
		for (let row = 0; row < height; row++, from += 1 + stride) {
			const line = raw.subarray(from + 1, from + 1 + stride);
			if (!unfilterInto(line, above, raw[from]!, step)) return 'damaged';
			for (let i = 0; i < width; i++) toPixel(line, i, pixels, 4 * ((y + row * dy) * header.width + x + i * dx));
			above = line;
		}
	}
	return { width: header.width, height: header.height, pixels };
}

function readHeader(chunk: Uint8Array): Header | undefined {
	if (chunk.length !== 13) return undefined;
	const view = new DataView(chunk.buffer, chunk.byteOffset), [depth, type, compression, filter, interlace] = chunk.subarray(8);
	const width = view.getUint32(0), height = view.getUint32(4);
	const isValid = width > 0 && height > 0 && DEPTHS[type!]?.includes(depth!) && compression === 0 && filter === 0 && interlace! < 2;
	return isValid ? { width, height, depth: depth!, type: type!, isInterlaced: interlace === 1 } : undefined;
}

const rowBytes = ({ type, depth }: Header, width: number): number => Math.ceil(width * CHANNELS[type]! * depth / 8);

/** The parts of the image that are stored one after the other. One without columns is absent; one without lines has no bytes. */
const listPasses = ({ width, height, isInterlaced }: Header) => (isInterlaced ? ADAM7 : [[0, 0, 1, 1] as const])
	.map(([x, y, dx, dy]) => ({ x, y, dx, dy, width: Math.ceil((width - x) / dx), height: Math.ceil((height - y) / dy) }))
	.filter((pass) => pass.width > 0);

/** Exactly `length` bytes, or undefined. */
function inflate(data: readonly Uint8Array[], length: number): Uint8Array | undefined {
	try {
		const raw = inflateSync(Buffer.concat(data), { maxOutputLength: length });
		return raw.length === length ? raw : undefined;
	} catch {
		return undefined;
	}
}

/** Reverses the filter of a line, in place; false for a filter that does not exist. */
function unfilterInto(line: Uint8Array, above: Uint8Array, filter: number, step: number): boolean {
	for (let i = 0; i < line.length; i++) {
		const left = i < step ? 0 : line[i - step]!, up = above[i]!;
		switch (filter) {
			case 0: return true;
			case 1: line[i]! += left; break;
			case 2: line[i]! += up; break;
			case 3: line[i]! += (left + up) >> 1; break;
			case 4: line[i]! += paeth(left, up, i < step ? 0 : above[i - step]!); break;
			default: return false;
		}
	}
	return filter <= 4;
}

function paeth(left: number, up: number, corner: number): number {
	const sum = left + up - corner, a = Math.abs(sum - left), b = Math.abs(sum - up), c = Math.abs(sum - corner);
	return a <= b && a <= c ? left : b <= c ? up : corner;
}

type PixelReader = (line: Uint8Array, index: number, pixels: Uint8Array, at: number) => void;

/** Returns a function that reads one pixel of a line. */
function pixelReader({ depth, type }: Header, palette: Uint8Array | undefined, clear: Uint8Array | undefined): PixelReader {
	const channels = CHANNELS[type]!, most = 2 ** depth - 1;
	const sample = (line: Uint8Array, n: number): number => (depth === 16 ? (line[2 * n]! << 8) | line[2 * n + 1]!
		: depth === 8 ? line[n]! : (line[(n * depth) >> 3]! >> (8 - depth - ((n * depth) & 7))) & most);
	const toByte = (x: number): number => (depth === 16 ? x >> 8 : depth === 8 ? x : x * 255 / most);
	// A color that is transparent, of gray and RGB images. A chunk of another length is no color, and could be longer than a line.
	const hidden = clear?.length === 2 * channels ? Array.from({ length: channels }, (_, k) => (clear[2 * k]! << 8) | clear[2 * k + 1]!) : [];
	return (line, index, pixels, at) => {
		const first = sample(line, index * channels);
		if (type === 3) {
			for (let k = 0; k < 3; k++) pixels[at + k] = palette![3 * first + k] ?? 0;
			pixels[at + 3] = clear?.[first] ?? 255;
			return;
		}
		const isGray = channels < 3;
		for (let k = 0; k < 3; k++) pixels[at + k] = toByte(isGray ? first : sample(line, index * channels + k));
		const isHidden = hidden.length > 0 && hidden.every((value, k) => sample(line, index * channels + k) === value);
		pixels[at + 3] = channels % 2 === 0 ? toByte(sample(line, index * channels + channels - 1)) : isHidden ? 0 : 255;
	};
}
