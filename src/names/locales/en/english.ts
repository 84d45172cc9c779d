/*
 * English as a language of color names.
 *
 * Proof  test/names/locales/en/english.test.ts.
 */

import type { Language } from '../../language.ts';
import { hints, MIXTURES } from './composition.ts';
import { degreesOf, isDerived, singular } from './endings.ts';
import { meanColors } from './mean-colors.ts';
import { plainEnglish } from './plain-name.ts';
import { ABBREVIATIONS, DEGREES, FILLERS, MODIFIERS, PARTICLES, THINGS } from './words.ts';

export const ENGLISH: Language = {
	column: 1,
	script: 'latin',
	spellings: [['grey', 'gray']],
	fillers: FILLERS,
	things: new Set(THINGS.map(singular)),
	particles: new Set(PARTICLES.map(singular)),
	suffixes: ['ish'],
	turns: ['but', 'only', 'just'],
	thans: ['than', 'as'],
	isComparative: (word) => word.endsWith('er'),
	modifiers: MODIFIERS,
	degrees: DEGREES,
	abbreviations: ABBREVIATIONS,
	// QWERTY (US).
	keys: 'qwertyuiop[]asdfghjkl;\'zxcvbnm,.`QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>~',
	hints,
	mixtures: MIXTURES,
	degreesOf,
	isDerived,
	isOrderFree: false,
	isInflected: false,
	isSameWord: (word, other) => singular(word) === singular(other),
	isFirstHalf: () => false,
	firstHalves: () => [],
	isAdjective: () => false,
	phraseStem: singular,
	wordStem: singular,
	root: singular,
	baseNouns: () => [],
	hueName: (_, family) => family,
	plainName: plainEnglish,
	meanColors,
	messages: new Map(),
};
