/*
 * Cases of nearest-names.
 *
 * Keywords of CSS Color 4 §6.1; Tailwind CSS 4 as published. A color with a name has distance 0 to it, and names of one color are
 * in alphabetical order.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, LOCALE_WORDS, text, whole, words, type Limit } from '../../contract/limits.ts';

interface Named {
	readonly name: string;
	readonly hex: string;
	readonly deltaEOK: number;
	readonly source: string;
}

const named = (isRight: (names: readonly Named[]) => boolean) => (value: unknown): boolean => isRight(value as readonly Named[]);

const startsWith = (...names: readonly string[]) =>
	named((matches) => names.every((name, i) => matches[i]?.name === name && matches[i].deltaEOK === 0));

const isAscending = named((matches) => matches.every(({ deltaEOK }, i) => i === 0 || deltaEOK >= matches[i - 1]!.deltaEOK));

const isFrom = (...sources: readonly string[]) => named((matches) =>
	matches.length > 0 && matches.every(({ source }) => sources.includes(source)));

const hasLength = (length: number) => named((matches) => matches.length === length);

const isRussian = named((matches) => matches.every(({ name }) => /^[а-яё\d -]+$/i.test(name)));

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['limit', { default: 5 }, whole(1, 20)],
	['locale', { default: 'en' }, LOCALE_WORDS],
	['list', 'optional', words('css', 'common', 'extended')],
	['unique', { default: false }, { kind: 'flag' }],
	['among', 'optional', list(1, 200)],
	['among[].color', 'optional', COLOR_TEXT],
	['among[].name', 'optional', text(1, 60)],
];

export const CASES: readonly Case[] = [
	{
		input: { color: '#3366ee', limit: 1, among: [{ color: '#3b82f6', name: 'Brand' }, { color: '#111827', name: 'Ink' }] },
		skip: { GET: 'a query has no way to write colors with names' },
		expect: {
			names: named(([first, ...rest]) =>
				rest.length === 0 && first!.name === 'Brand' && first!.hex === '#3b82f6' && first!.source === 'among'),
			css: [], tailwind: [],
		},
	},
	{
		input: { color: 'teal' },
		expect: { input: 'teal', hex: '#008080', names: startsWith('Teal'), css: startsWith('teal'), tailwind: isAscending },
	},
	{ input: { color: '#abcdef' }, expect: { hex: '#abcdef', names: isAscending, css: isAscending, tailwind: isAscending } },
	{
		// Distances by culori.
		input: { color: '#c0ffee', limit: 3 },
		expect: {
			css: [
				{ name: 'lightcyan', hex: '#e0ffff', deltaEOK: 0.04598 },
				{ name: 'paleturquoise', hex: '#afeeee', deltaEOK: 0.05138 },
				{ name: 'honeydew', hex: '#f0fff0', deltaEOK: 0.05702 },
			],
			tailwind: [
				{ name: 'teal-100', deltaEOK: 0.01674 }, { name: 'emerald-100', deltaEOK: 0.02061 },
				{ name: 'green-100', deltaEOK: 0.03094 },
			],
		},
	},
	{ input: { color: '#012345' }, expect: { names: hasLength(5), css: hasLength(5), tailwind: hasLength(5) } },
	{ input: { color: '#012345', limit: 1 }, expect: { names: hasLength(1), css: hasLength(1), tailwind: hasLength(1) } },
	{ input: { color: '#012345', limit: 20 }, expect: { names: hasLength(20), css: hasLength(20), tailwind: hasLength(20) } },
	{ input: { color: '#012345', limit: 20, locale: 'ru' }, expect: { names: isAscending } },
	{ input: { color: 'cyan', limit: 2 }, expect: { css: startsWith('aqua', 'cyan') } },
	{ input: { color: '#f0f', limit: 2 }, expect: { css: startsWith('fuchsia', 'magenta') } },
	{ input: { color: '#808080', limit: 2 }, expect: { css: startsWith('gray', 'grey') } },
	{ input: { color: 'white', limit: 1 }, expect: { css: startsWith('white'), tailwind: startsWith('white') } },
	// Published as oklch(63.7% 0.237 25.331), which lies outside sRGB: the name is found at the color, not at its HEX.
	{ input: { color: 'oklch(63.7% 0.237 25.331)', limit: 1 }, expect: { tailwind: startsWith('red-500') } },
	{ input: { color: 'color(rec2020 0 1 0)' }, expect: { names: isAscending, css: isAscending, tailwind: isAscending } },
	{ input: { color: 'rgb(0 128 128 / 50%)', limit: 1 }, expect: { hex: '#00808080', css: startsWith('teal') } },
	{ input: { color: 'gray', locale: 'ru' }, expect: { names: isRussian, css: hasLength(5) } },
	{ input: { color: 'gray', limit: 1, locale: 'ru' }, expect: { names: startsWith('серый') } },
	{ input: { color: 'gray', limit: 1, locale: 'en' }, expect: { names: startsWith('Gray') } },

	// Keywords of CSS that people know win over the extended names of these colors, which precede them in the alphabet.
	...([['hotpink', 'Hot Pink'], ['violet', 'Violet'], ['tan', 'Tan'], ['darkgreen', 'Dark Green'], ['lime', 'Lime']] as const)
		.map(([color, name]): Case => ({ input: { color, limit: 1 }, expect: { names: startsWith(name) } })),
	{
		input: { color: '#123456' },
		expect: { names: isFrom('common', 'extended'), css: isFrom('css'), tailwind: isFrom('tailwind') },
	},
	{ input: { color: '#123456', list: 'css' }, expect: { names: isFrom('css') } },
	{ input: { color: '#123456', list: 'common' }, expect: { names: isFrom('common') } },
	{ input: { color: '#123456', list: 'common', locale: 'ru' }, expect: { names: isRussian } },
	{ input: { color: '#123456', list: 'extended' }, expect: { names: isFrom('extended') } },
	{ input: { color: '#123456', list: 'extended', locale: 'ru' }, expect: { names: [] } },
	{ input: { color: 'cyan', limit: 2, list: 'css' }, expect: { names: startsWith('aqua', 'cyan') } },
	{
		input: { color: 'cyan', limit: 2, list: 'css', unique: true },
		expect: { names: named(([first, second]) => first!.name === 'aqua' && second!.deltaEOK > 0) },
	},
	{ input: { color: 'gray', limit: 20, unique: true }, expect: { css: hasLength(20), names: hasLength(20) } },

	refused({ color: 'teal', list: 'pantone' }, 'list', 'css, common, extended'),
	inJson({ color: 'teal', unique: 'yes' }, 'unique', 'true or false'),
	refused({}, 'color', 'color is missing'),
	refused({ color: 'teal', limit: 0 }, 'limit', 'whole number from 1'),
	refused({ color: 'teal', limit: 21 }, 'limit', /1 to 20.*21/),
	refused({ color: 'teal', limit: 1.5 }, 'limit', '1.5'),
	refused({ color: 'teal', locale: 'de' }, 'locale', 'en, ru'),
	unreadable({ color: 'no such color' }, 'color', '"no such color"'),
	inQuery('color=teal&limit=+5', 'limit', 'limit must be'),
	inJson({ color: 'teal', limit: true }, 'limit', 'got true'),
];
