/*
 * Texts of answers of several operations in Russian, by their English text.
 *
 * Proof  test/guards/russian-answers.test.ts: every text of every answer has its Russian, and no other text has.
 */

export const SHARED_ANSWER_WORDS: { readonly [english: string]: string } = {
	'The color exactly as sent, trimmed.': 'Цвет, как он был прислан, без пробелов по краям.',
	'Opacity, 0 to 1.': 'Непрозрачность, от 0 до 1.',
	'As rgb().': 'В записи rgb().',
	'The name.': 'Имя.',
	'The named color.': 'Цвет с этим именем.',
	'Its distance in OKLab.': 'Расстояние до него в OKLab.',
	'Its everyday name in the requested language.': 'Простое название на заданном языке.',
	'True for each gamut that contains the color.': 'true для каждого охвата, в который цвет входит.',
	'sRGB.': 'sRGB.',
	'Display P3.': 'Display P3.',
	'Contrast by both metrics.': 'Контраст по обеим мерам.',
	'WCAG 2 contrast ratio, 1 to 21, rounded down to two decimals.': 'Контраст WCAG 2, от 1 до 21, округлён вниз до двух знаков.',
	'APCA lightness contrast (0.0.98G-4g), -108 to 106; negative is light text on dark.':
		'Контраст APCA (0.0.98G-4g), от −108 до 106; минус — светлый текст на тёмном.',
	'For `all`: the color mapped by each method.': 'Для `all`: цвет, вписанный каждым способом.',
	'The method.': 'Способ.',
	'As HEX.': 'В HEX.',
	'In OKLCH.': 'В OKLCH.',
	'Its distance from the color, in OKLab.': 'Расстояние до исходного цвета в OKLab.',
	'The color.': 'Цвет.',
	'The list of the name; `among` for your own names.': 'Список, из которого имя; `among` для ваших собственных имён.',
	'A color of the request.': 'Цвет из запроса.',
	'8-bit sRGB as HEX, eight digits only when translucent; gamut-mapped when the color lies outside sRGB.':
		'8-битный sRGB в HEX; восемь цифр, только если цвет полупрозрачен; цвет вне sRGB вписан в охват.',
	'The color in OKLCH.': 'Цвет в OKLCH.',
	'Index of the first.': 'Номер первого.',
	'Index of the second.': 'Номер второго.',
	'The deficiency.': 'Нарушение зрения.',
	'Their perceived distance.': 'Расстояние, которое видит человек.',
	'deltaE OK: the distance in OKLab; 0.02 is just noticeable.': 'deltaE OK: расстояние в OKLab; 0,02 едва заметно.',
	'The media type of the file.': 'Тип файла (media type).',
	'A name for the file.': 'Имя файла.',
	'True for a color of the request.': 'true для цвета из запроса.',
	'The color itself.': 'Сам цвет.',
	'In the order sent.': 'В порядке запроса.',
	'Encoding of a binary file; absent for text.': 'Кодировка двоичного файла; у текста отсутствует.',
	'Its name.': 'Его имя.',
};
