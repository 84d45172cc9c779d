/*
 * Which coding of an answer a client takes, and which language: Accept-Encoding, as RFC 9110 §12.5.3 says, and Accept-Language.
 */

import { CODINGS, type Coding } from '../assets/asset.ts';

/**
 * The coding to send of those that are there; null for the bytes as they are. The one with the highest weight, of equal
 * ones the better; as they are where nothing is asked, because a client that says nothing may understand nothing.
 */
export function codingFor(accept: string | null, there: readonly Coding[]): Coding | null {
	if (accept === null) return null;
	const weights = weightsIn(accept);
	const weightOf = (coding: string): number => weights.get(coding) ?? weights.get('*') ?? 0;
	let best: Coding | null = null, most = weights.get('identity') ?? 0;
	for (const coding of CODINGS) {
		const weight = there.includes(coding) ? weightOf(coding) : 0;
		// What is smaller wins against the bytes as they are, but not against one that stands before it.
		if (weight > 0 && (best === null ? weight >= most : weight > most)) {
			best = coding;
			most = weight;
		}
	}
	return best;
}

/**
 * The language to send of those that are there, by Accept-Language (RFC 9110 §12.5.4); English where another is not wanted
 * more. A region says nothing here: `ru-KZ` is Russian. Of equal weights the first counts, as browsers write them in order.
 */
export function languageFor(accept: string | null, there: readonly string[]): string {
	let best = 'en', most = 0;
	for (const [range, weight] of weightsIn(accept ?? '')) {
		const language = range.split('-')[0]!;
		if (weight > most && (language === 'en' || there.includes(language))) {
			best = language;
			most = weight;
		}
	}
	return best;
}

/** `br;q=0.5, gzip` as weights by name, in lower case and in their order; what cannot be read weighs nothing. */
function weightsIn(list: string): ReadonlyMap<string, number> {
	return new Map(list.split(',').map((item) => {
		const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
		const weight = parameters.find((parameter) => parameter.startsWith('q='));
		return [name, weight === undefined ? 1 : Number(/^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? 0)];
	}));
}
