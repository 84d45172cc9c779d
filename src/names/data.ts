/*
 * How name data come in: bytes that the program gave, else the packed file on disk, else the texts it is made from.
 *
 * Source  data/SOURCES.md.
 * Proof   test/names/data.test.ts, pack.test.ts.
 */

import { hashBytes } from '../math/hash.ts';
import { DISK } from '#disk';
import { InputError } from '../errors.ts';
import { joinTexts, numberColumn, type NumberColumn, type Table, type Texts } from './columns.ts';
import { openPacked, type Packed, type Source } from './packed.ts';

export const DATA_FILES = ['common-names.txt', 'tailwind.txt', 'extended-names.txt'] as const;

export type DataFile = (typeof DATA_FILES)[number];

let given: Packed | undefined;

/** From now on names come from these bytes, those of the packed file. Throws InputError where they are none. */
export function useBytes(bytes: Uint8Array): void {
	const packed = opened(bytes);
	if (packed === undefined) throw notLoaded('These bytes are no names.bin of this version of tincture, or not all of it. Pass that file.');
	given = packed;
}

function opened(bytes: Uint8Array): Packed | undefined {
	try {
		return openPacked(bytes.length, (at, size) => bytes.slice(at, at + size));
	} catch {
		// Its head is no JSON.
		return undefined;
	}
}

const notLoaded = (detail: string): InputError => new InputError({ code: 'unavailable', path: [], detail });

/** The table as packed; undefined where nothing is. */
export const packedTable = (name: string): Table | undefined => (given ?? DISK?.packed())?.table(name);

/** The table as packed, or built. */
export const tableOf = <T extends object>(name: string, build: () => T): T =>
	// What was packed is what `build` gave.
	packedTable(name) as T | undefined ?? build();

function textOf(file: DataFile): Uint8Array {
	const text = DISK?.text(file);
	if (text === undefined)
		throw notLoaded('The color names are not here. Write "await loadNames(url)" with the address of names.bin before the first name.');
	return text;
}

/** The lines of a list; the file ends with a line feed. */
export const readLines = (file: DataFile): string[] => new TextDecoder().decode(textOf(file)).trimEnd().split('\n');

/** Names, each with its 8-bit color. */
export type Names = Texts & { readonly colors: NumberColumn };

/** A list of lines `rrggbb name`. */
export function readNames(file: DataFile): Names {
	const lines = readLines(file);
	return {
		...joinTexts(lines.map((line) => line.slice(7))),
		colors: numberColumn(lines.map((line) => Number.parseInt(line.slice(0, 6), 16))),
	};
}

/** A text file as it is now. */
export function sourceOf(file: DataFile): Source {
	const bytes = textOf(file);
	return { file, size: bytes.length, sum: hashBytes(bytes) };
}
