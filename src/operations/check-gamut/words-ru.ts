/*
 * check-gamut in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Проверить охват цвета',
	summary: 'Проверяет, входит ли цвет в sRGB, Display P3 и Rec. 2020, и даёт ближайшую замену в sRGB.',
	fields: {
		color: 'Проверяемый цвет.',
	},
	result: {
		whole: 'Охваты, в которые цвет входит, и замена для любого экрана.',
		srgb: 'sRGB: любой экран.',
		displayP3: 'Display P3: почти все телефоны и многие ноутбуки.',
		rec2020: 'Rec. 2020: телевидение сверхвысокой чёткости.',
		fallback: 'Цвет, вписанный в sRGB; сам цвет, если он туда входит.',
		hex: 'Замена в HEX.',
		rgb: 'Замена в записи rgb().',
		oklch: 'Замена в OKLCH.',
		deltaEOK: 'Расстояние от цвета до замены в OKLab.',
		method: 'Способ; по умолчанию — из CSS Color 4, с порогом заметности 0,02.',
		maxChroma: 'Наибольшая цветность OKLCH в каждом охвате при светлоте и тоне цвета, округлена вниз; у серого отсутствует.',
	},
	examples: ['зелёный, которого нет в sRGB', 'цвет, который покажет любой экран', 'оранжевый всеми способами рядом'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Охват',
	lead: 'Какие экраны покажут этот цвет и что вместо него покажут остальные.',
} as const satisfies Translated<typeof english.viewWords>;
