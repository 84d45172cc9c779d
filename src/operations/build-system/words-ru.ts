/*
 * build-system in Russian.
 */

import type { Translated } from '../translated.ts';
import type * as english from './words.ts';

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

export const answerWords = {
	'The system. Every pair of the audit passes WCAG AA, and for the look high AAA.':
		'Система. Все пары проверки проходят WCAG AA, а с обликом high — AAA.',
	'Eleven steps each.': 'По одиннадцать ступеней.',
	'Eleven steps, lightest first.': 'Одиннадцать ступеней, от светлой к тёмной.',
	'The step: 50, 100, 200 … 900, 950.': 'Ступень: 50, 100, 200 … 900, 950.',
	'The step of each role.': 'Ступень каждой роли.',
	'Colors by role.': 'Цвета по ролям.',
	'The colors of the roles.': 'Цвета ролей.',
	'HEX by role.': 'HEX по ролям.',
	'Every pair that a component uses.': 'Все пары, которые встречаются в компонентах.',
	'A theme.': 'Тема.',
	'A role.': 'Роль.',
	'The ratio that the look requires: 4.5 for text, 3 for outlines and charts; for high 7 and 4.5.':
		'Контраст, которого требует облик: 4,5 для текста, 3 для контуров и графиков; с high — 7 и 4,5.',
	'Results of the unrounded ratio.': 'Итог по неокруглённому контрасту.',
	'True if it is at least `least`.': 'true, если он не меньше `least`.',
	'True if it is at least 7, as AAA requires for text.': 'true, если он не меньше 7, как AAA требует для текста.',
	'Given colors that a theme uses changed, and why; empty if none.':
		'Заданные цвета, которые тема использует изменёнными, и почему; пусто, если таких нет.',
	'The fill.': 'Заливка.',
	'The given color.': 'Заданный цвет.',
	'The color in the theme.': 'Цвет в теме.',
	'How far it moved, in deltaE OK.': 'Насколько он сдвинут, deltaE OK.',
	'Reasons.': 'Причины.',
	'The file; for android and ios several, as a JSON object from path to text; a binary file as base64.':
		'Файл; для android и ios их несколько: объект JSON, где пути соответствует текст; двоичный файл — в base64.',
	'For shadcn-registry: the type of the item.': 'Для shadcn-registry: тип записи.',
	'For shadcn-registry: the variables of each theme, without leading hyphens.':
		'Для shadcn-registry: переменные каждой темы, без дефисов в начале.',
	'Values by name.': 'Значения по именам.',
	'For shadcn-registry: everything except variables, as rules in at-rules.':
		'Для shadcn-registry: всё, кроме переменных: правила внутри at-правил.',
} as const;

export const viewWords = {
	title: 'Дизайн-система',
	lead: 'Шкалы, светлые и тёмные роли с контрастом AA и код — из одного цвета.',
} as const satisfies Translated<typeof english.viewWords>;
