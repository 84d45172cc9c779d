/*
 * generate-palette in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Составить палитру',
	summary: 'Составляет палитру заданного характера вокруг сохранённых цветов; то же зерно даёт ту же палитру.',
	fields: {
		keep: 'Цвета, которые остаются без изменений и стоят первыми, в этом порядке.',
		mode: 'Характер палитры; auto следует сохранённым цветам или выбирает характер.',
		size: 'Число цветов вместе с сохранёнными.',
		seed: 'Любой текст: то же зерно, характер, размер и сохранённые цвета дают ту же палитру во всей версии 1.',
		reroll: 'Места цветов, которые нужно заменить, считая от 0; остальные цвета не меняются. Повторите место, чтобы получить ещё один вариант.',
	},
	examples: ['четыре пастельных', 'два цвета к синему'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The palette, and the seed that reproduces it.': 'Палитра и зерно, по которому её можно повторить.',
	'Number of colors: at least the requested size, and at least the number of kept colors.':
		'Число цветов: не меньше заданного и не меньше числа сохранённых.',
	'Kept colors first, in the order sent.': 'Сначала сохранённые, в порядке запроса.',
	'The closest color name.': 'Ближайшее название цвета.',
	'What the color is good for, judged from the whole palette.': 'Для чего цвет годится, если судить по всей палитре.',
} as const;

export const viewWords = {
	title: 'Палитра',
	lead: 'Новая палитра — кнопкой или пробелом; то, что нравится, можно закрепить.',
} as const satisfies Translated<typeof english.viewWords>;
