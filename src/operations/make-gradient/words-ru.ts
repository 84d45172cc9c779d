/*
 * make-gradient in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Построить градиент',
	summary: 'Пишет плавный градиент CSS и запасной, из простых остановок, который везде выглядит одинаково.',
	fields: {
		colors: 'Цвета, через равные промежутки.',
		kind: 'Форма градиента.',
		angle: 'Градусы: направление линейного градиента (90 — вправо), начало конического.',
		space: 'Пространство, в котором смешивать.',
		path: 'Путь от цвета к цвету: прямой (straight) или яркий (vivid): через оттенки, минуя серый, в любом пространстве.',
		curve: 'Линия через три цвета и больше: ломаная (linear) или плавная (smooth).',
		positions: 'Положение каждого цвета в процентах, по возрастанию. По умолчанию через равные промежутки.',
		stops: 'Число остановок в запасном градиенте. По умолчанию сколько нужно для плавности.',
	},
	examples: ['от синего к оранжевому без грязных цветов', 'через все тона'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The gradient in two forms of CSS, and its stops.': 'Градиент в двух записях CSS и его опорные точки.',
	'For browsers with gradient color spaces. Colors outside sRGB are clipped by sRGB screens; the fallback maps them.':
		'Для браузеров, где градиенту можно задать пространство. Цвета вне sRGB экран sRGB обрежет; запасной вариант их вписывает.',
	'For every browser: put this declaration first.': 'Для любого браузера: поставьте это объявление первым.',
	'The stops of the fallback.': 'Опорные точки запасного варианта.',
	'In percent.': 'В процентах.',
} as const;

export const viewWords = {
	title: 'Градиент',
	lead: 'Плавный, в перцептивном пространстве, с заменой для любого браузера.',
} as const satisfies Translated<typeof english.viewWords>;
