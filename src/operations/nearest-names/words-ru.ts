/*
 * nearest-names in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Найти ближайшие названия',
	summary: 'Находит ближайшие к цвету названия: обычные и редкие, слова CSS, классы Tailwind или среди ваших собственных.',
	fields: {
		color: 'Цвет, которому нужно название.',
		limit: 'Число названий из каждого списка.',
		list: 'Только названия этого списка в `names`. По умолчанию обычные, а редкие — там, где обычного рядом нет.',
		unique: 'Каждый цвет — только под одним названием.',
	},
	examples: ['по три названия', 'названия по-русски'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Названия',
	lead: 'Ближайшие из 32 000 названий, ключевых слов CSS и классов Tailwind.',
} as const satisfies Translated<typeof english.viewWords>;
