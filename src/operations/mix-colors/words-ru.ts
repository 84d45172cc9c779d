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
	result: {
		whole: 'Смесь: тон по короткой дуге, альфа умножена заранее, отсутствующие каналы перенесены.',
		hex: 'Смесь в HEX; вне sRGB она вписана в охват.',
		oklch: 'Смесь в OKLCH.',
		css: 'Выражение color-mix().',
		alpha: 'Непрозрачность смеси, от 0 до 1.',
	},
	examples: ['четверть синего', 'по цветовому кругу'],
} as const satisfies Translated<typeof english.words>;

export const viewWords = {
	title: 'Смешение',
	lead: 'Два цвета в восьми пространствах, как в color-mix().',
} as const satisfies Translated<typeof english.viewWords>;
