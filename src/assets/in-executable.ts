/*
 * What stands in the place of `disk.ts` in a single executable: the files of `dist/assets` that were put into it.
 *
 * Source  Node.js, Single executable applications, assets.
 */

import { getAsset } from 'node:sea';
import type { Asset, AssetSource } from './asset.ts';
import { encode } from './encode.ts';

let known: readonly Asset[] | undefined;

export const ASSETS: AssetSource = {
	// The build wrote what the interface says.
	all: () => known ??= JSON.parse(getAsset('assets.json', 'utf8')) as readonly Asset[],
	encoded: ({ text }) => encode(text),
	encode,
	built: (name) => {
		try {
			const text = getAsset(name, 'utf8');
			return { text, encoded: encode(text) };
		} catch {
			// There is none of that name.
			return undefined;
		}
	},
};
