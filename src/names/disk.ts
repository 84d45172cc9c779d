/*
 * The name data on disk: the only place where the library touches a file, and only where the runtime is Node, Deno or
 * Bun. Elsewhere `no-disk.ts` stands in its place; the `imports` of package.json choose.
 *
 * The truth is text, one color a line, in `data/`; `../../data` is right from src/ and from dist/. The build packs what
 * follows from it into `names.bin` beside the compiled code. In the repository the packed file counts only while it
 * tells what the texts tell; the package holds it alone.
 *
 * Reading is synchronous, because the first color word cannot be answered without it; importing reads nothing.
 *
 * Proof  test/names/pack.test.ts.
 */

import { hashBytes } from '../math/hash.ts';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { once } from './once.ts';
import { openPacked, type Packed, type Source } from './packed.ts';

/** A place that holds the data. */
export interface Disk {
	/** The bytes of a text file; undefined where it is not there. */
	readonly text: (file: string) => Uint8Array | undefined;
	/** The packed file, or undefined where there is none that still tells what the texts do. */
	readonly packed: () => Packed | undefined;
}

const textUrl = (file: string): URL => new URL(`../../data/${file}`, import.meta.url);

/** Beside the compiled code, from whichever room of it, for the service is one bundled file; there is none beside the sources. */
const packedUrl = (): URL => new URL('../names/names.bin', import.meta.url);

const sizeOf = (url: URL): { readonly size: number; readonly mtimeMs: number } | undefined => statSync(url, { throwIfNoEntry: false });

const packedOnce = once((): { readonly packed: Packed | undefined } => ({ packed: openWhole() }));

export const DISK: Disk | undefined = {
	text: (file) => (sizeOf(textUrl(file)) === undefined ? undefined : readFileSync(textUrl(file))),
	packed: () => packedOnce().packed,
};

function openWhole(): Packed | undefined {
	const url = packedUrl(), file = sizeOf(url);
	if (file === undefined) return undefined;
	const packed = openPacked(file.size, (at, size) => bytesAt(url, at, size));
	return packed?.sources.every((source) => isUnchanged(source, file.mtimeMs)) ? packed : undefined;
}

/** A text that came along later than the packed file may still be the same: installing and copying set times anew. */
function isUnchanged({ file, size, sum }: Source, packedAt: number): boolean {
	const text = sizeOf(textUrl(file));
	// Only the packed file was brought here: it is all there is.
	if (text === undefined) return true;
	return text.size === size && (text.mtimeMs <= packedAt || hashBytes(readFileSync(textUrl(file))) === sum);
}

function bytesAt(url: URL, at: number, size: number): Uint8Array {
	const bytes = new Uint8Array(size), descriptor = openSync(url, 'r');
	try {
		for (let done = 0, read = 1; done < size && read > 0; done += read) {
			read = readSync(descriptor, bytes, done, size - done, at + done);
		}
	} finally {
		closeSync(descriptor);
	}
	return bytes;
}
