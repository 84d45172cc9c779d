/*
 * Colors to text. Inputs have many decimals, because V8 caches the text of recent numbers.
 */

import { colordx } from '@colordx/core';
import { OKLCH, RGBToHex, serialize } from '@texel/color';
import colorBits from 'color-bits';
import { colord } from 'colord';
import { serialize as serializeColorJs } from 'colorjs.io/fn';
import { formatCss, formatHex } from 'culori';
import { randomFrom } from '../src/math/random.ts';
import type { Engine } from './engine.ts';
import { eightBit, INPUTS, inColorJs, inCulori, type Triple } from './inputs.ts';
import { BEST, contender, type Contest } from './measure.ts';

const text = (written: string): string[] => [written];

/** The numbers of a text; some write lightness in percent. */
const numbers = (written: string): number[] => {
	const [l = 0, c = 0, h = 0] = written.match(/[\d.]+(?:e-?\d+)?/g)!.map(Number);
	return [written.includes('%') ? l / 100 : l, c, h];
};

export function formatContests(engines: readonly Engine[]): Contest[] {
	const bytes = eightBit(INPUTS, 'hex');
	const random = randomFrom('oklch text');
	const oklch = Array.from({ length: 131_072 }, (): Triple => [0.1 + random() * 0.8, 0.01 + random() * 0.3, 1 + random() * 358]);
	const rgb = ([r, g, b]: Triple): { r: number; g: number; b: number } => ({ r: r * 255, g: g * 255, b: b * 255 });
	return [
		{
			title: 'format #rrggbb',
			inputs: bytes.length,
			aims: [{ over: BEST, by: 1.2 }],
			contenders: [
				...engines.map(({ name, library }) => contender(name, bytes.map((c) => library.color('srgb', c)), (color) => library.format(color, 'hex'), text)),
				contender('@colordx/core', bytes.map((c) => colordx(rgb(c))), (color) => color.toHex(), text),
				contender('colord', bytes.map((c) => colord(rgb(c))), (color) => color.toHex(), text),
				contender('color-bits', bytes.map(([r, g, b]) => colorBits.newColor(r * 255, g * 255, b * 255, 255)), colorBits.formatHEX, text),
				contender('@texel/color', bytes.map((c) => [...c]), (c) => RGBToHex(c), text),
				contender('culori', bytes.map((c) => inCulori('rgb', 'rgb', c)), formatHex, text),
				contender('colorjs.io', bytes.map((c) => inColorJs('srgb', c)), (color) => serializeColorJs(color, { format: 'hex', collapse: false }), text),
			],
		},
		{
			title: 'format oklch(), all distinct',
			inputs: oklch.length,
			compared: 4096,
			aims: [{ over: BEST, by: 3 }],
			contenders: [
				...engines.map(({ name, library }) => contender(name, oklch.map((c) => library.color('oklch', c)), (color) => library.format(color, 'oklch'), numbers)),
				contender('@colordx/core', oklch.map(([l, c, h]) => colordx({ l, c, h })), (color) => color.toOklchString(), numbers, 0.002),
				contender('@texel/color', oklch.map((c) => [...c]), (c) => serialize(c, OKLCH), numbers, 0.001),
				contender('culori', oklch.map((c) => inCulori('oklch', 'lch', c)), formatCss, numbers, 0.001),
				contender('colorjs.io', oklch.map((c) => inColorJs('oklch', c)), (color) => serializeColorJs(color), numbers, 0.1),
			],
		},
	];
}
