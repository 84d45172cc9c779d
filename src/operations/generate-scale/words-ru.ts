/*
 * generate-scale in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

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

export const answerWords = {
	'The scale, lightest first; given contrasts keep their order.': 'Шкала, от светлого к тёмному; заданные контрасты сохраняют порядок.',
	'The step of the color; absent for given contrasts.': 'Ступень самого цвета; для заданных контрастов отсутствует.',
	'The steps.': 'Ступени.',
	'The step: 50, 100, 200 … 900, 950; for other kinds counted from 1.': 'Ступень: 50, 100, 200 … 900, 950; у других видов — номер с 1.',
	'The role of the step.': 'Роль ступени.',
	'The requested ratio or Lc.': 'Заданный контраст или Lc.',
	'The most translucent HEX that equals the step over the background.': 'Самый прозрачный HEX, который на этом фоне равен ступени.',
	'WCAG 2 ratio against the background, rounded down.': 'Контраст WCAG 2 с фоном, округлён вниз.',
	'WCAG 2 ratio against white, rounded down.': 'Контраст WCAG 2 с белым, округлён вниз.',
	'WCAG 2 ratio against black, rounded down.': 'Контраст WCAG 2 с чёрным, округлён вниз.',
} as const;

export const viewWords = {
	title: 'Шкала',
	lead: 'Ступени от светлой к тёмной; сам цвет — одна из них.',
} as const satisfies Translated<typeof english.viewWords>;
