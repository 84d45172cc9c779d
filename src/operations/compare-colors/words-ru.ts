/*
 * compare-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Сравнить два цвета',
	summary: 'Измеряет, насколько различны два цвета, по CIEDE2000 и deltaE OK, и выносит вердикт одним словом.',
	fields: {
		first: 'Исходный цвет.',
		second: 'Цвет, с которым сравнить.',
	},
	examples: ['два соседних синих', 'противоположные'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Сравнение',
	lead: 'Насколько различаются два цвета и чем именно.',
} as const satisfies Translated<typeof english.viewWords>;
