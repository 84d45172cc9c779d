/*
 * English as a language of color names.
 */

import type { Language } from './language.ts';

const same = (word: string): string => word;

export const ENGLISH: Language = {
	column: 1,
	script: 'latin',
	spellings: [['grey', 'gray']],
	adjectiveStem: same,
	wordStem: same,
};
