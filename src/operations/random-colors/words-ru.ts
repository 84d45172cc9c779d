/*
 * random-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Случайные цвета',
	summary: 'Выбирает случайные цвета равномерно по воспринимаемому объёму охвата, в границах светлоты, цветности и тона.',
	fields: {
		count: 'Число цветов.',
		gamut: 'Охват, внутри которого лежат цвета.',
		lightness: 'Наименьшая и наибольшая светлота OKLCH, от 0 до 1.',
		chroma: 'Наименьшая и наибольшая цветность OKLCH, от 0 до 0.5.',
		hue: 'Первый и последний тон OKLCH в градусах; через 360, если второй меньше.',
		distance: 'Наименьшее расстояние deltaE OK между любыми двумя цветами.',
		seed: 'Любой текст; одинаковый даёт одинаковые цвета.',
	},
	result: {
		whole: 'Цвета и зерно, по которому их можно повторить.',
		missing: 'Скольким из запрошенных цветов не хватило места при заданных пределах и расстоянии.',
		colors: 'В том порядке, в котором выпали.',
	},
	examples: ['три цвета по тексту', 'сочные светлые цвета, которые хорошо различаются'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Случайные',
	lead: 'Случайные цвета охвата в границах светлоты, цветности и тона.',
} as const satisfies Translated<typeof english.viewWords>;
