/*
 * Assets on disk: those that the build wrote beside the compiled code, else made of the sources. Read when one is first
 * asked for, and never again.
 */

import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Asset, AssetSource, Encoded } from './asset.ts';
import { documentFile, makeAssets } from './make.ts';
import { ASSET_TABLE } from './table.ts';

/** Beside the compiled code, from whichever room of it, for the service is one bundled file. */
const beside = (name: string): URL => new URL(`../assets/${name}`, import.meta.url);

let known: readonly Asset[] | undefined;

const isThere = (name: string): boolean => existsSync(beside(name));

const isBuilt = (): boolean => isThere('assets.json');

export const ASSETS: AssetSource = {
	// The build wrote what the interface says.
	all: () => known ??= isBuilt() ? JSON.parse(textOf('assets.json')) as readonly Asset[] : ASSET_TABLE.flatMap(makeAssets),
	encoded: ({ file }) => (isBuilt() ? encodedOf(file) : undefined),
	encode: (text) => ({ br: brotliCompressSync(text), gzip: gzipSync(text) }),
	built: (name) => {
		if (isThere(name)) return isThere(`${name}.br`) ? { text: textOf(name), encoded: encodedOf(name) } : { text: textOf(name) };
		const page = documentFile(name);
		return page === undefined ? undefined : { text: readFileSync(page, 'utf8') };
	},
};

const textOf = (name: string): string => readFileSync(beside(name), 'utf8');

const encodedOf = (name: string): Encoded => ({ br: readFileSync(beside(`${name}.br`)), gzip: readFileSync(beside(`${name}.gz`)) });
