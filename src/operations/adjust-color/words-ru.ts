/*
 * adjust-color in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Изменить цвета',
	summary: 'Осветляет, затемняет, насыщает, приглушает, поворачивает, делает теплее или холоднее, обращает или обесцвечивает цвета.',
	fields: {
		colors: 'Цвета, которые нужно изменить.',
		change: 'Что сделать. Светлота, цветность и тон — из OKLCH; warm и cool ведут вдоль дневного света; opacity задаёт непрозрачность.',
		amount: 'Насколько. В процентах (по умолчанию 10, для opacity 50): от светлоты между чёрным и белым, от наибольшей цветности в sRGB; '
			+ 'для rotate в градусах (по умолчанию 180). Не для grayscale и invert.',
	},
	result: {
		whole: 'Изменённые цвета. Цвет внутри sRGB остаётся внутри: цветность уменьшается, насколько нужно.',
		amount: 'На сколько изменено: в процентах, для rotate — в градусах.',
		css: 'Относительный цвет CSS, который делает то же самое.',
	},
	examples: ['фирменный цвет темнее', 'два тона, повёрнутые на тридцать градусов'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Изменить',
	lead: 'Светлее, темнее, сочнее, теплее: равными на глаз шагами, вместе с CSS, который делает то же самое.',
} as const satisfies Translated<typeof english.viewWords>;
