/*
 * The packed file: tables of columns as bytes that need no reading, only placing.
 *
 * A mark, the length of the head, the head as JSON (which column lies where), then the columns, each at a multiple of
 * eight, so that a typed array can lie right on top of it. Numbers are in the byte order of the machine that packed
 * them; another one does not recognize the mark and uses the texts.
 *
 * The head names the text files it was made from with their size and a sum, to tell when they are not the same any more.
 *
 * Proof  test/names/pack.test.ts.
 */

import type { Column, Table } from './columns.ts';

/** A text file as it was: its length in bytes and the sum of its bytes. */
export interface Source {
	readonly file: string;
	readonly size: number;
	readonly sum: number;
}

/**
 * `u24` are numbers of 32 bits that need 24: their highest bytes less the middle ones, those, and the lowest less the middle
 * ones, for the channels of a color are alike. `rising16` and `rising32`
 * never fall, and the steps between them are bytes. `steps16` and `steps32` mostly go in small steps, up or down: those,
 * the low bytes of all of them and then the next ones. They fill as much room and a compressor makes less of them.
 */
type Kind = 'u8' | 'u16' | 'u24' | 'u32' | 'rising16' | 'rising32' | 'steps16' | 'steps32' | 'f64' | 'text';

interface Place {
	readonly kind: Kind;
	/** Bytes from the beginning of the table. */
	readonly at: number;
	readonly size: number;
}

interface TablePlace {
	/** Bytes from where the tables begin. */
	readonly at: number;
	readonly size: number;
	readonly columns: Readonly<Record<string, Place>>;
}

interface Head {
	readonly sources: readonly Source[];
	/** Bytes of all tables, which begin where the head ends. */
	readonly size: number;
	readonly tables: Readonly<Record<string, TablePlace>>;
}

// "Hue6" in the order of bytes of this machine. The digit counts the versions of this layout.
const MARK = 0x36657548;

/** Mark and length of the head. */
const PREAMBLE_SIZE = 8;

const padded = (size: number): number => (size + 7) & ~7;

/**
 * Tables as the bytes of a file: mark, length of the head, head as JSON, columns each at a multiple of 8.
 * `sources` says what they were made of.
 */
export function pack(tables: Readonly<Record<string, Table>>, sources: readonly Source[]): Uint8Array {
	const bodies: { readonly at: number; readonly bytes: Uint8Array }[] = [];
	const places: Record<string, TablePlace> = {};
	let end = 0;
	for (const [name, table] of Object.entries(tables)) {
		const at = end, columns: Record<string, Place> = {};
		for (const [key, column] of Object.entries(table)) {
			const bytes = bytesOf(column);
			columns[key] = { kind: kindOf(column), at: end - at, size: bytes.length };
			bodies.push({ at: end, bytes });
			end += padded(bytes.length);
		}
		places[name] = { at, size: end - at, columns };
	}
	const json = new TextEncoder().encode(JSON.stringify({ sources, size: end, tables: places } satisfies Head));
	const start = PREAMBLE_SIZE + padded(json.length);
	const out = new Uint8Array(start + end);
	out.fill(32, PREAMBLE_SIZE, start);
	out.set(new Uint8Array(Uint32Array.of(MARK, start - PREAMBLE_SIZE).buffer));
	out.set(json, PREAMBLE_SIZE);
	for (const { at, bytes } of bodies) out.set(bytes, start + at);
	return out;
}

/** A packed file that was recognized, whose tables are read when they are asked for. */
export interface Packed {
	readonly sources: readonly Source[];
	/** Undefined where it holds no table of the name. */
	readonly table: (name: string) => Table | undefined;
}

/**
 * A file by its size and what it holds from a place on, as bytes of their own; undefined where it is no packed file of
 * this machine, or not all of one.
 */
export function openPacked(fileSize: number, bytesAt: (at: number, size: number) => Uint8Array): Packed | undefined {
	if (fileSize < PREAMBLE_SIZE) return undefined;
	const [mark, size = 0] = new Uint32Array(bytesAt(0, PREAMBLE_SIZE).slice().buffer);
	if (mark !== MARK || fileSize < PREAMBLE_SIZE + size) return undefined;
	const { sources, size: total, tables } = JSON.parse(new TextDecoder().decode(bytesAt(PREAMBLE_SIZE, size))) as Head;
	const start = PREAMBLE_SIZE + size;
	if (fileSize !== start + total) return undefined;
	return {
		sources,
		table: (name) => {
			const place = Object.hasOwn(tables, name) ? tables[name] : undefined;
			return place && readTable(bytesAt(start + place.at, place.size), place.columns);
		},
	};
}

