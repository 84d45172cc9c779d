/*
 * Assets as doors: what pages link to, kept for good, because its name changes with its bytes.
 */

import { ASSETS } from '#assets';
import type { Asset, AssetSource } from '../assets/asset.ts';
import { InputError, quote } from '../errors.ts';
import { READS, type Door, type Reply } from './door.ts';

export type { Asset };

/** Where assets are, behind the path that the service is mounted under. */
const PLACE = '/assets/';

/** What every page of a service needs to know of it. */
export interface Site {
	/** The path that it is mounted under. */
	readonly base: string;
	readonly assets: AssetSource;
}

/** The assets that a program handed over, or those of the package. */
export const assetSource = (given: readonly Asset[] | null): AssetSource =>
	(given === null ? ASSETS : { ...ASSETS, all: () => given, encoded: () => undefined });

/** The path of an asset as a page links to it; undefined where there is no such asset, and the page does without. */
export function assetPath({ assets, base }: Site, name: string): string | undefined {
	const found = assets.all().find((asset) => asset.name === name);
	return found && `${base}${PLACE}${found.file}`;
}

/** `style.3f9c2a81.css` as `style.css`. */
const nameOf = (file: string): string => file.replace(/\.[0-9a-f]+(?=\.[a-z]+$)/, '');

/** The door of all assets. */
export function assetDoor(assets: AssetSource): Door {
	const replies = new Map<string, Reply>();
	const replyOf = (asset: Asset): Reply => {
		const encoded = assets.encoded(asset);
		return { status: 200, type: asset.type, body: asset.text, keep: 'forever', ...(encoded && { encoded }) };
	};
	return {
		path: `${PLACE}{file}`,
		methods: READS,
		cost: 1,
		answer: ({ parts: { file = '' } }) => {
			const known = replies.get(file);
			if (known !== undefined) return known;
			// A page that a browser kept over a release asks for what was there before: what is there now fits it better than nothing.
			const asset = assets.all().find((one) => one.file === file || one.name === nameOf(file));
			if (asset === undefined) throw new InputError({ code: 'not-found', path: [], detail: `There is no asset ${quote(file)}.` });
			const reply = replyOf(asset);
			if (asset.file !== file) return { ...reply, keep: 'never' };
			replies.set(file, reply);
			return reply;
		},
	};
}
