/*
 * The color that people mean by a term whose listed color is a keyword of CSS, often far from it: their pink is stronger.
 *
 * Source  the color survey of word-model.ts.
 * Proof   test/names/compose.test.ts.
 */

import { cssKeywords } from '../../../reading/css-keywords.ts';
import { convert } from '../../../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../../../spaces/rgb24.ts';
import { once } from '../../once.ts';
import { meanOklab } from './plain-name.ts';
import { surveyTerms } from '../../survey-terms.ts';

type Oklab = readonly [l: number, a: number, b: number];

/** Keywords that the survey lacks, judged by their color: that of a bar of chocolate. */
const JUDGED: ReadonlyMap<string, Rgb24> = new Map([['chocolate', 0x6a3d20]]);

/** Means by the color of their keyword, in OKLab. */
const means = once((): ReadonlyMap<Rgb24, Oklab> => new Map([
	...[...JUDGED].map(([word, rgb]) => [cssKeywords().get(word)!, convert(fromRgb24(rgb), 'oklab').coords] as const),
	...surveyTerms().flatMap(({ word }) => {
		// People say navy blue, too.
		const rgb = cssKeywords().get(word.replace(' ', '')) ?? cssKeywords().get(word.replace(' blue', ''));
		return rgb === undefined ? [] : [[rgb, meanOklab(word)!] as const];
	}),
]));

/** Mean color of the term in OKLab; undefined for other colors. */
export const meantColor = (listed: Rgb24): Oklab | undefined => means().get(listed);
