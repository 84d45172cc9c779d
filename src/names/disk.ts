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
	/** Path of the packed file, for messages. */
	readonly place: string;
}

const textUrl = (file: string): URL => new URL(`../../data/${file}`, import.meta.url);

/** Next to the compiled code, from any of its folders, since the service is one bundled file; missing next to the sources. */
const packedUrl = (): URL => new URL('../names/names.bin', import.meta.url);

const statFile = (url: URL): { readonly size: number; readonly mtimeMs: number } | undefined => statSync(url, { throwIfNoEntry: false });

const packedOnce = once((): { readonly packed: Packed | undefined } => ({ packed: openWhole() }));

export const DISK: Disk | undefined = {
	text: (file) => (statFile(textUrl(file)) === undefined ? undefined : readFileSync(textUrl(file))),
	packed: () => packedOnce().packed,
	get place() {
		return fileURLToPath(packedUrl());
	},
};

function openWhole(): Packed | undefined {
	const file = readPacked(), packed = file && openPacked(file.bytes);
	return packed?.sources.every((source) => isUnchanged(source, file!.mtimeMs)) ? packed : undefined;
}

function readPacked(): { readonly bytes: Uint8Array; readonly mtimeMs: number } | undefined {
	try {
		return { bytes: readFileSync(packedUrl()), mtimeMs: statSync(packedUrl()).mtimeMs };
	} catch {
		// Missing, a directory, no permission, or a failing disk.
		return undefined;
	}
}

/** True if the text file matches the packed one. A later modification time proves nothing: installing and copying change it. */
function isUnchanged({ file, size, sum }: Source, packedAt: number): boolean {
	const text = statFile(textUrl(file));
	// The published package has no texts.
	if (text === undefined) return true;
	return text.size === size && (text.mtimeMs <= packedAt || hashBytes(readFileSync(textUrl(file))) === sum);
}
