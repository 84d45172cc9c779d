/*
 * Assets on disk: those that the build wrote beside the compiled code, else made of the sources. Read when a page is
 * first asked for, and never again.
 */

import { existsSync, readFileSync } from 'node:fs';
import type { Asset, AssetSource, Encoded } from './asset.ts';
import { makeAsset } from './make.ts';
import { ASSET_TABLE } from './table.ts';

/** Beside the compiled code, from whichever room of it, for the service is one bundled file. */
const built = (name: string): URL => new URL(`../assets/${name}`, import.meta.url);

let known: readonly Asset[] | undefined;

const isBuilt = (): boolean => existsSync(built('assets.json'));

export const ASSETS: AssetSource = {
	// The build wrote what the interface says.
	all: () => known ??= isBuilt() ? JSON.parse(readFileSync(built('assets.json'), 'utf8')) as readonly Asset[] : ASSET_TABLE.map(makeAsset),
	encoded: ({ file }) => (isBuilt() ? { br: bytesOf(`${file}.br`), gzip: bytesOf(`${file}.gz`) } satisfies Encoded : undefined),
};

const bytesOf = (name: string): Uint8Array => readFileSync(built(name));
