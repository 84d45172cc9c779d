/*
 * Serves assets. Clients cache them permanently, because their names change with their content.
 */

import { ASSETS } from '#assets';
import type { Asset, AssetSource } from '../assets/asset.ts';
import { quote } from '../errors.ts';
import { READS, type Door, type Reply } from './door.ts';
import type { Mount } from './links.ts';
import type { DoorSettings } from './options.ts';
import { fault } from './refusals.ts';

/** The folder of assets, below the path that the service is mounted under. */
const PLACE = '/assets/';

/** The parts of a service that every page depends on. */
export interface Site extends Mount {
	readonly assets: AssetSource;
}

/** The site of a service with these settings. */
export const createSite = ({ basePath, disable, assets }: Pick<DoorSettings, 'basePath' | 'disable' | 'assets'>): Site =>
	({ base: basePath, hasPages: !disable.includes('pages'), assets: assetSource(assets) });

/** The assets that a program passed in, or those of the package. */
export const assetSource = (given: readonly Asset[] | null): AssetSource =>
	(given === null ? ASSETS : { ...ASSETS, all: () => given, encoded: () => undefined });

/** The path of a file of assets. */
export const pathTo = ({ base }: Site, file: string): string => base + PLACE + file;

/** An asset by its name; undefined for an unknown one. */
export const findAsset = ({ assets }: Site, name: string): Asset | undefined => assets.all().find((asset) => asset.name === name);

/** The path of an asset for links; undefined for an unknown name, and pages do without. */
export function assetPath(site: Site, name: string): string | undefined {
	const asset = findAsset(site, name);
	return asset && pathTo(site, asset.file);
}

/** Paths of the scripts that a script imports statically. Pages preload them to save a round trip. */
export const importPaths = (site: Site, name: string): readonly string[] =>
	(findAsset(site, name)?.imports ?? []).map((file) => pathTo(site, file));

/** `style.css` for `style.3f9c2a8151.css` and `page.js` for `page.BZZBEEO2.js`. */
const removeHash = (file: string): string => file.replace(/\.(?:[0-9a-f]+|[0-9A-Z]{8})(?=\.[a-z]+$)/, '');

/** The door of all assets. */
export function assetDoor(assets: AssetSource): Door {
	const replies = new Map<string, Reply>();
	const createReply = (asset: Asset): Reply => {
		const encoded = assets.encoded(asset);
		return { status: 200, type: asset.type, body: asset.text, keep: 'forever', ...(encoded && { encoded }) };
	};
	return {
		path: `${PLACE}{file}`,
		methods: READS,
		cost: 1,
		answer: ({ parts: { file = '' } }) => {
			const cached = replies.get(file);
			if (cached !== undefined) return cached;
			// A page that a browser cached before a release requests old files: the current ones are better than nothing.
			const asset = assets.all().find((one) => one.file === file || one.name === removeHash(file));
			if (asset === undefined) throw fault('not-found', `Unknown asset ${quote(file)}.`);
			const reply = createReply(asset);
			if (asset.file !== file) return { ...reply, keep: 'never' };
			replies.set(file, reply);
			return reply;
		},
	};
}
