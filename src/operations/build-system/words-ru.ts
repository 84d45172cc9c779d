/*
 * build-system in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

/** Texts of the declaration and its documents. */
export const words = {
	title: 'Построить дизайн-систему',
	summary: 'Строит из одного цвета дизайн-систему: восемь шкал, светлые и тёмные роли, которые проходят AA, и их код.',
	fields: {
		primary: 'Цвет бренда.',
		secondary: 'Второй цвет. По умолчанию выводится из цвета бренда.',
		accent: 'Цвет для акцентов. По умолчанию выводится.',
		neutral: 'Оттенок серых. По умолчанию выводится.',
		success: 'Цвет успеха. По умолчанию зелёный.',
		warning: 'Цвет предупреждений. По умолчанию янтарный.',
		danger: 'Цвет ошибок. По умолчанию красный.',
		info: 'Цвет сведений. По умолчанию синий.',
		onPrimary: 'Текст на цвете бренда. auto: белый или тёмный, вместе с заливкой, которая может немного потемнеть ради белого; white или '
			+ 'dark: всегда такой, заливка сдвигается, насколько нужно; exact: заливка не меняется ради текста.',
		look: 'Сколько контраста. standard и soft проходят AA, у soft спокойнее текст и тёмная тема темно-серая; high проходит AAA: 7:1 для '
			+ 'текста, 4,5:1 для контуров, графиков и заливок на тёмном.',
		balance: 'Что общего у одной ступени всех шкал: светлота, подходящая тону, или контраст с белым.',
		tint: 'Сколько тона бренда в выведенных серых.',
		name: 'Имя системы: имя файла и приставка ступеней, которые есть и в Tailwind, например brand-neutral-50.',
		format: 'Вид кода: CSS, Tailwind 4 или 3, Sass, JSON, токены, shadcn/ui как CSS или как запись реестра, переменные Figma, '
			+ 'Android, iOS, Flutter, ступени как образцы Adobe, GIMP и Krita или svg: картинка интерфейса в обеих темах.',
		values: 'Как писать значения.',
	},
	examples: ['тема Tailwind из синего', 'тема shadcn/ui из жёлтого', 'запись для shadcn add и адрес этого запроса'],
} as const satisfies Translated<typeof english.words>;

/** Texts of the page. */
export const viewWords = {
	title: 'Дизайн-система',
	lead: 'Шкалы, светлые и тёмные роли с контрастом AA и код — из одного цвета.',
} as const satisfies Translated<typeof english.viewWords>;
