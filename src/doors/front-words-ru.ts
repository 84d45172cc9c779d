/*
 * The words of the front page as it is sent, in Russian.
 */

import type { FrontWords } from './front-words.ts';

/** Those that the page keeps while a script runs it. */
export const KEPT_RUSSIAN = {
	title: 'Tincture — API цвета',
	color: 'Цвет',
	colorHint: 'Любой цвет CSS, HEX или название на русском или английском',
	operationsTitle: 'Операции',
	skip: 'К содержанию',
	site: 'Сайт',
	places: ['Цвета', 'Справочник', 'Руководства', 'Библиотека'],
	problems: 'Ошибки',
	trademark: 'APCA — товарный знак Myndex Research и Эндрю Сомерса.',
} as const;

/** What it calls each operation. */
export const RUSSIAN_OPERATIONS = {
	'parse-color': { title: 'Описание', lead: 'Все записи цвета, его названия, охваты и текст, который на нём читается.' },
	'convert-color': { title: 'Перевод', lead: 'Один цвет во всех форматах, для веба и приложений.' },
	'check-gamut': { title: 'Охват', lead: 'Какие экраны покажут цвет и что покажут остальные.' },
	'nearest-names': { title: 'Ближайшие названия', lead: 'Ближайшие из 31 000 названий, ключевых слов CSS и классов Tailwind.' },
	'find-colors': { title: 'Поиск цвета', lead: 'От слов к цветам, на русском и английском, с опечатками.' },
	'compare-colors': { title: 'Сравнение', lead: 'Насколько далеки два цвета и в какую сторону.' },
	'check-contrast': { title: 'Проверка контраста', lead: 'Можно ли прочесть? По WCAG 2 и APCA рядом.' },
	'fix-contrast': { title: 'Исправление контраста', lead: 'Ближайшая светлота, при которой читается; тон остаётся.' },
	'audit-palette': { title: 'Проверка палитры', lead: 'Каждый цвет как текст на каждом другом и пары, которые путают.' },
	'audit-theme': { title: 'Проверка темы', lead: 'Файл цветов: каждая пара в каждом режиме и наименьшая починка.' },
	'generate-scale': { title: 'Шкала', lead: 'Одиннадцать ступеней от 50 до 950, сам цвет — среди них.' },
	'tints-shades': { title: 'Оттенки', lead: 'Ровные шаги к белому, чёрному и серому.' },
	'harmonies': { title: 'Гармонии', lead: 'Цвета, которые сочетаются: поворот в OKLCH при ровной светлоте.' },
	'mix-colors': { title: 'Смешение', lead: 'Два цвета в восьми пространствах, как в color-mix().' },
	'make-gradient': { title: 'Градиент', lead: 'Плавный в перцептивном пространстве и такой же для любого браузера.' },
	'generate-palette': { title: 'Палитра', lead: 'Пробел — ещё одна; закрепите то, что должно остаться.' },
	'generate-data-colors': { title: 'Цвета данных', lead: 'Для графиков и карт: группы, величины, две стороны и круг; их различит каждый.' },
	'simulate-cvd': { title: 'Цветовая слепота', lead: 'Цвета глазами других и пары, которые они путают.' },
	'export-tokens': { title: 'Токены', lead: 'Цвета готовым файлом.' },
	'build-system': { title: 'Дизайн-система', lead: 'Шкалы, светлые и тёмные роли с контрастом AA и код — из одного цвета.' },
} as const satisfies FrontWords['operations'];

/** All of them; a function, so that a script leaves out what it does not keep. */
export const inRussian = (): FrontWords => ({
	...KEPT_RUSSIAN,
	describe: 'Описать',
	about: 'Страница вычисляет на JavaScript. Без него каждая форма ниже спрашивает сервис, который отвечает в JSON.',
	aboutDescription: 'описывает всё это.',
	ask: 'Спросить',
	sendBody: 'Отправьте тело JSON на',
	operations: RUSSIAN_OPERATIONS,
});
