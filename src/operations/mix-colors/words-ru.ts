/*
 * mix-colors in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
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

/** Texts of the page. */
export const viewWords = {
	title: 'Смешение',
	lead: 'Два цвета в восьми пространствах, как в color-mix().',
} as const satisfies Translated<typeof english.viewWords>;
