/*
 * Words without their endings, whatever their language: that of their letters.
 */

import { scriptOf } from './language.ts';
import { languagesOf } from './locale.ts';

export const isRussian = (word: string): boolean => scriptOf(word) === 'cyrillic';

export const adjectiveStem = (word: string): string => languagesOf(word)[0]!.adjectiveStem(word);

export const wordStem = (word: string): string => languagesOf(word)[0]!.wordStem(word);
