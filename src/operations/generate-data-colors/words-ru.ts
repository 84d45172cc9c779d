/*
 * generate-data-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Подобрать цвета для данных',
	summary: 'Подбирает цвета для диаграмм и карт, которые различит каждый глаз, и пишет код для библиотек, которые их рисуют.',
	fields: {
		keep: 'Цвета, которые остаются: первые в наборе для групп, одна ступень или оба конца последовательного, один или оба конца '
			+ 'расходящегося, первый в циклическом.',
		kind: 'Вид данных: группы, количества, количества по обе стороны от середины или циклические значения.',
		count: 'Число цветов вместе с сохранёнными.',
		background: 'Фон диаграммы: цвета групп имеют на нём 3:1, последовательные начинаются рядом с ним, расходящиеся рядом с '
			+ 'ним встречаются.',
		hues: 'Тона в градусах OKLCH: откуда брать цвета групп, через какие идти от светлого к тёмному, тона обоих концов или начало.',
		seed: 'Любой текст. Одно и то же зерно даёт один и тот же набор.',
		format: 'Вид кода: список JSON, свойства CSS или код библиотеки, которая рисует диаграммы.',
		modes: 'Один набор или ещё и второй, для тёмного фона: у групп в нём те же тона в том же порядке. Фон из запроса достаётся теме, к '
			+ 'которой он подходит; другой фон белый или #18181b.',
	},
	examples: ['шесть групп диаграммы на белом', 'количества цветом бренда', 'два конца и ступени между ними', 'двенадцать месяцев'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The colors, their distances, and their code.': 'Цвета, расстояния между ними и код.',
	'In order.': 'По порядку.',
	'WCAG 2 contrast ratio on the background of the set, rounded down to two decimals.':
		'Контраст WCAG 2 на фоне набора, округлён вниз до двух знаков.',
	'APCA lightness contrast (0.0.98G-4g) on the background of the set, -108 to 106.':
		'Контраст APCA (0.0.98G-4g) на фоне набора, от −108 до 106.',
	'Distance of the two closest colors for each kind of vision: among all pairs of a categorical set, among neighbors otherwise.':
		'Расстояние между двумя ближайшими цветами для каждого вида зрения: среди всех пар, если набор для групп, иначе среди соседних.',
	'Of a diverging set: distance between its two ends for each kind of vision.':
		'У набора с серединой: расстояние между двумя концами для каждого вида зрения.',
	'Of a diverging set whose arms some people confuse: who, and hues that differ for everybody.':
		'У набора с серединой, чьи половины кто-то может спутать: кто именно и какие тона различат все.',
	'Ratio of the largest step to the median step, from 1; absent for categorical sets.':
		'Отношение самого большого шага к среднему (медиане), от 1; у набора для групп отсутствует.',
	'The file.': 'Файл.',
	'With `modes=both`, the same categories or amounts for a dark background.':
		'С `modes=both`: те же группы или количества для тёмного фона.',
} as const;

export const viewWords = {
	title: 'Цвета для данных',
	lead: 'Для графиков и карт: категории, величины, отклонения и циклы. Их различит каждый.',
} as const satisfies Translated<typeof english.viewWords>;
