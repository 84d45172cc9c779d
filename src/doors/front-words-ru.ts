/*
 * The words of the front page as it is sent, in Russian.
 */

import type { FrontWords } from './front-words.ts';

/** Those that the page keeps while a script runs it. */
export const KEPT_RUSSIAN = {
	title: 'Tincture — API цвета',
	color: 'Цвет',
	colorHint: 'Любая запись CSS, HEX или название на русском или английском',
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
	'convert-color': { title: 'Конвертация', lead: 'Один цвет во всех форматах, для веба и приложений.' },
	'check-gamut': { title: 'Охват', lead: 'Какие экраны покажут этот цвет и что вместо него покажут остальные.' },
	'nearest-names': { title: 'Названия', lead: 'Ближайшие из 31 000 названий, ключевых слов CSS и классов Tailwind.' },
	'find-colors': { title: 'Поиск цвета', lead: 'Цвета по словам, русским и английским; опечатки не мешают.' },
	'compare-colors': { title: 'Сравнение', lead: 'Насколько различаются два цвета и чем именно.' },
	'check-contrast': { title: 'Контраст', lead: 'Читается ли текст: по WCAG 2 и APCA, рядом.' },
	'fix-contrast': { title: 'Подбор контраста', lead: 'Ближайшая светлота, при которой текст читается; тон прежний.' },
	'audit-palette': { title: 'Проверка палитры', lead: 'Каждый цвет как текст на каждом другом и пары, которые легко спутать.' },
	'audit-theme': { title: 'Проверка темы', lead: 'Каждая пара цветов файла в каждом режиме и наименьшие исправления.' },
	'generate-scale': { title: 'Шкала', lead: 'Одиннадцать ступеней от 50 до 950; сам цвет — одна из них.' },
	'tints-shades': { title: 'Оттенки', lead: 'Равными шагами к белому, чёрному и серому.' },
	'harmonies': { title: 'Гармонии', lead: 'Цвета, которые сочетаются: поворот тона в OKLCH при той же светлоте.' },
	'mix-colors': { title: 'Смешение', lead: 'Два цвета в восьми пространствах, как в color-mix().' },
	'make-gradient': { title: 'Градиент', lead: 'Плавный, в перцептивном пространстве, с заменой для любого браузера.' },
	'generate-palette': { title: 'Палитра', lead: 'Пробел — новая палитра; то, что нравится, можно закрепить.' },
	'generate-data-colors': { title: 'Цвета для данных', lead: 'Для графиков и карт: категории, величины, отклонения и циклы. Их различит каждый.' },
	'simulate-cvd': { title: 'Цветовая слепота', lead: 'Как видят эти цвета другие и какие пары могут спутать.' },
	'export-tokens': { title: 'Токены', lead: 'Цвета в виде готового файла.' },
	'build-system': { title: 'Дизайн-система', lead: 'Шкалы, светлые и тёмные роли с контрастом AA и код — из одного цвета.' },
} as const satisfies FrontWords['operations'];

/** All of them; a function, so that a script leaves out what it does not keep. */
export const inRussian = (): FrontWords => ({
	...KEPT_RUSSIAN,
	describe: 'Описать',
	about: 'Страница работает на JavaScript. Без него формы ниже обращаются к сервису, и он отвечает в JSON.',
	aboutDescription: 'описывает все операции.',
	ask: 'Отправить',
	sendBody: 'Отправьте тело JSON на',
	operations: RUSSIAN_OPERATIONS,
});
