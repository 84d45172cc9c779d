/*
 * The colors that people mean by terms whose listed color is a keyword of CSS, often far from it: their pink is stronger.
 *
 * Source  the color survey of word-model.ts, and the names it published: data/SOURCES.md.
 * Proof   test/names/compose.test.ts.
 */

import { cssKeywords } from '../../../reading/css-keywords.ts';
import { convert } from '../../../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../../../spaces/rgb24.ts';
import type { Lab } from '../../lab-cells.ts';
import { surveyTerms } from '../../survey-terms.ts';
import { meanOklab } from './plain-name.ts';

/**
 * Judged: the color of a bar of chocolate, which the survey lacks, and of a rose. As the survey published it: the color of terms whose
 * mean, over all who said the word, is duller.
 */
const JUDGED: readonly (readonly [word: string, mean: Rgb24])[] = [
	['chocolate', 0x6a3d20], ['rose', 0xd86982], ['pink', 0xff81c0], ['teal', 0x029386], ['lavender', 0xc79fef],
];

/** Terms with their mean colors, in OKLab; people say navy blue, too. */
export const meanColors = (): readonly (readonly [word: string, mean: Lab])[] => [
	...surveyTerms().filter(({ word }) => [word.replace(' ', ''), word.replace(' blue', '')].some((keyword) => cssKeywords().has(keyword)))
		.map(({ word }) => [word, meanOklab(word)!] as const),
	...JUDGED.map(([word, rgb]) => [word, convert(fromRgb24(rgb), 'oklab').coords] as const),
];
