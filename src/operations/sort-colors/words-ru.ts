/*
 * sort-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Упорядочить цвета',
	summary: 'Располагает цвета по светлоте, тону, насыщенности или расстоянию либо так, чтобы соседи были похожи.',
	fields: {
		colors: 'Цвета, которые нужно упорядочить.',
		by: 'Порядок. Светлота, насыщенность и тон — из OKLCH; при hue сначала идут серые. similarity — кратчайший путь через все цвета '
			+ 'в OKLab.',
		to: 'Для by=distance: цвет, от которого измерять.',
		descending: 'В обратном порядке.',
	},
	examples: ['по тону, сначала серые', 'сначала самые похожие на красный'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The colors in their order.': 'Цвета по порядку.',
	'True if the order is reversed.': 'true, если порядок обратный.',
	'In the new order.': 'В новом порядке.',
	'Its index in the order sent.': 'Его номер в запросе.',
} as const;

export const viewWords = {
	title: 'Порядок',
	lead: 'По светлоте, тону или насыщенности либо так, чтобы соседи были похожи.',
} as const satisfies Translated<typeof english.viewWords>;
