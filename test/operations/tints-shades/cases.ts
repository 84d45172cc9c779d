/*
 * Cases of tints-shades.
 *
 * Even steps in OKLab by hand: half way between black and white is L 0.5, which is 0.5³ = 0.125 of the light, 0.38857
 * encoded, 99 of 255. Others by Color.js 0.7.1 (mix in oklab).
 */

import { inJson, inQuery, refused, unreadable, type Case } from '../../contract/case.ts';
import { COLOR_TEXT, whole, words, type Limit } from '../../contract/limits.ts';

const endsIn = (last: string, length: number) => (steps: unknown): boolean =>
	Array.isArray(steps) && steps.length === length && steps.at(-1) === last;

export const LIMITS: readonly Limit[] = [
	['color', 'required', COLOR_TEXT],
	['steps', { default: 10 }, whole(1, 20)],
	['ends', { default: 'closed' }, words('closed', 'open')],
];

export const CASES: readonly Case[] = [
	{
		input: { color: 'black', steps: 2 },
		expect: { input: 'black', hex: '#000000', tints: ['#636363', '#ffffff'], shades: ['#000000', '#000000'], tones: ['#2e2e2e', '#808080'] },
	},
	{ input: { color: 'white', steps: 2 }, expect: { tints: ['#ffffff', '#ffffff'], shades: ['#636363', '#000000'] } },
	{ input: { color: 'blue', steps: 2 }, expect: { hex: '#0000ff', tints: ['#74a3ff', '#ffffff'] } },
	{
		input: { color: 'teal', steps: 4 },
		expect: {
			tints: ['#5b9f9e', '#93bebe', '#c9dede', '#ffffff'],
			shades: ['#005555', '#002e2e', '#000b0b', '#000000'],
			tones: ['#3b8180', '#578180', '#6d8180', '#808080'],
		},
	},
	// Missing channels are 0 and not taken from white: L 0 to 1 in two steps.
	{ input: { color: 'oklab(none 0 0)', steps: 2 }, expect: { hex: '#000000', tints: ['#636363', '#ffffff'] } },
	{ input: { color: 'teal', steps: 1 }, expect: { tints: ['#ffffff'], shades: ['#000000'], tones: ['#808080'] } },
	{ input: { color: 'teal' }, expect: { tints: endsIn('#ffffff', 10), shades: endsIn('#000000', 10), tones: endsIn('#808080', 10) } },
	{
		input: { color: 'teal', steps: 20 },
		expect: { tints: endsIn('#ffffff', 20), shades: endsIn('#000000', 20), tones: endsIn('#808080', 20) },
	},
	{ input: { color: 'gray', steps: 3 }, expect: { tones: ['#808080', '#808080', '#808080'] } },
	{
		input: { color: 'rgb(255 0 0 / 50%)', steps: 1 },
		expect: { hex: '#ff000080', tints: ['#ffffff80'], shades: ['#00000080'], tones: ['#80808080'] },
	},
	{ input: { color: 'color(display-p3 0 1 0)', steps: 3 }, expect: { hex: '#00fb29', tints: endsIn('#ffffff', 3) } },

	refused({}, 'color', 'color is missing'),
	refused({ color: 'teal', steps: 0 }, 'steps', 'whole number from 1 to 20'),
	refused({ color: 'teal', steps: 21 }, 'steps', '21'),
	refused({ color: 'teal', steps: 2.5 }, 'steps', '2.5'),
	refused({ color: 'teal', step: 2 }, 'step', 'Did you mean "steps"?'),
	unreadable({ color: '#12', steps: 2 }, 'color', '"#12"'),
	inQuery('color=teal&steps=ten', 'steps', '"ten"'),
	inJson({ color: 'teal', steps: '10' }, 'steps', 'got the text "10"'),
];
