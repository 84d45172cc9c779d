/*
 * All tables of the names, and all of them as the bytes of the packed file.
 *
 * Proof  test/names/pack.test.ts.
 */

import type { TableSet } from './columns.ts';
import { KEY_TABLES } from './find-name.ts';
import { commonBeside, extendedBeside, LIST_TABLES } from './lists.ts';
import { DATA_FILES, sourceOf } from './data.ts';
import { DEFAULT_LOCALE, LOCALES } from './locale.ts';
import { TREE_TABLES } from './nearest.ts';
import { pack } from './packed.ts';
import { ORIGINS } from './search-index.ts';
import { SEARCH_TABLES } from './search.ts';

export const TABLES: TableSet = {
	...LIST_TABLES, ...KEY_TABLES, ...TREE_TABLES, ...SEARCH_TABLES,
	'common': () => {
		const { origins, locales } = SEARCH_TABLES.search(), common = ORIGINS.indexOf('common'), locale = LOCALES.indexOf(DEFAULT_LOCALE);
		const first = Array.from(origins).findIndex((origin, row) => origin === common && locales[row] === locale);
		return commonBeside(SEARCH_TABLES.rows(), first, TREE_TABLES['tree-common']().buckets);
	},
	'extended': () => {
		const { origins, places } = SEARCH_TABLES.search();
		const numbers = places.slice(origins.indexOf(ORIGINS.indexOf('extended')));
		return extendedBeside(SEARCH_TABLES.rows(), numbers, TREE_TABLES['tree-names']().buckets);
	},
};

/** All tables as the bytes of `names.bin`. */
export const packedNames = (): Uint8Array =>
	pack(Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [name, table()])), DATA_FILES.map(sourceOf));
