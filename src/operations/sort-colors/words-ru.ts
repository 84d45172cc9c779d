/*
 * sort-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Упорядочить цвета',
	summary: 'Располагает цвета по светлоте, тону, цветности или расстоянию либо так, чтобы соседи были похожи.',
	fields: {
		colors: 'Цвета, которые нужно упорядочить.',
		by: 'Порядок. Светлота, цветность и тон — из OKLCH; при hue сначала идут серые. similarity — кратчайший путь через все цвета '
			+ 'в OKLab.',
		to: 'Для by=distance: цвет, от которого измерять.',
		descending: 'В обратном порядке.',
	},
	result: {
		whole: 'Цвета по порядку.',
		descending: 'true, если порядок обратный.',
		colors: 'В новом порядке.',
		index: 'Его номер в запросе.',
	},
	examples: ['по тону, сначала серые', 'сначала самые похожие на красный'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Порядок',
	lead: 'По светлоте, тону или цветности либо так, чтобы соседи были похожи.',
} as const satisfies Translated<typeof english.viewWords>;
