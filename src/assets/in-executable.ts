/*
 * Replaces `disk.ts` in a single executable: the files of `dist/assets` that it contains.
 *
 * Source  Node.js, Single executable applications, assets.
 */

import { getAsset } from 'node:sea';
import type { Asset, AssetSource } from './asset.ts';
import { encode } from './encode.ts';

let cached: readonly Asset[] | undefined;

export const ASSETS: AssetSource = {
	// The build wrote this JSON with the same interface.
	all: () => cached ??= JSON.parse(getAsset('assets.json', 'utf8')) as readonly Asset[],
	encoded: ({ text }) => encode(text),
	encode,
	built: (name) => {
		try {
			const text = getAsset(name, 'utf8');
			return { text, encoded: encode(text) };
		} catch {
			// There is no such asset.
			return undefined;
		}
	},
};
