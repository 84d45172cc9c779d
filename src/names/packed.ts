/*
 * The packed file: tables of columns as bytes.
 *
 * Layout: a mark, the length of the head, the head as JSON (the place of each column), then the columns, each at a multiple
 * of eight, so that a typed array can view it in place; last a checksum of everything before it. Numbers are in the byte
 * order of the packing machine; a machine of the other order does not recognize the mark and uses the texts.
 *
 * The head lists the source text files with their size and hash, to detect changes.
 *
 * Proof  test/names/pack.test.ts.
 */

import { hashWords } from '../math/hash.ts';
import type { Column, Table } from './columns.ts';

/** Fingerprint of a text file: its size in bytes and a hash of its bytes. */
export interface Source {
	readonly file: string;
	readonly size: number;
	readonly sum: number;
}

/**
 * Encodings of columns. Numbers of 16 and 32 bits are stored as steps from the previous number, 0, -1, 1, -2, 2 as 0 to 4, the low
 * bytes of all steps first, then the next bytes: most columns have small steps, whose other bytes are 0 and compress well. Each text
 * of a list ends with a line feed.
 */
type Kind = 'u8' | 'steps16' | 'steps32' | 'f64' | 'text' | 'texts';

interface Place {
	readonly kind: Kind;
	/** Offset in the table, in bytes. */
	readonly at: number;
	readonly size: number;
}

interface TablePlace {
	/** Offset from the start of all tables, in bytes. */
	readonly at: number;
	readonly size: number;
	readonly columns: Readonly<Record<string, Place>>;
}

interface Head {
	readonly sources: readonly Source[];
	readonly tables: Readonly<Record<string, TablePlace>>;
}

// "Hue9" in this machine's byte order. The digit is the version of the layout.
const MARK = 0x39657548;

/** Bytes of the mark and the length of the head. */
const PREAMBLE_SIZE = 8;

/** Bytes of the checksum and its padding, at the end of the file. */
const CHECKSUM_SIZE = 8;

const alignUp = (size: number): number => (size + 7) & ~7;

/** Packs tables into the bytes of a file; `sources` are fingerprints of their text files. */
export function pack(tables: Readonly<Record<string, Table>>, sources: readonly Source[]): Uint8Array {
	const bodies: { readonly at: number; readonly bytes: Uint8Array }[] = [];
	const places: Record<string, TablePlace> = {};
	let end = 0;
	for (const [name, table] of Object.entries(tables)) {
		const at = end, columns: Record<string, Place> = {};
		for (const [key, column] of Object.entries(table)) {
			const { kind, bytes } = encodeColumn(column);
			columns[key] = { kind, at: end - at, size: bytes.length };
			bodies.push({ at: end, bytes });
			end += alignUp(bytes.length);
		}
		places[name] = { at, size: end - at, columns };
	}
	const json = new TextEncoder().encode(JSON.stringify({ sources, tables: places } satisfies Head));
	const start = PREAMBLE_SIZE + alignUp(json.length);
	const out = new Uint8Array(start + end + CHECKSUM_SIZE);
	out.fill(32, PREAMBLE_SIZE, start);
	out.set(new Uint8Array(Uint32Array.of(MARK, start - PREAMBLE_SIZE).buffer));
	out.set(json, PREAMBLE_SIZE);
	for (const { at, bytes } of bodies) out.set(bytes, start + at);
	new Uint32Array(out.buffer, start + end, 1)[0] = checksum(out);
	return out;
}

/** Checksum of a file's bytes, all except the last eight. */
const checksum = (file: Uint8Array): number =>
	hashWords(new Uint32Array(file.buffer, file.byteOffset, (file.length - CHECKSUM_SIZE) / 4));

/** A packed file with a valid checksum; its tables are read on first use. */
export interface Packed {
	readonly sources: readonly Source[];
	/** Returns a table, or undefined if the file has none by that name. */
	readonly table: (name: string) => Table | undefined;
}

/**
 * Opens the bytes of a packed file; undefined if they are not a file of this layout and byte order, or are damaged. `isWhole` skips the
 * checksum, for bytes that another one has proved.
 */
