/*
 * Name data: bytes passed by the program, else those of the runtime, else the source texts.
 *
 * Source  data/SOURCES.md.
 * Proof   test/names/data.test.ts, pack.test.ts.
 */

import { hashBytes } from '../math/hash.ts';
import { NAME_DATA } from '#name-data';
import { InputError } from '../errors.ts';
import { numberColumn, type NumberColumn, type Table } from './columns.ts';
import { openPacked, type Packed, type Source } from './packed.ts';

export const DATA_FILES = ['common-names.txt', 'tailwind.txt', 'extended-names.txt', 'rare-names.txt'] as const;

type DataFile = (typeof DATA_FILES)[number];

let passed: Packed | undefined;

/** Uses these bytes of packed names from now on. Throws InputError if they are of another file or damaged. */
export function useBytes(bytes: Uint8Array): void {
	const packed = openPacked(bytes);
	if (packed === undefined) throw notLoaded('These are not the names of this version of tincture, or they are damaged. Pass the export of tincture/names-data.');
	passed = packed;
}

const notLoaded = (detail: string): InputError => new InputError({ code: 'unavailable', path: [], detail });

/** The packed table; undefined if nothing is packed. */
export const packedTable = (name: string): Table | undefined => (passed ?? NAME_DATA?.packed())?.table(name);

/** The packed table, or built from the texts. */
export const loadTable = <T extends object>(name: string, build: () => T): T =>
	// The packed table is an output of `build`.
	packedTable(name) as T | undefined ?? build();

function readText(file: DataFile): Uint8Array {
	const text = NAME_DATA?.text(file);
	if (text !== undefined) return text;
	throw notLoaded(NAME_DATA === undefined
		? 'The color names are not loaded. Write "await loadNames(names)" with the export of tincture/names-data before the first name.'
		: `${NAME_DATA.place} is missing or damaged. Install tincture again.`);
}

/** Throws InputError if color names are available neither packed nor as texts. */
export function requireNames(): void {
	if (passed === undefined && NAME_DATA?.packed() === undefined) for (const file of DATA_FILES) readText(file);
}

/** Lines of a list; the file ends with a line feed. */
export const readLines = (file: DataFile): string[] => new TextDecoder().decode(readText(file)).trimEnd().split('\n');

/** Names, each with an 8-bit color. A type, not an interface, so that it is a `Table` too. */
export type Names = { readonly names: readonly string[]; readonly colors: NumberColumn };

/** Parses lines `rrggbb name`. */
export function readNames(file: DataFile): Names {
	const lines = readLines(file);
	return {
		names: lines.map((line) => line.slice(7)),
		colors: numberColumn(lines.map((line) => Number.parseInt(line.slice(0, 6), 16))),
	};
}

/** Fingerprint of a text file. */
export function fingerprint(file: DataFile): Source {
	const bytes = readText(file);
	return { file, size: bytes.length, sum: hashBytes(bytes) };
}
