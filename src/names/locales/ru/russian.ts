/*
 * Russian as a language of color names.
 *
 * Proof  test/names/locales/ru/russian.test.ts.
 */

import type { Language } from '../../language.ts';
import { firstHalves, hints, isFirstHalf, MIXTURES } from './composition.ts';
import { adjectiveStem, baseNouns, isAdjective, isComparative, isDerived, isSameWord, root, wordStem } from './endings.ts';
import { fromLatin, sound, toLatin } from './letters.ts';
import { MESSAGES } from './messages.ts';
import { hueName, plainRussian, russianMeans } from './plain-name.ts';
import { DEGREES, FILLERS, MODIFIERS, PARTICLES, THINGS } from './words.ts';

export const RUSSIAN: Language = {
	column: 2,
	script: 'cyrillic',
	// ё is е, as in print.
	letters: 'абвгдежзийклмнопрстуфхцчшщъыьэюя',
	spellings: [['ё', 'е']],
	fillers: FILLERS,
	things: new Set(THINGS.map(wordStem)),
	particles: new Set(PARTICLES.map(wordStem)),
	suffixes: [],
	turns: ['но', 'только', 'лишь', 'а'],
	thans: ['чем', 'как'],
	isComparative,
	modifiers: MODIFIERS,
	degrees: DEGREES,
	abbreviations: new Map(),
	// ЙЦУКЕН.
	keys: 'йцукенгшщзхъфывапролджэячсмитьбюёЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮЁ',
	latin: { fromLatin, toLatin },
	hints,
	mixtures: MIXTURES,
	degreesOf: (adjective) => [adjective],
	isDerived,
	isOrderFree: true,
	isInflected: true,
	isSameWord,
	isFirstHalf,
	firstHalves,
	isAdjective,
	phraseStem: adjectiveStem,
	wordStem,
	root,
	sound,
	baseNouns,
	hueName,
	plainName: plainRussian,
	meanColors: russianMeans,
	messages: MESSAGES,
};
