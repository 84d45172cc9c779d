/*
 * Cases of generate-palette.
 *
 * The service chooses the colors; the contract requires kept colors first and unchanged, the requested number, the seed in the
 * result, and the same palette for the same seed on every surface.
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, LOCALE_WORDS, text, whole, words, type Limit } from '../../contract/limits.ts';

interface Made {
	readonly hex: string;
	readonly name: string;
	readonly kept: boolean;
}

const made = (size: number, ...kept: readonly string[]) => (value: unknown): boolean => {
	const colors = value as readonly Made[];
	return colors.length === size
		&& colors.every((color, i) => color.kept === i < kept.length && color.name.length > 0)
		&& kept.every((hex, i) => colors[i]?.hex === hex);
};

export const LIMITS: readonly Limit[] = [
	['keep', 'optional', list(0, 12)],
	['keep[]', 'optional', COLOR_TEXT],
	['mode', { default: 'auto' }, words('auto', 'analogous', 'complementary', 'triadic', 'monochromatic', 'pastel', 'vivid', 'muted', 'dark')],
	['size', { default: 5 }, whole(2, 10)],
	['seed', 'optional', text(0, 100)],
	['reroll', 'optional', list(1, 20)],
	['reroll[]', 'optional', whole(0, 11)],
	['locale', { default: 'en' }, LOCALE_WORDS],
];

export const CASES: readonly Case[] = [
	{
		input: { keep: ['#0000ff'], size: 2, seed: 'x', locale: 'ru' },
		expect: { colors: (value: unknown) => (value as readonly { readonly name: string }[])[0]!.name === 'синий' },
	},
	{ input: { seed: 'spring' }, expect: { seed: 'spring', size: 5, mode: 'auto', colors: made(5) } },
	{ input: { seed: 'spring', size: 2 }, expect: { size: 2, colors: made(2) } },
	{ input: { seed: 'spring', size: 10 }, expect: { size: 10, colors: made(10) } },
	{ input: { seed: 'spring', mode: 'pastel', size: 4 }, expect: { mode: 'pastel', colors: made(4) } },
	{ input: { seed: 'весна 🎨' }, expect: { seed: 'весна 🎨', colors: made(5) } },
	...['auto', 'analogous', 'complementary', 'triadic', 'monochromatic', 'pastel', 'vivid', 'muted', 'dark'].map((mode): Case =>
		({ input: { seed: 'spring', mode, size: 3 }, expect: { seed: 'spring', mode, size: 3, colors: made(3) } })),
	{ input: { seed: 'x'.repeat(100) }, expect: { seed: 'x'.repeat(100) } },
	// Sent colors are returned verbatim even outside of sRGB; generated ones have no input.
	{
		input: { seed: '7', keep: ['Teal', 'rgb(255 0 0 / 50%)', 'color(display-p3 0 1 0)'], size: 4 },
		expect: {
			colors: [
				{ input: 'Teal', hex: '#008080', oklch: 'oklch(0.54312 0.09271 194.769)', kept: true },
				{ input: 'rgb(255 0 0 / 50%)', hex: '#ff000080', kept: true },
				{ input: 'color(display-p3 0 1 0)', hex: '#00fb29', kept: true },
				{ input: (value: unknown): boolean => value === undefined, kept: false },
			],
		},
	},
	{
		input: { seed: '7', keep: Array.from({ length: 12 }, () => 'teal') },
		expect: { size: 12, colors: made(12, ...Array.from({ length: 12 }, () => '#008080')) },
	},
	{ input: { seed: '7', keep: [], size: 3 }, expect: { colors: made(3) }, skip: { GET: 'a query has no empty list' } },
	{ input: { seed: '7', keep: ['#3b82f6'], size: 3 }, expect: { colors: made(3, '#3b82f6') } },
	{ input: { seed: '7', keep: ['teal', 'rgb(255, 0, 0)'], size: 4 }, expect: { colors: made(4, '#008080', '#ff0000') } },
	{ input: { seed: '7', keep: ['teal', 'red'], size: 2 }, expect: { colors: made(2, '#008080', '#ff0000') } },
	// Kept colors are never dropped.
	{
		input: { seed: '7', keep: ['teal', 'red', 'blue', 'gold'], size: 2 },
		expect: { size: 4, colors: made(4, '#008080', '#ff0000', '#0000ff', '#ffd700') },
	},
	{
		input: {},
		expect: { seed: (seed: unknown): boolean => typeof seed === 'string' && seed.length > 0, size: 5, colors: made(5) },
		skip: { GET: 'every call draws another seed', POST: 'every call draws another seed' },
	},
	{
		input: {},
		query: '',
		expect: { size: 5, colors: made(5) },
		skip: {
			library: 'every call draws another seed', POST: 'every call draws another seed', command: 'every call draws another seed',
		},
	},

	{
		input: { seed: 'x', keep: ['#3b82f6'], size: 3, reroll: [2, 1] },
		expect: { size: 3, colors: made(3, '#3b82f6') },
	},
	{
		input: { seed: 'x', mode: 'dark', size: 5 },
		expect: {
			colors: (value: unknown) =>
				(value as readonly { readonly role: string }[]).map(({ role }) => role).join() === 'page,brand,page,accent,text',
		},
	},
	refused({ seed: 'x', keep: ['teal'], reroll: [0] }, 'reroll', /position of a kept color, got 0/),
	refused({ seed: 'x', size: 4, reroll: [4] }, 'reroll', /below the number of colors, which is 4, got 4/),
	refused({ seed: 'x'.repeat(101) }, 'seed', /at most 100.*101/),
	refused({ seed: 'x', size: 1 }, 'size', '2 to 10'),
	refused({ seed: 'x', size: 11 }, 'size', '11'),
	refused({ seed: 'x', keep: Array.from({ length: 13 }, () => 'teal') }, 'keep', /0 to 12 items, got 13/),
	refused({ seed: 'x', size: 0 }, 'size', 'size must be'),
	refused({ seed: 'x', size: 1000 }, 'size', '1000'),
	refused({ seed: 'x', mode: 'nonesuch' }, 'mode', 'pastel'),
	refused({ seed: 'x', mode: 'pastle' }, 'mode', 'Did you mean "pastel"?'),
	unreadable({ seed: 'x', keep: ['red', ''] }, 'keep.1', 'keep[1] is empty'),
	unreadable({ seed: 'x', keep: ['bleu'] }, 'keep.0', '"blue"'),
	inQuery('seed=x&size=5.5', 'size', '5.5'),
	inJson({ seed: 5 }, 'seed', 'got 5'),
	inJson({ seed: 'x', keep: 'red' }, 'keep', 'got the text "red"'),
];
