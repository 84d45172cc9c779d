/*
 * Assets on disk: those that the build wrote beside the compiled code, else made of the sources. Read when one is first
 * asked for, and never again.
 *
 * The package as it is published leaves out what is compressed, as a third of its size; there it is made when it is first
 * asked for, a little less well.
 */

import { existsSync, readFileSync } from 'node:fs';
import type { Asset, AssetSource, Encoded } from './asset.ts';
import { encode } from './encode.ts';
import { documentFile, makeAssets } from './make.ts';
import { ASSET_TABLE } from './table.ts';

/** Beside the compiled code, from whichever room of it, for the service is one bundled file. */
const beside = (name: string): URL => new URL(`../assets/${name}`, import.meta.url);

let known: readonly Asset[] | undefined;

const isThere = (name: string): boolean => existsSync(beside(name));

const isBuilt = (): boolean => isThere('assets.json');

export const ASSETS: AssetSource = {
	// The build wrote what the interface says.
	all: () => known ??= isBuilt() ? JSON.parse(textOf('assets.json')) as readonly Asset[] : makeAssets(ASSET_TABLE),
	encoded: ({ file, text }) => (isBuilt() ? encodedOf(file, text) : undefined),
	encode,
	built: (name) => {
		if (isThere(name)) {
			const text = textOf(name);
			return { text, encoded: encodedOf(name, text) };
		}
		const page = documentFile(name);
		return page === undefined ? undefined : { text: readFileSync(page, 'utf8') };
	},
};

const textOf = (name: string): string => readFileSync(beside(name), 'utf8');

const encodedOf = (name: string, text: string): Encoded =>
	(isThere(`${name}.br`) ? { br: readFileSync(beside(`${name}.br`)), gzip: readFileSync(beside(`${name}.gz`)) } : encode(text));
