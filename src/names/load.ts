/*
 * The name lists on disk, read on first use: the only place where the library touches a file.
 *
 * The truth is text, one color a line, in `data/`; `../../data` is right from src/ and from dist/. The build packs
 * what follows from it (lists, trees, the index of words) into `names.bin` beside the compiled code, and a table that
 * stands there is read from there alone, without building anything. The sources run straight from the text, and so
 * does compiled code whose packed file is missing or older than the text.
 *
 * Reading is synchronous, because the first color word cannot be answered without it; importing reads nothing.
 */

import { closeSync, openSync, readFileSync, readSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { joinTexts, numberColumn, textAt, type NumberColumn, type Table, type Texts } from './columns.ts';
import { once } from './once.ts';
import { headSize, PREAMBLE_SIZE, readHead, readTable, sumOf, type Head, type Source } from './packed.ts';

export const DATA_FILES = ['css-names.txt', 'common-names.txt', 'tailwind.txt', 'extended-names.txt'] as const;

export type DataFile = (typeof DATA_FILES)[number];

const dataUrl = (file: string): URL => new URL(`../../data/${file}`, import.meta.url);

/** Beside the compiled code, from whichever room of it, for the service is one bundled file; there is none beside the sources. */
const PACKED_URL = new URL('../names/names.bin', import.meta.url);

/** The lines of a list; the file ends with a line feed. */
export const readLines = (file: DataFile): string[] => readFileSync(dataUrl(file), 'utf8').trimEnd().split('\n');

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
	const bytes = readFileSync(dataUrl(file));
	return { file, size: bytes.length, sum: sumOf(bytes) };
}

/** A table of the packed file, or undefined where there is no packed file that still tells what the texts do. */
export function packedTable(name: string): Table | undefined {
	const place = packed()?.tables[name];
	return place && readTable(bytesAt(packed()!.start + place.at, place.size), place.columns);
}

/** The table as packed, or built. */
export const tableOf = <T extends object>(name: string, build: () => T): T =>
	// What was packed is what `build` gave.
	packedTable(name) as T | undefined ?? build();

export const removePacked = (): void => rmSync(PACKED_URL, { force: true });

/** At one stroke: a service that starts meanwhile finds all of it or nothing. */
export function writePacked(bytes: Uint8Array): void {
	const unfinished = new URL('../names/names.bin.part', import.meta.url);
	writeFileSync(unfinished, bytes);
	renameSync(unfinished, PACKED_URL);
}

interface Packed extends Head {
	/** Where the tables begin. */
	readonly start: number;
}

const packedOnce = once((): { readonly packed: Packed | undefined } => ({ packed: openPacked() }));

const packed = (): Packed | undefined => packedOnce().packed;

function openPacked(): Packed | undefined {
	const stat = statSync(PACKED_URL, { throwIfNoEntry: false });
	if (stat === undefined || stat.size < PREAMBLE_SIZE) return undefined;
	const size = headSize(bytesAt(0, PREAMBLE_SIZE));
	if (size === 0) return undefined;
	const head = readHead(bytesAt(PREAMBLE_SIZE, size)), start = PREAMBLE_SIZE + size;
	const isWhole = stat.size === start + head.size;
	return isWhole && head.sources.every((source) => isUnchanged(source, stat.mtimeMs)) ? { ...head, start } : undefined;
}

/** A text that came along later than the packed file may still be the same: installing and copying set times anew. */
function isUnchanged({ file, size, sum }: Source, packedAt: number): boolean {
	const stat = statSync(dataUrl(file), { throwIfNoEntry: false });
	// Only the packed file was brought here: it is all there is.
	if (stat === undefined) return true;
	return stat.size === size && (stat.mtimeMs <= packedAt || sumOf(readFileSync(dataUrl(file))) === sum);
}

function bytesAt(at: number, size: number): Uint8Array {
	const bytes = new Uint8Array(size), descriptor = openSync(PACKED_URL, 'r');
	try {
		for (let done = 0, read = 1; done < size && read > 0; done += read) {
			read = readSync(descriptor, bytes, done, size - done, at + done);
		}
	} finally {
		closeSync(descriptor);
	}
	return bytes;
}

/** The 148 keywords of CSS. */
export const cssTable = once(() => tableOf('css', () => readNames('css-names.txt')));

/** The same, in lower case, with their color; in alphabetical order. */
export const cssNames = once((): ReadonlyMap<string, Rgb24> => {
	const table = cssTable();
	return new Map(Array.from(table.colors, (rgb, i) => [textAt(table, i), rgb]));
});
