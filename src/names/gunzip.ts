/*
 * Decompression of the name data outside of Node, in JavaScript, because edge functions of Next.js do not have `DecompressionStream`.
 * Written for data that the build compressed: damaged data give other bytes, which the checksum of the tables refuses.
 *
 * Source  RFC 1952 (1996), section 2.3 (gzip); RFC 1951 (1996), sections 3.2.2 (codes), 3.2.4 (stored blocks), 3.2.5 (lengths and
 *         distances), 3.2.6 (fixed codes), 3.2.7 (dynamic codes).
 * Proof   test/names/gunzip.test.ts.
 */

/** Bytes of a gzip file before and after its blocks, if it has no name and no comment. The last four are the size of the content. */
const HEAD_SIZE = 10, TAIL_SIZE = 8;

/** Largest content in bytes. */
const LARGEST = 2 ** 24;

const END_OF_BLOCK = 256;

/** Extra bits of the lengths 257 to 285 and of the distances, and the first value of each. */
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const LENGTHS = [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227, 258];
const DISTANCE_BITS = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13];
const DISTANCES = [
	1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073, 4097, 6145, 8193, 12289, 16385,
	24577,
];

/** Order in which a dynamic block stores the lengths of the codes for code lengths. */
const LENGTH_ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** Symbols by the next `bits` bits: symbol * 16 + length of its code; 0 for bits that begin no code. */
interface Codes {
	readonly bits: number;
	readonly entries: Uint16Array;
}

/** Canonical codes from the length of each; they are stored with their bits in reverse order. */
function makeCodes(lengths: Uint8Array): Codes {
	const bits = Math.max(1, ...lengths), entries = new Uint16Array(1 << bits);
	for (let length = 1, code = 0; length <= bits; length++, code <<= 1) {
		for (let symbol = lengths.indexOf(length); symbol >= 0; symbol = lengths.indexOf(length, symbol + 1), code++) {
			let reversed = 0;
			for (let bit = 0; bit < length; bit++) reversed |= ((code >> bit) & 1) << (length - 1 - bit);
			for (let at = reversed; at < entries.length; at += 1 << length) entries[at] = symbol * 16 + length;
		}
	}
	return { bits, entries };
}

const fixedLengths = (): Uint8Array => new Uint8Array(288).fill(8, 0, 144).fill(9, 144, 256).fill(7, 256, 280).fill(8, 280);

/** The content of a gzip file; undefined if it is too short or its content larger than 16 MiB. */
export function gunzip(file: Uint8Array): Uint8Array | undefined {
	if (file.length < HEAD_SIZE + TAIL_SIZE) return undefined;
	const size = new DataView(file.buffer, file.byteOffset).getUint32(file.length - 4, true);
	return size > LARGEST ? undefined : inflate(file.subarray(HEAD_SIZE, -TAIL_SIZE), size);
}

/** Decompresses blocks to `size` bytes. Damaged blocks give other bytes. */
function inflate(source: Uint8Array, size: number): Uint8Array {
	const out = new Uint8Array(size);
	let at = 0, bits = 0, count = 0, end = 0;

	// Reading ahead passes the end by at most the longest code.
	const isOpen = (): boolean => end < size && at <= source.length + 2;
	const fill = (wanted: number): void => {
		for (; count < wanted; count += 8) bits |= (source[at++] ?? 0) << count;
	};
	const take = (wanted: number): number => {
		fill(wanted);
		const value = bits & ((1 << wanted) - 1);
		bits >>>= wanted;
		count -= wanted;
		return value;
	};
	const next = (codes: Codes): number => {
		fill(codes.bits);
		const entry = codes.entries[bits & (codes.entries.length - 1)]!, length = entry & 15;
		bits >>>= length;
		count -= length;
		return entry >> 4;
	};

	/** Lengths of the codes of a dynamic block: of literals and lengths, then of distances. */
	const readCodes = (): readonly [Codes, Codes] => {
		const literals = take(5) + 257, distances = take(5) + 1, lengths = new Uint8Array(19);
		for (let i = 0, most = take(4) + 4; i < most; i++) lengths[LENGTH_ORDER[i]!] = take(3);
		const codes = makeCodes(lengths), all = new Uint8Array(literals + distances);
		for (let i = 0; i < all.length;) {
			const symbol = next(codes);
			if (symbol < 16) all[i++] = symbol;
			else {
				const value = symbol === 16 ? all[i - 1] ?? 0 : 0, times = symbol === 16 ? 3 + take(2) : symbol === 17 ? 3 + take(3) : 11 + take(7);
				all.fill(value, i, i += times);
			}
		}
		return [makeCodes(all.subarray(0, literals)), makeCodes(all.subarray(literals))];
	};

	const copyStored = (): void => {
		at -= count >> 3;
		bits = count = 0;
		const length = take(16);
		take(16);
		out.set(source.subarray(at, at + Math.min(length, size - end)), end);
		at += length;
		end += length;
	};

	const readValue = (symbol: number, first: readonly number[], extraBits: readonly number[]): number =>
		(first[symbol] ?? 0) + take(extraBits[symbol] ?? 0);

	const readBlock = ([symbols, distances]: readonly [Codes, Codes]): void => {
		for (let symbol = next(symbols); symbol !== END_OF_BLOCK && isOpen(); symbol = next(symbols)) {
			if (symbol < END_OF_BLOCK) {
				out[end++] = symbol;
				continue;
			}
			const length = readValue(symbol - END_OF_BLOCK - 1, LENGTHS, LENGTH_BITS), by = readValue(next(distances), DISTANCES, DISTANCE_BITS);
			for (const stop = Math.min(end + length, size); end < stop; end++) out[end] = out[end - by] ?? 0;
		}
	};

	for (let isLast = 0; isLast === 0 && isOpen();) {
		isLast = take(1);
		const kind = take(2);
		if (kind === 0) copyStored();
		else readBlock(kind === 2 ? readCodes() : [makeCodes(fixedLengths()), makeCodes(new Uint8Array(30).fill(5))]);
	}
	return out;
}
