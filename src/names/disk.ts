/*
 * The name data of the sources and of the service: files on disk. The published package has `module.ts` instead, and runtimes other
 * than Node `no-data.ts`, by the `imports` of package.json.
 *
 * The sources are text files in `data/`, one color a line; `../../data` is right from src/ and from dist/. The build packs the
 * derived tables into `names.bin` next to the compiled code, which is used only if it matches the texts. A damaged file is not used.
 *
 * Reading is synchronous, because the first color word needs it; importing reads nothing. The file is read once and whole, so
 * damaging or deleting it later changes no answer.
 *
 * Proof  test/names/pack.test.ts.
 */

import { hashBytes } from '../math/hash.ts';
import { readFileSync, statSync } from 'node:fs';
import { once } from './once.ts';
import { openPacked, type Packed, type Source } from './packed.ts';
import { pathOf } from './path-of.ts';

/** A source of name data. */
export interface NameData {
	/** The bytes of a text file; undefined if it is missing. */
	readonly text: (file: string) => Uint8Array | undefined;
	/** The packed file; undefined if it is missing, damaged, or no longer matches the texts. */
	readonly packed: () => Packed | undefined;
	/** Path of the packed file, for messages. */
	readonly place: string;
}

const textPath = (file: string): string => pathOf(`../../data/${file}`);

/** Next to the compiled code, from any of its folders, since the service is one bundled file; missing next to the sources. */
const packedPath = (): string => pathOf('../names/names.bin');

const statFile = (path: string): { readonly size: number; readonly mtimeMs: number } | undefined =>
	statSync(path, { throwIfNoEntry: false });

const packedOnce = once((): { readonly packed: Packed | undefined } => ({ packed: openWhole() }));

export const NAME_DATA: NameData | undefined = {
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
	// A container may have no texts.
	if (text === undefined) return true;
	return text.size === size && (text.mtimeMs <= packedAt || hashBytes(readFileSync(textPath(file))) === sum);
}
