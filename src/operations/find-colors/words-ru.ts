/*
 * find-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Найти цвета по названию',
	summary: 'Ищет среди всех названий, английских и русских, прощая порядок слов, недописанные слова, окончания и опечатки.',
	fields: {
		query: 'Слова названия цвета.',
		limit: 'Наибольшее число результатов.',
		locale: 'Только названия на этом языке. По умолчанию на обоих.',
	},
	result: {
		whole: 'Найденные цвета, лучшие первыми. Список может быть пустым.',
		query: 'Слова без пробелов по краям.',
		total: 'Сколько имён подошло.',
		results: 'Лучшие совпадения.',
		locale: 'Язык имени.',
		match: 'Чем оно подошло.',
	},
	examples: ['два слова', 'русское прилагательное с любым окончанием'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Поиск цвета',
	lead: 'Цвета по словам, русским и английским; опечатки не мешают.',
} as const satisfies Translated<typeof english.viewWords>;
