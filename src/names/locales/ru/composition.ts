/*
 * Russian rules of composed names: the first halves of compounds (`сине-зелёный`) and hues in other words (`синеватый`).
 *
 * Proof  test/names/locales/ru/russian.test.ts, test/names/compose.test.ts.
 */

import { adjectiveStem, isAdjective } from './endings.ts';

/** True if the first word is the second's form as the first half of a compound: `сине` of `синий`. */
export const isFirstHalf = (word: string, other: string): boolean =>
	/[ое]$/.test(word) && isAdjective(other) && word.slice(0, -1) === adjectiveStem(other);

/** Forms of an adjective as the first half of a compound. */
export const firstHalves = (word: string): readonly string[] =>
	['о', 'е'].map((vowel) => word.replace(/(?:ый|ий|ой)$/, vowel)).filter((half) => half !== word && isFirstHalf(half, word));

/**
 * Hues of `синеватый`, `зеленоватый` and their first halves (`синевато-`): `коричневый` for `коричневатый`, `розовый` for
 * `розоватый`, then the bare stem; and those of `иссиня-`, `изжелта-`, `исчерна-`.
 */
export function hints(word: string): readonly string[] {
	const stem = /^и[сз](.{3,})[ая]$/.exec(word)?.[1]
		?? /^(.{2,})[ое]ват/.exec(isAdjective(word) || /[ое]ват[ое]$/.test(word) ? word : '')?.[1];
	return stem === undefined ? [] : ['евый', 'овый', 'ый', 'ий', 'ой'].map((ending) => stem + ending);
}
