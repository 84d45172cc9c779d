/*
 * export-tokens in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Выгрузить токены',
	summary: 'Записывает цвета как токены: CSS, Tailwind, Sass, JSON, DTCG, массив JavaScript, SVG или образцы для Adobe, GIMP, '
		+ 'Krita и Procreate.',
	fields: {
		colors: 'Цвета в порядке файла.',
		format: 'Вид файла.',
		values: 'Как писать значения. В hex, rgb и hsl цвет вне sRGB вписывается в него.',
	},
	result: {
		name: 'Его имя; в файле оно записано латиницей. По умолчанию — ближайшее название цвета.',
		whole: 'Файл, а также имена и значения в нём.',
		tokensName: 'Строчные латинские буквы, цифры и дефисы; имена не повторяются.',
		color: 'Значение, как оно записано.',
		hex: 'Цвет в HEX.',
		code: 'Файл; двоичный — в base64.',
	},
	examples: ['тема для Tailwind v4', 'цвет вне sRGB с заменой', 'цвет без имени'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Токены',
	lead: 'Цвета в виде готового файла.',
} as const satisfies Translated<typeof english.viewWords>;
