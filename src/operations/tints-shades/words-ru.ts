/*
 * tints-shades in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Построить разбелы и затемнения',
	summary: 'Смешивает цвет ровными шагами с белым, чёрным и серым.',
	fields: {
		color: 'Исходный цвет.',
		ends: 'Ряды closed доходят до белого и чёрного; open кончаются раньше, и у последних ступеней ещё есть цвет.',
		steps: 'Число шагов каждого вида.',
	},
	result: {
		whole: 'Равные шаги в OKLab, без самого цвета.',
		tints: 'Ступени к белому; в ряду closed последняя — белый.',
		shades: 'Ступени к чёрному; в ряду closed последняя — чёрный.',
		tones: 'Ступени к серому (#808080), он последний.',
	},
	examples: ['по четыре шага в каждую сторону'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Оттенки',
	lead: 'Равными шагами к белому, чёрному и серому.',
} as const satisfies Translated<typeof english.viewWords>;
