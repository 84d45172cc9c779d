/*
 * Cases of generate-data-colors.
 *
 * The service chooses the colors; the cases check their required properties. Distances and steps are computed from HEX by the
 * formulas of OKLab and of Machado et al. in test/support/sight.ts, not by `src`. Published ends are those of ColorBrewer's RdBu
 * and YlOrBr.
 */

import { stepRatio, leastGaps } from '../../support/sight.ts';
import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, list, real, text, whole, words, type Limit } from '../../contract/limits.ts';

interface Made {
	readonly input?: string;
	readonly hex: string;
	readonly kept: boolean;
	readonly ratio?: number;
	readonly lc?: number;
}

const listHexes = (value: unknown): string[] => (value as readonly Made[]).map(({ hex }) => hex);

/** So many, far enough apart for all four sights. */
const apart = (count: number, least: number) => (value: unknown): boolean =>
	listHexes(value).length === count && Math.min(...Object.values(leastGaps(listHexes(value)))) >= least;

const even = (count: number, isRing = false) => (value: unknown): boolean =>
	listHexes(value).length === count && stepRatio(listHexes(value), isRing) <= 1.05;

const at = (places: { readonly [place: number]: string }) => (value: unknown): boolean =>
	Object.entries(places).every(([place, hex]) => (value as readonly Made[]).at(Number(place))!.hex === hex);

const both = (...tests: readonly ((value: unknown) => boolean)[]) => (value: unknown): boolean => tests.every((test) => test(value));

const standOut = (value: unknown): boolean => (value as readonly Made[]).every(({ ratio }) => ratio! >= 3);

export const LIMITS: readonly Limit[] = [
	['keep', 'optional', list(0, 12)],
	['keep[]', 'optional', COLOR_TEXT],
	['kind', { default: 'categorical' }, words('categorical', 'sequential', 'diverging', 'cyclic')],
	['count', { default: 8 }, whole(3, 12)],
	['background', 'optional', COLOR_TEXT],
	['hues', 'optional', list(1, 12)],
	['hues[]', 'optional', real(0, 360)],
	['seed', { default: '' }, text(0, 100)],
	['format', { default: 'list' }, words('list', 'css', 'vega-lite', 'plot', 'matplotlib', 'd3', 'ggplot')],
	['modes', { default: 'one' }, words('one', 'both')],
	['locale', { default: 'en' }, words('en', 'ru')],
];

