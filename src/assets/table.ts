/*
 * Every asset, and the sources it is made of.
 */

/** Paths from `src/`. Styles are set one behind the other; a script is bundled from its one entry. */
export interface AssetRow {
	readonly name: string;
	readonly type: string;
	readonly from: readonly [string, ...string[]];
}

export const ASSET_TABLE: readonly AssetRow[] = [
	{ name: 'style.css', type: 'text/css; charset=utf-8', from: ['doors/style/base.css'] },
	{ name: 'reference.css', type: 'text/css; charset=utf-8', from: ['doors/style/reference.css'] },
	{ name: 'page.css', type: 'text/css; charset=utf-8', from: ['page/page.css'] },
	{ name: 'page.js', type: 'text/javascript; charset=utf-8', from: ['page/main.ts'] },
];
