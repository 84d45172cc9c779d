/*
 * Assets that the build wrote to disk, read once, on first use. When the sources run without a build, it is done then. A bundle has no
 * assets next to it, so it serves no pages.
 *
 * The published package omits compressed files, a third of its size. They are compressed on first use, slightly less well. It also
 * omits the OpenAPI description, which is then generated on first use.
 */

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Asset, AssetSource, Encoded } from './asset.ts';
import { pathOf } from '../names/path-of.ts';
import { encode } from './encode.ts';

/** A file of dist/assets/. The path works from any folder of dist/, because the service is bundled into one file. */
const assetPath = (name: string): string => pathOf(`../assets/${name}`);

let cached: readonly Asset[] | undefined;

const isThere = (name: string): boolean => existsSync(assetPath(name));

const isBuilt = (): boolean => isThere('assets.json');

export const ASSETS: AssetSource = {
	// The build wrote this JSON with the same interface.
	all: () => cached ??= JSON.parse(isBuilt() ? readText('assets.json') : printAssets()) as readonly Asset[],
	encoded: ({ file, text }) => (isBuilt() ? readEncoded(file, text) : undefined),
	encode,
	built: (name) => {
		if (isThere(name)) {
			const text = readText(name);
			return { text, encoded: readEncoded(name, text) };
		}
		const page = pathOf(`../../docs/${name}`);
		return existsSync(page) ? { text: readFileSync(page, 'utf8') } : undefined;
	},
};

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

const readText = (name: string): string => readFileSync(assetPath(name), 'utf8');

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
