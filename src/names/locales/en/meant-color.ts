/*
 * The color that people mean by a term whose listed color is a keyword of CSS, often far from it: their pink is stronger.
 *
 * Source  the color survey of word-model.ts.
 * Proof   test/names/compose.test.ts.
 */

import { cssKeywords } from '../../../reading/css-keywords.ts';
import type { Rgb24 } from '../../../spaces/rgb24.ts';
import { once } from '../../once.ts';
import { meanOklab } from './plain-name.ts';
import { englishTerms } from './plain-terms.ts';

/** Terms of the survey by the color of their keyword. */
const terms = once((): ReadonlyMap<Rgb24, string> => new Map(englishTerms().flatMap(({ word }) => {
	const rgb = cssKeywords().get(word.replace(' ', ''));
	return rgb === undefined ? [] : [[rgb, word] as const];
})));

/** Mean color of the term in OKLab; undefined for other colors. */
export const meantColor = (listed: Rgb24): readonly [number, number, number] | undefined => meanOklab(terms().get(listed) ?? '');
