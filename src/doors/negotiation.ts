/*
 * Selects the version of an answer by the headers of its request: JSON or a file, the content coding, the language.
 *
 * Source  RFC 9110 §12.4.2 (quality values), §12.5.1 (Accept), §12.5.3 (Accept-Encoding), §12.5.4 (Accept-Language).
 * Proof   test/doors/file.test.ts, test/doors/coding.test.ts.
 */

import { CODINGS, type Coding } from '../assets/asset.ts';
import { LANGUAGE_PARAMETER } from './language-parameter.ts';

/** Parses `br;q=0.5, gzip` into names in lower case with weights from 0 to 1, in order. An unreadable weight counts as 0. */
const parseWeights = (list: string): readonly (readonly [name: string, weight: number])[] => list.split(',').map((item) => {
	const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
	const weight = parameters.find((parameter) => parameter.startsWith('q='));
	return [name, weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? 0)];
});

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

/** The most specific range that matches a type: precision 2 for the type, 1 for `image/*`, 0 for any; -1 without a match. */
function findRange(ranges: ReturnType<typeof parseWeights>, type: string): { readonly precision: number; readonly weight: number } {
	const names = ['*/*', `${type.slice(0, type.indexOf('/'))}/*`, type];
	for (let precision = 2; precision >= 0; precision--) {
		const range = ranges.find(([name]) => name === names[precision]);
		if (range !== undefined) return { precision, weight: range[1] };
	}
	return { precision: -1, weight: 0 };
}

/**
 * Selects one of the available codings; null for no coding. The highest weight wins, then the smaller coding. Without the header there
 * is no coding, because the client may not support any.
 */
export function selectCoding(accept: string | null, available: readonly Coding[]): Coding | null {
	if (accept === null) return null;
	const weights = new Map(parseWeights(accept));
	const getWeight = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
	let best: Coding | null = null, most = weights.get('identity') ?? 0;
	for (const coding of CODINGS) {
		const weight = available.includes(coding) ? getWeight(coding) : 0;
		// A coding wins a tie with no coding, but not with a smaller coding.
		if (weight > 0 && (best === null ? weight >= most : weight > most)) {
			best = coding;
			most = weight;
		}
	}
	return best;
}

const NAMED_LANGUAGE = new RegExp(`[?&]${LANGUAGE_PARAMETER}(?:uage)?=([a-z]+)(?:&|$)`);

/**
 * The language that the query of a target names (`lang` or `language`) if it is English or available; otherwise that of
 * Accept-Language.
 */
export function chooseLanguage<L extends string>(target: string, accept: string | null, available: readonly L[]): L | 'en' {
	const named = NAMED_LANGUAGE.exec(target)?.[1];
	return named === 'en' ? named : available.find((one) => one === named) ?? selectLanguage(accept, available);
}

/**
 * Selects English or one of the available languages. Regions are ignored: `ru-KZ` is Russian. The first of equal weights wins, because
 * browsers list languages in order of preference.
 */
export function selectLanguage<L extends string>(accept: string | null, available: readonly L[]): L | 'en' {
	let best: L | 'en' = 'en', most = 0;
	for (const [range, weight] of parseWeights(accept ?? '')) {
		const tag = range.split('-')[0]!, language = tag === 'en' ? tag : available.find((one) => one === tag);
		if (weight > most && language !== undefined) {
			best = language;
			most = weight;
		}
	}
	return best;
}
