/*
 * compare-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Сравнить два цвета',
	summary: 'Измеряет, насколько различны два цвета, по CIEDE2000 и deltaE OK, и выносит вердикт одним словом.',
	fields: {
		first: 'Исходный цвет.',
		second: 'Цвет, с которым сравнить.',
	},
	examples: ['два соседних синих', 'противоположные'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The difference. Shifts are second minus first, in OKLCH.': 'Различие. Сдвиги — второй минус первый, в OKLCH.',
	'CIEDE2000 on CSS Lab (D50); about 1 is just noticeable.': 'CIEDE2000 по Lab из CSS (D50); около 1 едва заметно.',
	'The difference in one word.': 'Различие одним словом.',
	'In percent of OKLCH lightness; beyond 100 for colors that no screen shows.':
		'В процентах светлоты OKLCH; больше 100 у цветов, которых не покажет ни один экран.',
	'In OKLCH chroma.': 'В насыщенности OKLCH.',
	'In degrees, above -180, at most 180; 0 when either color has no hue.':
		'В градусах, больше −180 и не больше 180; 0, если хотя бы у одного цвета нет тона.',
} as const;

export const viewWords = {
	title: 'Сравнение',
	lead: 'Насколько различаются два цвета и чем именно.',
} as const satisfies Translated<typeof english.viewWords>;
