/*
 * All tables of the names, and the bytes of the packed file.
 *
 * Proof  test/names/pack.test.ts.
 */

import type { Table, TableSet } from './columns.ts';
import { KEY_TABLES } from './find-name.ts';
import { LIST_TABLES, packNames } from './lists.ts';
import { DATA_FILES, fingerprint } from './data.ts';
import { ORIGINS } from './indexed-names.ts';
import { DEFAULT_LOCALE, LOCALES } from './locales/ids.ts';
import { TREE_TABLES } from './nearest.ts';
import { pack } from './packed.ts';
import { SEARCH_TABLES } from './search.ts';

/** Packs a list with the rows of its names in the default language. */
function packIndexed(id: 'common' | 'extended', buckets: Uint8Array): Table {
	const { origins, locales, places } = SEARCH_TABLES.search(), origin = ORIGINS.indexOf(id), locale = LOCALES.indexOf(DEFAULT_LOCALE);
	const rows = [...origins.keys()].filter((row) => origins[row] === origin && locales[row] === locale);
	return packNames(id, SEARCH_TABLES.rows(), rows[0]!, rows.map((row) => places[row]!), buckets);
}

export const TABLES: TableSet = {
	...LIST_TABLES, ...KEY_TABLES, ...TREE_TABLES, ...SEARCH_TABLES,
	'common': () => packIndexed('common', TREE_TABLES['tree-common']().buckets),
	'extended': () => packIndexed('extended', TREE_TABLES['tree-extended']().buckets),
};

/** All tables as the bytes of `names.bin`. */
export const packedNames = (): Uint8Array =>
	pack(Object.fromEntries(Object.entries(TABLES).map(([name, table]) => [name, table()])), DATA_FILES.map(fingerprint));
