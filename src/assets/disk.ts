/*
 * Assets that the build wrote to disk, read once, on first use. When the sources run without a build, it is done then. A bundle has no
 * assets next to it, so it serves no pages.
 *
 * The published package omits compressed files, a third of its size. They are compressed on first use, slightly less well. It also
 * omits the OpenAPI description, which is then generated on first use.
 *
 * Proof  test/deploy/damaged.ts.
 */

import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SUMS, type Asset, type AssetSource, type Encoded } from './asset.ts';
import { InputError } from '../errors.ts';
import { pathOf } from '../names/path-of.ts';
import { encode } from './encode.ts';

/** A file of dist/assets/. The path works from any folder of dist/, because the service is bundled into one file. */
const assetPath = (name: string): string => pathOf(`../assets/${name}`);

let cached: readonly Asset[] | undefined;

const isBuilt = (): boolean => existsSync(assetPath('assets.json'));

export const ASSETS: AssetSource = {
	all: () => cached ??= isBuilt() ? readAssets() : parseAssets(printAssets()),
	encoded: ({ file, text }) => (isBuilt() ? readEncoded(file, text) : undefined),
	encode,
	built: (name) => {
		// The checksum of gzip proves a text.
		const text = readGzip(name) ?? readText(assetPath(name));
		if (text !== undefined) return { text, encoded: readEncoded(name, text) };
		const page = readText(pathOf(`../../docs/${name}`));
		return page === undefined ? undefined : { text: page };
	},
};

// The build wrote this JSON with the same interface.
const parseAssets = (json: string): readonly Asset[] => JSON.parse(json) as readonly Asset[];

/** The assets of the build. Throws InputError if they or the page of the library are damaged. */
function readAssets(): readonly Asset[] {
	const sums = readText(assetPath(SUMS)) ?? '';
	const [assets = ''] = ['assets.json', 'library.md'].map((name) => {
		const path = assetPath(name), text = readText(path);
		if (text !== undefined && sums.includes(`${hash('sha256', text)}  ${name}\n`)) return text;
		throw new InputError({ code: 'unavailable', path: [], detail: `${path} is damaged or unreadable. Build or install tincture again.` });
	});
	return parseAssets(assets);
}

/** Most characters that the build may print. */
const MOST_PRINTED = 2 ** 24;

/** All assets as JSON, built from the sources in a separate process, because esbuild's plugins are asynchronous; none without sources. */
function printAssets(): string {
	const program = pathOf('../../build/print-assets.ts');
	if (!existsSync(program)) return '[]';
	return execFileSync(process.execPath, ['--import=tsx', program], {
		cwd: pathOf('../..'), encoding: 'utf8', maxBuffer: MOST_PRINTED,
	});
}

/** A text file; undefined if it is missing or unreadable. */
function readText(path: string): string | undefined {
	try {
		return readFileSync(path, 'utf8');
	} catch {
		return undefined;
	}
}

/** The text of a file that the build compressed; undefined if it is missing or damaged. */
function readGzip(name: string): string | undefined {
	try {
		return gunzipSync(readFileSync(assetPath(`${name}.gz`))).toString();
	} catch {
		return undefined;
	}
}

/** A compressed file; undefined if it is missing or does not hold the text. */
function readIntact(name: string, decompress: (bytes: Uint8Array) => Buffer, text: string): Uint8Array | undefined {
	try {
		const bytes = readFileSync(assetPath(name));
		return decompress(bytes).toString() === text ? bytes : undefined;
	} catch {
		return undefined;
	}
}

/** The files that the build compressed. Without them, and if one is damaged, the text is compressed again. */
function readEncoded(name: string, text: string): Encoded {
	const br = readIntact(`${name}.br`, brotliDecompressSync, text), gzip = readIntact(`${name}.gz`, gunzipSync, text);
	return br && gzip ? { br, gzip } : encode(text);
}
