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
	result: {
		whole: 'Различие. Сдвиги — второй минус первый, в OKLCH.',
		ciede2000: 'CIEDE2000 по Lab из CSS (D50); около 1 едва заметно.',
		verdict: 'Различие одним словом.',
		lightnessShift: 'В процентах светлоты OKLCH; больше 100 у цветов, которых не покажет ни один экран.',
		chromaShift: 'В цветности OKLCH.',
		hueShift: 'В градусах, больше −180 и не больше 180; 0, если хотя бы у одного цвета нет тона.',
	},
	examples: ['два соседних синих', 'противоположные'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Сравнение',
	lead: 'Насколько различаются два цвета и чем именно.',
} as const satisfies Translated<typeof english.viewWords>;
