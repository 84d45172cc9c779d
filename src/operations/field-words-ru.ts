/*
 * Fields of several operations in Russian.
 */

import type * as english from './field-words.ts';
import type { Translated } from './translated.ts';

export const fieldWords = {
	locale: 'Язык названий.',
	among: 'Ваши названия и цвета, среди которых искать вместо списков.',
	scheme: 'Цветовая схема, по которой light-dark() выбирает цвет.',
	variables: 'Свойства CSS для var() в цветах.',
	method: 'Как вписать цвет вне охвата: css (по умолчанию: двоичный поиск с локальным MINDE), edge-seeker, raytrace, chroma '
		+ '(светлота и тон точно те же), clip или all, чтобы увидеть каждый.',
} as const satisfies Translated<typeof english.fieldWords>;
