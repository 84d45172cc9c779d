/*
 * generate-scale in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Построить шкалу',
	summary: 'Строит шкалу из одиннадцати ступеней, от 50 до 950; сам цвет без изменений стоит на своей ступени.',
	fields: {
		color: 'Исходный цвет.',
		kind: 'Одиннадцать ступеней от 50 до 950, двенадцать по ролям, каждая и полупрозрачной, или ступени заданных контрастов.',
		anchor: 'Ступень самого цвета. По умолчанию ближайшая по светлоте.',
		pins: 'Цвета для других ступеней, по ступеням.',
		hueShift: 'На сколько градусов тон повёрнут от цвета к самой тёмной ступени; к самой светлой — на столько же обратно.',
		chroma: 'Множитель насыщенности всех ступеней, кроме самого цвета, от 0 до 2.',
		gamut: 'Охват ступеней.',
		targets: 'Контрасты ступеней, для вида contrast.',
		background: 'Фон ступеней по ролям или контрасту. По умолчанию белый.',
	},
	examples: [
		'шкала синего',
		'жёлтый со светлой серединой',
		'четыре ступени заданных контрастов на белом',
		'двенадцать ступеней по ролям на тёмной странице',
	],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Шкала',
	lead: 'Одиннадцать ступеней от 50 до 950; сам цвет — одна из них.',
} as const satisfies Translated<typeof english.viewWords>;
