/*
 * audit-palette in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Проверить палитру',
	summary: 'Проверяет каждую пару цветов палитры: контраст по обеим метрикам и различимость при нарушениях цветового зрения.',
	fields: {
		colors: 'Цвета палитры.',
	},
	examples: ['чернила, бумага и цвет бренда', 'красный, зелёный и зелёный вне sRGB'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The audit. Colors are referred to by index.': 'Проверка. Цвета обозначены номерами, с нуля.',
	'Each color as text on each other color.': 'Каждый цвет как текст на каждом другом.',
	'Index of the text color.': 'Номер цвета текста.',
	'Index of the background.': 'Номер фона.',
	'The use of the pair. body: ratio 4.5 and |Lc| 60 at least; large: 3 and 45; else decoration.':
		'Для чего годится пара. body: контраст от 4,5 и |Lc| от 60; large: от 3 и от 45; остальное — decoration.',
	'Numbers of pairs by use.': 'Сколько пар для чего годится.',
	'Number of pairs for body text.': 'Сколько пар годится для основного текста.',
	'Number of pairs for large text only.': 'Сколько пар годится только для крупного текста.',
	'Number of pairs that are unsuitable for text.': 'Сколько пар не годится для текста.',
	'Pairs under deltaE OK 0.05 with a deficiency, but not without it.':
		'Пары, у которых deltaE OK меньше 0,05 при нарушении зрения, но не без него.',
	'The colors that sRGB cannot show.': 'Цвета, которых в sRGB нет.',
} as const;

export const viewWords = {
	title: 'Проверка палитры',
	lead: 'Каждый цвет как текст на каждом другом и пары, которые легко спутать.',
} as const satisfies Translated<typeof english.viewWords>;
