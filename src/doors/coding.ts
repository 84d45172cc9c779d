/*
 * Selects the content coding and the language of an answer.
 *
 * Source  RFC 9110 §12.5.3 (Accept-Encoding), §12.5.4 (Accept-Language).
 * Proof   test/doors/coding.test.ts.
 */

import { CODINGS, type Coding } from '../assets/asset.ts';
import { LANGUAGE_PARAMETER } from './language-parameter.ts';
import { parseWeights } from './weights.ts';

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