/** The columns of a table, from its bytes, which begin at a multiple of eight of their buffer. */
function readTable(bytes: Uint8Array, columns: TablePlace['columns']): Table {
	return Object.fromEntries(Object.entries(columns).map(([key, { kind, at, size }]) => {
		const from = bytes.byteOffset + at;
		switch (kind) {
			case 'u8': return [key, new Uint8Array(bytes.buffer, from, size)];
			case 'u16': return [key, new Uint16Array(bytes.buffer, from, size / 2)];
			case 'u24': return [key, joinedBytes(bytes.subarray(at, at + size))];
			case 'u32': return [key, new Uint32Array(bytes.buffer, from, size / 4)];
			case 'rising16': return [key, climbed(bytes.subarray(at, at + size), new Uint16Array(size))];
			case 'rising32': return [key, climbed(bytes.subarray(at, at + size), new Uint32Array(size))];
			case 'steps16': return [key, walked(bytes.subarray(at, at + size), new Uint16Array(size / 2))];
			case 'steps32': return [key, walked(bytes.subarray(at, at + size), new Uint32Array(size / 4))];
			case 'f64': return [key, new Float64Array(bytes.buffer, from, size / 8)];
			case 'text': return [key, new TextDecoder().decode(bytes.subarray(at, at + size))];
			default: return kind satisfies never;
		}
	}));
}

function kindOf(column: Column): Kind {
	if (typeof column === 'string') return 'text';
	if (column instanceof Float64Array) return 'f64';
	if (column instanceof Uint8Array) return 'u8';
	if (column.every((x, i) => isStep(x - (i === 0 ? 0 : column[i - 1]!)))) return column instanceof Uint16Array ? 'rising16' : 'rising32';
	const near = column.filter((x, i) => Math.abs(x - (i === 0 ? 0 : column[i - 1]!)) < NEAR).length;
	if (2 * near > column.length) return column instanceof Uint16Array ? 'steps16' : 'steps32';
	return column instanceof Uint16Array ? 'u16' : column.every((x) => x < 0x1000000) ? 'u24' : 'u32';
}

/** Steps below this are small: one byte holds them with their sign. */
const NEAR = 0x80;

const isStep = (difference: number): boolean => difference >= 0 && difference < 0x100;

function bytesOf(column: Column): Uint8Array {
	if (typeof column === 'string') return new TextEncoder().encode(column);
	const kind = kindOf(column);
	if (kind === 'rising16' || kind === 'rising32') return Uint8Array.from(column, (x, i) => x - (i === 0 ? 0 : column[i - 1]!));
	if (kind === 'steps16' || kind === 'steps32') return stepsIn(column as Uint16Array | Uint32Array);
	if (kind === 'u24') {
		const middles = Array.from(column, (x) => x >>> 8);
		return Uint8Array.from([...column.map((x, i) => (x >>> 16) - middles[i]!), ...middles, ...column.map((x, i) => x - middles[i]!)]);
	}
	return new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
}

function climbed<T extends Uint16Array | Uint32Array>(steps: Uint8Array, into: T): T {
	let x = 0;
	for (let i = 0; i < steps.length; i++) into[i] = x += steps[i]!;
	return into;
}

/** The differences around the number of bits, as whole numbers from 0 on: 0, -1, 1, -2, 2; their bytes by weight. */
function stepsIn(column: Uint16Array | Uint32Array): Uint8Array {
	const width = column.BYTES_PER_ELEMENT, unused = 32 - 8 * width, bytes = new Uint8Array(column.byteLength);
	for (let i = 0, before = 0; i < column.length; before = column[i++]!) {
		const step = (column[i]! - before) << unused >> unused, code = (step << 1) ^ (step >> 31);
		for (let byte = 0; byte < width; byte++) bytes[byte * column.length + i] = code >>> (8 * byte);
	}
	return bytes;
}

function walked<T extends Uint16Array | Uint32Array>(bytes: Uint8Array, into: T): T {
	const count = into.length, isWide = into.BYTES_PER_ELEMENT > 2;
	for (let i = 0, x = 0; i < count; i++) {
		let code = bytes[i]! | bytes[count + i]! << 8;
		if (isWide) code |= bytes[2 * count + i]! << 16 | bytes[3 * count + i]! << 24;
		into[i] = x += (code >>> 1) ^ -(code & 1);
	}
	return into;
}

function joinedBytes(bytes: Uint8Array): Uint32Array {
	const count = bytes.length / 3, numbers = new Uint32Array(count);
	for (let i = 0; i < count; i++) {
		const middle = bytes[count + i]!;
		numbers[i] = (bytes[i]! + middle & 255) << 16 | middle << 8 | (bytes[2 * count + i]! + middle & 255);
	}
	return numbers;
}
