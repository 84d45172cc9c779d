/*
 * nearest-names in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Найти ближайшие названия',
	summary: 'Находит ближайшие к цвету названия: обычные и редкие, слова CSS, классы Tailwind или среди ваших собственных.',
	fields: {
		color: 'Цвет, которому нужно название.',
		limit: 'Число названий из каждого списка.',
		list: 'Только названия этого списка в `names`. По умолчанию обычные, а редкие — там, где обычного рядом нет.',
		unique: 'Каждый цвет — только под одним названием.',
	},
	result: {
		whole: 'Ближайшие имена из каждого списка, по deltaE OK.',
		names: 'Обычные имена и редкие, если обычного нет не дальше чем на 0,03; по-русски — обычные; имена из `list`; с `among` — ваши.',
		css: 'Ключевые слова CSS; с `among` их нет.',
		tailwind: 'Классы Tailwind, по расстоянию до опубликованного цвета, который бывает и вне sRGB; с `among` их нет.',
	},
	examples: ['по три названия', 'названия по-русски'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Названия',
	lead: 'Ближайшие из 32 000 названий, ключевых слов CSS и классов Tailwind.',
} as const satisfies Translated<typeof english.viewWords>;
