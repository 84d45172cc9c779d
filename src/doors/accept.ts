/*
 * Decides between JSON and a file by the Accept header.
 *
 * Source  RFC 9110 §12.5.1.
 * Proof   test/doors/file.test.ts.
 */

import { parseWeights } from './weights.ts';

/**
 * True if the client prefers the media type to JSON. With equal weights the more specific range wins, and JSON wins a tie. Never true
 * for JSON itself.
 */
export function prefersFile(mediaType: string, accept: string | null): boolean {
	if (accept === null || mediaType === 'application/json' || !accept.includes('/')) return false;
	const ranges = parseWeights(accept);
	const file = findRange(ranges, mediaType), json = findRange(ranges, 'application/json');
	const isMore = file.weight > json.weight || (file.weight === json.weight && file.precision > json.precision);
	return file.precision > 0 && file.weight > 0 && isMore;
}

type Range = readonly [name: string, weight: number];

/** The most specific range that matches a type: precision 2 for the type, 1 for `image/*`, 0 for any; -1 without a match. */
function findRange(ranges: readonly Range[], type: string): { readonly precision: number; readonly weight: number } {
	const names = ['*/*', `${type.slice(0, type.indexOf('/'))}/*`, type];
	for (let precision = 2; precision >= 0; precision--) {
		const range = ranges.find(([name]) => name === names[precision]);
		if (range !== undefined) return { precision, weight: range[1] };
	}
	return { precision: -1, weight: 0 };
}
