/*
 * parse-color in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Описать цвет',
	summary: 'Читает цвет в любой записи и описывает его: значения, ближайшие названия, семейство тонов, охваты, читаемый на нём текст.',
	fields: {
		color: 'Описываемый цвет.',
	},
	examples: ['слово CSS', 'полупрозрачный цвет OKLCH', 'название, которого нет ни в одном списке'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Описание',
	lead: 'Все записи цвета, его названия, охваты и текст, который на нём читается.',
} as const satisfies Translated<typeof english.viewWords>;
