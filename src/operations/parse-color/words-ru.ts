/*
 * parse-color in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Описать цвет',
	summary: 'Читает цвет в любой записи и описывает его: значения, ближайшие названия, семейство тонов, охваты, читаемый на нём текст.',
	fields: {
		color: 'Описываемый цвет.',
	},
	examples: ['слово CSS', 'полупрозрачный цвет OKLCH', 'название, которого нет ни в одном списке'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The description of the color.': 'Описание цвета.',
	'The detected form of the text.': 'Распознанный вид записи.',
	'The parts of a composed name.': 'Части составного имени.',
	'The space of the form.': 'Пространство этой записи.',
	'8-bit sRGB as HEX, eight digits only when translucent; gamut-mapped when outside sRGB.':
		'8-битный sRGB в HEX; восемь цифр, только если цвет полупрозрачен; цвет вне sRGB вписан в охват.',
	'8-bit sRGB.': '8-битный sRGB.',
	'Red, 0 to 255.': 'Красный, от 0 до 255.',
	'Green, 0 to 255.': 'Зелёный, от 0 до 255.',
	'Blue, 0 to 255.': 'Синий, от 0 до 255.',
	'HSL of the sRGB color.': 'HSL цвета sRGB.',
	'Hue in degrees; null for a color without hue.': 'Тон в градусах; null, если у цвета нет тона.',
	'Saturation in percent.': 'Насыщенность HSL в процентах.',
	'Lightness in percent.': 'Светлота HSL в процентах.',
	'As hsl().': 'В записи hsl().',
	'OKLCH of the color itself.': 'OKLCH самого цвета.',
	'Lightness, 0 to 1; beyond for colors that no screen shows, such as color(srgb 2 2 2).':
		'Светлота, от 0 до 1; бывает и больше у цветов, которых не покажет ни один экран, например color(srgb 2 2 2).',
	'Chroma, from 0; about 0.4 at most on a screen.': 'Насыщенность, от 0; на экранах не больше примерно 0,4.',
	'As oklch().': 'В записи oklch().',
	'A named color.': 'Цвет с именем.',
	'The basic color term it belongs to, in English.': 'Основной цвет, к которому он относится, по-английски.',
	'The word for the family in the requested language; Russian has two more.':
		'Название этого основного цвета на заданном языке; в русском их на два больше.',
	'Black or white text on this color: the one that reaches 4.5:1; if both do, the one with the larger |Lc|.':
		'Чёрный или белый текст на этом цвете: тот, что достигает 4,5:1; если оба — тот, у которого |Lc| больше.',
	'The better one.': 'Лучший из двух.',
	'The same as HEX.': 'Он же в HEX.',
} as const;

export const viewWords = {
	title: 'Описание',
	lead: 'Все записи цвета, его названия, охваты и текст, который на нём читается.',
} as const satisfies Translated<typeof english.viewWords>;
