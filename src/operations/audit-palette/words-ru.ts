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
	result: {
		whole: 'Проверка. Цвета обозначены номерами, с нуля.',
		pairs: 'Каждый цвет как текст на каждом другом.',
		text: 'Номер цвета текста.',
		background: 'Номер фона.',
		summary: 'Сколько пар для чего годится.',
		body: 'Сколько пар годится для основного текста.',
		large: 'Сколько пар годится только для крупного текста.',
		decoration: 'Сколько пар не годится для текста.',
		outsideSrgb: 'Цвета, которых в sRGB нет.',
		use: 'Для чего годится пара. body: контраст от 4,5 и |Lc| от 60; large: от 3 и от 45; остальное — decoration.',
		indistinguishable: 'Пары, у которых deltaE OK меньше 0,05 при нарушении зрения, но не без него.',
	},
	examples: ['чернила, бумага и цвет бренда', 'красный, зелёный и зелёный вне sRGB'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Проверка палитры',
	lead: 'Каждый цвет как текст на каждом другом и пары, которые легко спутать.',
} as const satisfies Translated<typeof english.viewWords>;