export function openPacked(bytes: Uint8Array, isWhole = false): Packed | undefined {
	if (bytes.length < PREAMBLE_SIZE + CHECKSUM_SIZE || bytes.length % 8 !== 0) return undefined;
	// Typed arrays need aligned offsets.
	const file = bytes.byteOffset % 8 === 0 ? bytes : new Uint8Array(bytes);
	const [mark, size = 0] = new Uint32Array(file.buffer, file.byteOffset, 2);
	const [sum] = new Uint32Array(file.buffer, file.byteOffset + file.length - CHECKSUM_SIZE, 1);
	if (mark !== MARK || (!isWhole && sum !== checksum(file))) return undefined;
	const start = PREAMBLE_SIZE + size;
	// The checksum proves that these are the bytes that `pack` wrote.
	const { sources, tables } = JSON.parse(new TextDecoder().decode(file.subarray(PREAMBLE_SIZE, start))) as Head;
	return {
		sources,
		table: (name) => {
			const place = Object.hasOwn(tables, name) ? tables[name] : undefined;
			return place && readTable(file.subarray(start + place.at, start + place.at + place.size), place.columns);
		},
	};
}

/** The columns of a table from its bytes, which begin at a multiple of eight in their buffer. */
function readTable(bytes: Uint8Array, columns: TablePlace['columns']): Table {
	return Object.fromEntries(Object.entries(columns).map(([key, { kind, at, size }]) => {
		// Not `subarray`, which returns a Buffer of a Buffer: its methods are slower.
		const body = new Uint8Array(bytes.buffer, bytes.byteOffset + at, size);
		switch (kind) {
			case 'u8': return [key, body];
			case 'steps16': return [key, sumSteps(body, new Uint16Array(size / 2))];
			case 'steps32': return [key, sumSteps(body, new Uint32Array(size / 4))];
			case 'f64': return [key, new Float64Array(body.buffer, body.byteOffset, size / 8)];
			case 'text': return [key, new TextDecoder().decode(body)];
			case 'texts': return [key, new TextDecoder().decode(body).split(END).slice(0, -1)];
			default: return kind satisfies never;
		}
	}));
}

/** End of a text in a list. */
const END = '\n';

function encodeColumn(column: Column): { readonly kind: Kind; readonly bytes: Uint8Array } {
	if (typeof column === 'string') return { kind: 'text', bytes: new TextEncoder().encode(column) };
	if (column instanceof Uint8Array) return { kind: 'u8', bytes: column };
	if (column instanceof Uint16Array) return { kind: 'steps16', bytes: encodeSteps(column) };
	if (column instanceof Uint32Array) return { kind: 'steps32', bytes: encodeSteps(column) };
	if (column instanceof Float64Array) return { kind: 'f64', bytes: new Uint8Array(column.buffer, column.byteOffset, column.byteLength) };
	return { kind: 'texts', bytes: new TextEncoder().encode(column.map((text) => text + END).join('')) };
}

function encodeSteps(column: Uint16Array | Uint32Array): Uint8Array {
	const width = column.BYTES_PER_ELEMENT, unused = 32 - 8 * width, bytes = new Uint8Array(column.byteLength);
	for (let i = 0, before = 0; i < column.length; before = column[i++]!) {
		const step = (column[i]! - before) << unused >> unused, code = (step << 1) ^ (step >> 31);
		for (let byte = 0; byte < width; byte++) bytes[byte * column.length + i] = code >>> (8 * byte);
	}
	return bytes;
}

function sumSteps<T extends Uint16Array | Uint32Array>(bytes: Uint8Array, into: T): T {
	const count = into.length, isWide = into.BYTES_PER_ELEMENT > 2;
	for (let i = 0, x = 0; i < count; i++) {
		let code = bytes[i]! | bytes[count + i]! << 8;
		if (isWide) code |= bytes[2 * count + i]! << 16 | bytes[3 * count + i]! << 24;
		into[i] = x += (code >>> 1) ^ -(code & 1);
	}
	return into;
}
