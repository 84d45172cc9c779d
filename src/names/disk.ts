/*
 * The name data on disk: the only file access of the library, in Node, Deno and Bun only. Other runtimes get `no-disk.ts`
 * instead, through the `imports` of package.json.
 *
 * The sources are text files in `data/`, one color a line; `../../data` is right from src/ and from dist/. The build packs the
 * derived tables into `names.bin` next to the compiled code. In the repository the packed file is used only if it matches
 * the texts; the published package contains the packed file alone. A damaged file is not used.
 *
 * Reading is synchronous, because the first color word needs it; importing reads nothing. The file is read once and whole, so
 * damaging or deleting it later changes no answer.
 *
 * Proof  test/names/pack.test.ts.
 */

import { hashBytes } from '../math/hash.ts';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { once } from './once.ts';
import { openPacked, type Packed, type Source } from './packed.ts';

/** A source of name data. */
export interface Disk {
	/** The bytes of a text file; undefined if it is missing. */
	readonly text: (file: string) => Uint8Array | undefined;
	/** The packed file; undefined if it is missing, damaged, or no longer matches the texts. */
	readonly packed: () => Packed | undefined;
	/** Path of the packed file, for messages; empty in a bundle of CommonJS. */
	readonly place: string;
}

/**
 * Path of a file relative to this one. Bundlers resolve `new URL(…, import.meta.url)` while building, where `data/` is missing; so the
 * address is a variable. A bundle of CommonJS has no address, and an empty path names no file.
 */
export function pathOf(relative: string): string {
	const url = import.meta.url as string | undefined;
	return url?.startsWith('file:') ? fileURLToPath(new URL(relative, url)) : '';
}

const textPath = (file: string): string => pathOf(`../../data/${file}`);

/** Next to the compiled code, from any of its folders, since the service is one bundled file; missing next to the sources. */
const packedPath = (): string => pathOf('../names/names.bin');

const statFile = (path: string): { readonly size: number; readonly mtimeMs: number } | undefined =>
	statSync(path, { throwIfNoEntry: false });

const packedOnce = once((): { readonly packed: Packed | undefined } => ({ packed: openWhole() }));

export const DISK: Disk | undefined = {
	text: (file) => (statFile(textPath(file)) === undefined ? undefined : readFileSync(textPath(file))),
	packed: () => packedOnce().packed,
	get place() {
		return packedPath();
	},
};

function openWhole(): Packed | undefined {
	const file = readPacked(), packed = file && openPacked(file.bytes);
	return packed?.sources.every((source) => isUnchanged(source, file!.mtimeMs)) ? packed : undefined;
}

function readPacked(): { readonly bytes: Uint8Array; readonly mtimeMs: number } | undefined {
	try {
		return { bytes: readFileSync(packedPath()), mtimeMs: statSync(packedPath()).mtimeMs };
	} catch {
		// Missing, a directory, no permission, or a failing disk.
		return undefined;
	}
}

/** True if the text file matches the packed one. A later modification time proves nothing: installing and copying change it. */
function isUnchanged({ file, size, sum }: Source, packedAt: number): boolean {
	const text = statFile(textPath(file));
	// The published package has no texts.
	if (text === undefined) return true;
	return text.size === size && (text.mtimeMs <= packedAt || hashBytes(readFileSync(textPath(file))) === sum);
}
