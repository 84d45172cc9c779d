/*
 * Russian rules of composed names: the first halves of compounds (`сине-зелёный`) and hues in other words (`синеватый`).
 *
 * Proof  test/names/locales/ru/russian.test.ts, test/names/compose.test.ts.
 */

import type { Mixture } from '../../language.ts';
import { adjectiveStem, isAdjective } from './endings.ts';

/** True if the first word is the second's form as the first half of a compound: `сине` of `синий`. */
export const isFirstHalf = (word: string, other: string): boolean =>
	/[ое]$/.test(word) && isAdjective(other) && word.slice(0, -1) === adjectiveStem(other);

/** Forms of an adjective as the first half of a compound. */
export const firstHalves = (word: string): readonly string[] =>
	['о', 'е'].map((vowel) => word.replace(/(?:ый|ий|ой)$/, vowel)).filter((half) => half !== word && isFirstHalf(half, word));

/** Nouns of hues: `желтизна`, `рыжина`, `краснота`, `синева`. */
const QUALITY = /^(желт|бел|голуб|красн|черн|рыж|син|сер|зелен)(?:изн|от|ин|ев|ост|ц)(?:[аыуе]|ой|ью|и)$/;

/**
 * Hues of `синеватый`, `зеленоватый` and their first halves (`синевато-`): `коричневый` for `коричневатый`, `розовый` for
 * `розоватый`, then the bare stem; and those of `иссиня-`, `изжелта-`, `исчерна-`, and of comparatives: `зеленее`, `порозовее`.
 */
export function hints(word: string): readonly string[] {
	const stem = /^(?:и[сз](.{3,})[ая]|(?:по)?(.{3,})ее)$/.exec(word)?.slice(1).find((one) => one !== undefined)
		?? QUALITY.exec(word)?.[1]
		?? /^(.{2,})[ое]ват/.exec(isAdjective(word) || /[ое]ват[ое]$/.test(word) ? word : '')?.[1];
	return stem === undefined ? [] : ['евый', 'овый', 'ый', 'ий', 'ой'].map((ending) => stem + ending);
}

const HINTS = ['каплей', 'капелькой', 'ноткой', 'примесью', 'добавлением', 'легкой ноткой', 'легкой примесью'];

/** Phrases that mix two names: `между синим и зелёным`, `белый с каплей розового`. */
export const MIXTURES: readonly Mixture[] = [
	{
		start: ['между ', 'что то между ', 'нечто между ', 'где то между ', 'среднее между ', 'что то среднее между ', 'нечто среднее между '],
		middle: [' и '], share: 0.5,
	},
	{ start: ['наполовину '], middle: [' и наполовину ', ' наполовину '], share: 0.5 },
	{ start: ['смесь ', 'помесь ', 'сочетание '], middle: [' и ', ' с ', ' со '], share: 0.5 },
	{ middle: [' но не ', ' без '], share: -0.25 },
	{ middle: [' почти ', ' практически '], share: 0.8 },
	{ middle: [' с уклоном в ', ' с уходом в ', ' с переходом в ', ' с отливом в ', ' переходящий в ', ' уходящий в '], share: 0.35 },
	{ middle: [' пополам с ', ' вперемешку с '], share: 0.5 },
	{ start: ['скорее ', 'больше ', 'более '], middle: [' чем '], share: 0.65, isOtherFirst: true },
	{ start: ['менее '], middle: [' чем '], share: -0.25, isOtherFirst: true },
	{ middle: HINTS.map((hint) => ` с ${hint} `), share: 0.25 },
	{ middle: [' с '], share: 0.25 },
];
