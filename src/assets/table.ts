/*
 * Every asset, and the sources it is made of: those that another loads before it, for it calls them by their names.
 */

/** Paths from `src/`. Styles are set one behind the other; a script is bundled from its one entry. */
export interface AssetRow {
	readonly name: string;
	readonly type: string;
	readonly from: readonly [string, ...string[]];
	/** Of a script: what it loads when that is needed, as parts that share its scope. */
	readonly parts?: readonly string[];
	/** Scripts of this table that it loads too. */
	readonly loads?: readonly string[];
}

const SCRIPT = 'text/javascript; charset=utf-8';

export const ASSET_TABLE: readonly AssetRow[] = [
	{ name: 'style.css', type: 'text/css; charset=utf-8', from: ['doors/style/base.css'] },
	{ name: 'reference.css', type: 'text/css; charset=utf-8', from: ['doors/style/reference.css'] },
	{ name: 'page.css', type: 'text/css; charset=utf-8', from: ['doors/style/base.css', 'page/page.css'] },
	{ name: 'page-words-en.js', type: SCRIPT, from: ['page/words-en.ts'] },
	{ name: 'page-words-ru.js', type: SCRIPT, from: ['page/words-ru.ts'] },
	{
		name: 'page.js', type: SCRIPT, from: ['page/main.ts'],
		parts: ['page/views/contrasting.ts', 'page/views/making.ts'], loads: ['page-words-en.js', 'page-words-ru.js'],
	},
];
