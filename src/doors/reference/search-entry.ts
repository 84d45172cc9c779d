/*
 * An entry of the search index of the reference, which the service lists and the page ranks.
 */

export const SEARCH_INDEX = '/docs/search.json';

/** The kinds of entries; earlier ones come first among equals. */
export const SEARCH_KINDS = ['operation', 'guide', 'problem', 'field'] as const;

export type SearchKind = (typeof SEARCH_KINDS)[number];

/** An entry; the path is relative to the path that the service is mounted under. */
export type SearchEntry = readonly [
	kind: SearchKind, path: string, title: string, note: string, russianTitle: string, russianNote: string,
];
