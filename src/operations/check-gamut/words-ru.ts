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
	examples: ['зелёный, которого нет в sRGB', 'цвет, который покажет любой экран', 'оранжевый всеми способами рядом'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The gamuts that contain the color, and a fallback for every screen.': 'Охваты, в которые цвет входит, и замена для любого экрана.',
	'sRGB: every screen.': 'sRGB: любой экран.',
	'Display P3: most phones and laptops.': 'Display P3: почти все телефоны и многие ноутбуки.',
	'Rec. 2020: ultra-high-definition television.': 'Rec. 2020: телевидение сверхвысокой чёткости.',
	'The color mapped into sRGB; the color itself if it fits.': 'Цвет, вписанный в sRGB; сам цвет, если он туда входит.',
	'The fallback as HEX.': 'Замена в HEX.',
	'The fallback as rgb().': 'Замена в записи rgb().',
	'The fallback in OKLCH.': 'Замена в OKLCH.',
	'Distance of the fallback from the color, in OKLab.': 'Расстояние от цвета до замены в OKLab.',
	'The mapping; by default that of CSS Color 4 with JND 0.02.': 'Способ; по умолчанию — из CSS Color 4, с порогом заметности 0,02.',
	'The largest OKLCH chroma in each gamut at the lightness and hue of the color, rounded down; absent for a gray.':
		'Наибольшая насыщенность OKLCH в каждом охвате при светлоте и тоне цвета, округлена вниз; у серого отсутствует.',
} as const;

export const viewWords = {
	title: 'Охват',
	lead: 'Какие экраны покажут этот цвет и что вместо него покажут остальные.',
} as const satisfies Translated<typeof english.viewWords>;
