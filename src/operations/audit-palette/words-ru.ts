/*
 * audit-palette in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Проверить палитру',
	summary: 'Проверяет каждую пару цветов палитры: контраст по обеим метрикам и различимость при нарушениях цветового зрения.',
	fields: {
		colors: 'Цвета палитры.',
	},
	examples: ['чернила, бумага и цвет бренда', 'красный, зелёный и зелёный вне sRGB'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Проверка палитры',
	lead: 'Каждый цвет как текст на каждом другом и пары, которые легко спутать.',
} as const satisfies Translated<typeof english.viewWords>;
