/*
 * audit-theme in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Проверить файл темы',
	summary: 'Проверить каждую пару цветов в файле темы, во всех её режимах, и исправить то, что не проходит, наименьшими изменениями.',
	fields: {
		theme: 'Содержимое файла: CSS с переменными, Tailwind 4 или shadcn/ui, переменные и словари Sass, настройки Tailwind 3 '
			+ 'в JSON или скрипте, любой скрипт с цветами в объектах, дизайн-токены (DTCG), Tokens Studio, переменные Figma, любой JSON '
			+ 'с цветами, палитра GIMP или файл образцов ASE или ACO в base64.',
		target: 'Контраст, которого должны достичь пары: WCAG 2 (aa, aa-large, aaa) или |Lc| по APCA (apca-body, apca-content, apca-large).',
		pairs: 'Пары в дополнение к найденным по именам, таким как --card-foreground на --card.',
		repair: 'Вернуть исправленный файл с наименьшими изменениями, после которых пары проходят. Бледный или яркий фон, на котором читается '
			+ 'чёрный или белый текст, сохраняет цвет: меняется текст. Фон немного сдвигается лишь тогда, когда белый текст на нём читается '
			+ 'легче чёрного. Равные цвета остаются равными, и ни одна пара не становится хуже.',
		lock: 'Имена цветов, которые нельзя менять при исправлении.',
		prefer: 'Какую сторону пары менять, если возможно: текст (text), фон (surface) или ту, которая изменится меньше (least).',
		format: 'Вид отчёта: json, или ещё и файл sarif (2.1.0).',
		path: 'Путь к файлу в SARIF.',
	},
	examples: [
		'текст, который не читается на светлой карточке и читается на тёмной',
		'тот же файл с текстом, который проходит',
		'дизайн-токены и дополнительная пара',
	],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Проверка темы',
	lead: 'Каждая пара цветов файла в каждом режиме и наименьшие исправления.',
} as const satisfies Translated<typeof english.viewWords>;
