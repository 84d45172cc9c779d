/*
 * mix-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

export const words = {
	title: 'Смешать два цвета',
	summary: 'Смешивает два цвета в одном из 8 пространств и даёт выражение color-mix() с тем же результатом.',
	fields: {
		first: 'Первый цвет.',
		second: 'Второй цвет.',
		amount: 'Доля второго цвета в процентах.',
		space: 'Пространство, в котором смешивать.',
	},
	examples: ['четверть синего', 'по цветовому кругу'],
} as const satisfies Translated<typeof english.words>;

export const answerWords = {
	'The mixture: hue by the shorter arc, premultiplied alpha, missing components carried.':
		'Смесь: тон по короткой дуге, альфа умножена заранее, отсутствующие каналы перенесены.',
	'The mixture as HEX; gamut-mapped if it is outside sRGB.': 'Смесь в HEX; вне sRGB она вписана в охват.',
	'The mixture in OKLCH.': 'Смесь в OKLCH.',
	'The color-mix() expression.': 'Выражение color-mix().',
	'Opacity of the mixture, 0 to 1.': 'Непрозрачность смеси, от 0 до 1.',
} as const;

export const viewWords = {
	title: 'Смешение',
	lead: 'Два цвета в восьми пространствах, как в color-mix().',
} as const satisfies Translated<typeof english.viewWords>;