export const CASES: readonly Case[] = [
	{ input: {}, expect: { kind: 'categorical', seed: '', colors: apart(8, 0.0866), format: 'list', filename: 'data-colors.json' } },
	{ input: { count: 3, background: 'white' }, expect: { background: { hex: '#ffffff' }, colors: both(apart(3, 0.2534), standOut) } },
	{ input: { count: 12, background: '#111827', seed: 'night' }, expect: { seed: 'night', colors: both(apart(12, 0.0298), standOut) } },
	{ input: { count: 4, background: '#767676' }, expect: { colors: standOut } },
	// #888 on white: 3.54:1, and Lc 63.056 by the published examples of APCA.
	{
		input: { keep: ['#888888'], count: 3, background: 'white' },
		expect: {
			colors: (value: unknown): boolean => (value as readonly Made[]).some(({ kept, ratio, lc }) => kept && ratio === 3.54 && lc === 63.1),
		},
	},
	// Translucent colors are composited over white.
	{ input: { count: 5, background: 'rgb(0 0 0 / 0%)' }, expect: { colors: standOut } },
	{
		input: { keep: ['Teal', 'color(display-p3 1 0 0)'], count: 5 },
		expect: {
			colors: [
				{ input: 'Teal', hex: '#008080', kept: true }, { input: 'color(display-p3 1 0 0)', hex: '#ff0b0c', kept: true },
				{ kept: false, input: (value: unknown) => value === undefined }, { kept: false }, { kept: false },
			],
		},
	},
	{
		input: { keep: ['red', 'red', 'red'], count: 3 },
		expect: { colors: [{ kept: true }, { kept: true }, { kept: true }], least: { normal: 0 } },
	},
	{ input: { keep: [], count: 3 }, expect: { colors: apart(3, 0.2534) }, skip: { GET: 'a query has no empty list' } },
	{ input: { count: 3, hues: [250, 30, 145] }, expect: { colors: apart(3, 0.1) } },
	{ input: { count: 12, hues: [0] }, expect: { colors: (value: unknown) => new Set(listHexes(value)).size === 12 } },

	{ input: { kind: 'sequential', count: 9 }, expect: { colors: even(9), evenness: (value: unknown) => (value as number) <= 1.05 } },
	{
		input: { kind: 'sequential', keep: ['#3b82f6'], count: 7 },
		expect: { colors: both(even(7), (value) => listHexes(value).includes('#3b82f6')) },
	},
	{
		input: { kind: 'sequential', keep: ['#ffffe5', '#662506'], count: 9 },
		expect: { colors: both(even(9), at({ 0: '#ffffe5', '-1': '#662506' })) },
	},
	{
		input: { kind: 'sequential', keep: ['black', 'white'], count: 12 },
		expect: { colors: both(even(12), at({ 0: '#000000', '-1': '#ffffff' })) },
	},
	{ input: { kind: 'sequential', hues: [100, 30, 330], count: 6, background: 'black' }, expect: { colors: even(6) } },
	{
		input: { kind: 'diverging', keep: ['#b2182b', '#2166ac'], count: 11 },
		expect: { colors: both(even(11), at({ 0: '#b2182b', '-1': '#2166ac' })) },
	},
	{ input: { kind: 'diverging', keep: ['#3b82f6'], count: 8 }, expect: { colors: both(even(8), at({ 0: '#3b82f6' })) } },
	{ input: { kind: 'diverging', hues: [250, 40], count: 5, background: '#111' }, expect: { colors: even(5) } },
	{
		input: { kind: 'diverging', hues: [145, 25], count: 9, locale: 'ru' },
		expect: { warning: (text: unknown) => /^Половины набора похожи при [а-я, ]*дейтеранопии\. Тона около 30 и 250 /.test(String(text)) },
	},
	{ input: { kind: 'diverging', hues: [145, 25], count: 9 }, expect: { warning: (text: unknown) => String(text).includes('deuteranopia') } },
	{ input: { kind: 'cyclic', count: 12 }, expect: { colors: even(12, true) } },
	{ input: { kind: 'cyclic', keep: ['gold'], count: 7 }, expect: { colors: both(even(7, true), at({ 0: '#ffd700' })) } },

	// Both modes: on white and on the card of the dark theme, or on the background of the request that suits the mode.
	{
		input: { count: 6, modes: 'both' },
		expect: {
			background: { hex: '#ffffff' }, colors: standOut,
			dark: { background: { hex: '#18181b' }, colors: both(apart(6, 0.1), standOut) },
		},
	},
	{
		input: { background: '#111827', keep: ['#6366f1'], modes: 'both' },
		expect: {
			background: { hex: '#ffffff' }, colors: at({ 0: '#6366f1' }),
			dark: { background: { input: '#111827' }, colors: at({ 0: '#6366f1' }) },
		},
	},
	{
		input: { background: '#fffbeb', kind: 'sequential', modes: 'both' },
		expect: { background: { hex: '#fffbeb' }, dark: { background: { hex: '#18181b' }, colors: even(8) } },
	},

	...['list', 'css', 'vega-lite', 'plot', 'matplotlib', 'd3', 'ggplot'].map((format): Case => ({
		input: { count: 3, keep: ['#000001', '#fffffe', '#ff0000'], format },
		expect: { format, code: (code: unknown) => ['#000001', '#fffffe', '#ff0000'].every((hex) => (code as string).includes(hex)) },
	})),

	refused({ count: 2 }, 'count', '3 to 12'),
	refused({ count: 13 }, 'count', '13'),
	refused({ keep: ['red', 'lime', 'blue', 'gold'], count: 3 }, 'keep', /at most 3.*got 4/),
	refused({ kind: 'sequential', keep: ['red', 'lime', 'blue'] }, 'keep', /at most 2/),
	refused({ kind: 'cyclic', keep: ['red', 'lime'] }, 'keep', /at most 1/),
	refused({ kind: 'cyclic', keep: ['gray'] }, 'keep', /hue of its own/),
	refused({ kind: 'cyclic', hues: [1, 2] }, 'hues', /at most 1/),
	refused({ kind: 'diverging', hues: [1, 2, 3] }, 'hues', /at most 2/),
	refused({ kind: 'diverging', hues: [1], keep: ['red'] }, 'hues', /of the kept colors/),
	refused({ kind: 'sequential', keep: ['#777', '#787878'], count: 9 }, 'keep', /differ in OKLCH lightness by 0\.1/),
	refused({ kind: 'diverging', keep: ['navy', 'gold'], background: 'white' }, 'keep', /as far from the neutral middle.*navy/),
	refused({ kind: 'diverging', keep: ['#f6f6f6'], background: 'white' }, 'keep', /stand out from the middle/),
	refused({ hues: [361] }, 'hues.0', '0 to 360'),
	refused({ kind: 'cyclical' }, 'kind', 'Did you mean "cyclic"?'),
	refused({ format: 'vega' }, 'format', 'vega-lite'),
	refused({ modes: 'dark' }, 'modes', 'both'),
	refused({ kind: 'diverging', keep: ['#f6f6f6'], modes: 'both' }, 'keep', /stand out from the middle/),
	refused({ seed: 'x'.repeat(101) }, 'seed', /at most 100/),
	unreadable({ keep: ['bleu'] }, 'keep.0', '"blue"'),
	unreadable({ background: 'wite' }, 'background', '"white"'),
	inQuery('count=5.5', 'count', '5.5'),
	inJson({ seed: 5 }, 'seed', 'got 5'),
	inJson({ hues: 30 }, 'hues', 'got 30'),
];
