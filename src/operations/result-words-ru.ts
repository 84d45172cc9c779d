/*
 * Texts of results of several operations in Russian.
 */

import type * as english from './result-words.ts';
import type { Translated } from './translated.ts';

export const resultWords = {
	input: 'Цвет, как он был прислан, без пробелов по краям.',
	alpha: 'Непрозрачность, от 0 до 1.',
	rgb: 'В записи rgb().',
	name: 'Имя.',
	namedColor: 'Цвет с этим именем.',
	nameDistance: 'Расстояние до него в OKLab.',
	plainName: 'Простое название на заданном языке.',
	gamuts: 'true для каждого охвата, в который цвет входит.',
	srgb: 'sRGB.',
	displayP3: 'Display P3.',
	contrast: 'Контраст по обеим мерам.',
	ratio: 'Контраст WCAG 2, от 1 до 21, округлён вниз до двух знаков.',
	lc: 'Контраст APCA (0.0.98G-4g), от −108 до 106; минус — светлый текст на тёмном.',
	methods: 'Для `all`: цвет, вписанный каждым способом.',
	method: 'Способ.',
	hex: 'В HEX.',
	oklch: 'В OKLCH.',
	mappedDistance: 'Расстояние до исходного цвета в OKLab.',
	color: 'Цвет.',
	list: 'Список, из которого имя; `among` для ваших собственных имён.',
	requestedColor: 'Цвет из запроса.',
	mappedHex: '8-битный sRGB в HEX; восемь цифр, только если цвет полупрозрачен; цвет вне sRGB вписан в охват.',
	colorInOklch: 'Цвет в OKLCH.',
	first: 'Номер первого.',
	second: 'Номер второго.',
	deficiency: 'Нарушение зрения.',
	perceivedDistance: 'Расстояние, которое видит человек.',
	deltaEOK: 'deltaE OK: расстояние в OKLab; 0,02 едва заметно.',
	mediaType: 'Тип файла (media type).',
	filename: 'Имя файла.',
	kept: 'true для цвета из запроса.',
	itself: 'Сам цвет.',
	inOrder: 'В порядке запроса.',
	encoding: 'Кодировка двоичного файла; у текста отсутствует.',
	givenName: 'Его имя.',
	shade: 'Цвет.',
	named: 'Цвет с именем.',
} as const satisfies Translated<typeof english.resultWords>;
