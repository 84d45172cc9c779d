/*
 * simulate-cvd in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Показать цвета при дальтонизме',
	summary: 'Показывает цвета так, как их видят люди с нарушением цветового зрения, и называет пары, которые легко спутать.',
	fields: {
		colors: 'Исходные цвета.',
		kinds: 'Нарушения зрения. По умолчанию все.',
		model: 'Мачадо, Оливейра и Фернандес 2009 или Бреттель, Вьено и Моллон 1997.',
		severity: 'Степень нарушения, от 0 до 1: 0 — обычное зрение, 1 — полное нарушение; только с machado.',
	},
	result: {
		kind: 'Нарушение цветового зрения.',
		whole: 'Каждый цвет при нарушениях зрения и пары, которые становится трудно различить.',
		simulated: 'HEX по видам.',
		hardToTellApart: 'Пары, у которых deltaE OK меньше 0,05 при этом нарушении, но не без него.',
	},
	examples: ['красный и зелёный с графика', 'один цвет, все виды, более старая модель', 'половинная степень'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Цветовая слепота',
	lead: 'Как видят эти цвета другие и какие пары могут спутать.',
} as const satisfies Translated<typeof english.viewWords>;
