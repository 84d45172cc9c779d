/*
 * Misspelt Russian adjectives: written as they sound (`берюзовый`, `чорный`), or with one letter too many, too few, wrong or swapped.
 *
 * Only adjectives, whose length tells them apart: `колено` is written like `калина`, and a short word is near to too many.
 *
 * Proof  test/names/locales/ru/spelling.test.ts.
 */

import { isWithin } from '../../typo.ts';
import { adjectiveStem, isAdjective } from './endings.ts';

/** Letters of a stem that sounds like another, at least; and of one with a slip: `краный`. */
const SHORTEST_HEARD = 4;
const SHORTEST_SLIP = 5;

/** Letters of both stems from which a wrong vowel is a slip, not another word: `стильный` is not стальной. */
const SHORTEST_WRONG = 7;

/**
 * How unlikely it is that the first word is the second, misspelt: 0 for equal sound, 1 for a slip, undefined for another word. Either may
 * be the first half of a compound.
 */
export function misspelling(typed: string, intended: string): number | undefined {
	const one = stemOf(typed), other = stemOf(intended);
	if (one === undefined || other === undefined) return undefined;
	if (one.length >= SHORTEST_HEARD && soundOf(one) === soundOf(other)) return 0;
	const isWrong = one.length === other.length && !isSwapped(one, other);
	const isLikely = isWrong ? one.length >= SHORTEST_WRONG && withoutVowels(one) === withoutVowels(other) : other.length >= SHORTEST_SLIP;
	return isLikely && one[0] === other[0] && isWithin(one, other, 1) ? 1 : undefined;
}

const stemOf = (word: string): string | undefined => {
	// `голубово` is said for голубого.
	const written = word.replace(/(?<=...[ое])во$/, 'го');
	return isAdjective(written) ? adjectiveStem(written) : /.[ое]$/.test(written) ? written.slice(0, -1) : undefined;
};

const withoutVowels = (stem: string): string => stem.replace(/[аеиоуыэюя]/g, '');

const isSwapped = (one: string, other: string): boolean => [...one].sort().join() === [...other].sort().join();

const VOICELESS: Readonly<Record<string, string>> = { б: 'п', в: 'ф', г: 'к', д: 'т', ж: 'ш', з: 'с' };

/** Letters of equal sound without stress, voice or doubling as one. */
const soundOf = (stem: string): string => stem
	.replace(/(?<=[жчшщц])о/g, 'е')
	.replace(/о/g, 'а')
	.replace(/[еыэя]/g, 'и')
	.replace(/[бвгджз](?=[^аиую])/g, (letter) => VOICELESS[letter]!)
	.replace(/(.)\1/g, '$1');
