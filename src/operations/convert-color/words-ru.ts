/*
 * convert-color in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Перевести цвет',
	summary: 'Переводит цвет в любой из 21 формата: CSS, HEX, CMYK и код для SwiftUI, UIKit, Flutter и Android.',
	fields: {
		color: 'Исходный цвет.',
		formats: 'Форматы по порядку. По умолчанию форматы для веба.',
	},
	result: {
		whole: 'Цвет в каждом из заданных форматов.',
		formats: 'Запись по форматам, в заданном порядке.',
		gamutMapped: 'Форматы, для которых цвет вписан в меньший охват.',
	},
	examples: ['слово CSS в HEX и OKLCH', 'цвет вне sRGB в коде платформ', 'цвет вне sRGB, вписанный выбранным способом'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Конвертация',
	lead: 'Один цвет во всех форматах, для веба и приложений.',
} as const satisfies Translated<typeof english.viewWords>;
