/*
 * check-gamut in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Проверить охват цвета',
	summary: 'Проверяет, входит ли цвет в sRGB, Display P3 и Rec. 2020, и даёт ближайшую замену в sRGB.',
	fields: {
		color: 'Проверяемый цвет.',
	},
	examples: ['зелёный, которого нет в sRGB', 'цвет, который покажет любой экран', 'оранжевый всеми способами рядом'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Охват',
	lead: 'Какие экраны покажут этот цвет и что вместо него покажут остальные.',
} as const satisfies Translated<typeof english.viewWords>;
