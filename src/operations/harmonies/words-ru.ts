/*
 * harmonies in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Найти гармонии',
	summary: 'Находит цвета, которые сочетаются с данным: 7 видов, в OKLCH, при постоянной или природной светлоте.',
	fields: {
		color: 'Основной цвет.',
		lightness: 'Светлота цветов: как у основы (constant) или природная для тона (natural): жёлтый светлый, синий тёмный, тусклых нет.',
		kind: 'Вид гармонии.',
	},
	result: {
		whole: 'Одна гармония или все семь.',
		harmonies: 'По видам.',
		colors: 'Сначала основной цвет.',
		hueOffset: 'Поворот тона от основного, в градусах.',
	},
	examples: ['три цвета через треть круга', 'все виды'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Гармонии',
	lead: 'Цвета, которые сочетаются, в OKLCH при постоянной или природной светлоте.',
} as const satisfies Translated<typeof english.viewWords>;
