/*
 * Conversions between spaces, from color object to color object. Each library gets its own kind of object, created before
 * the measurement.
 */

import { colordx, extend, oklchToRgbChannels } from '@colordx/core';
import { rgbToOklch, type RgbColor } from '@colordx/core/fn';
import lab from '@colordx/core/plugins/lab';
import { convert as convertTexel, OKLCH, sRGB } from '@texel/color';
// Importing the whole library registers every space.
import 'colorjs.io';
import { to, type PlainColorObject } from 'colorjs.io/fn';
import { converter } from 'culori';
import type { Engine } from './engine.ts';
import { eightBit, inOklch, inColorJs, inCulori, type Triple } from './inputs.ts';
import { BEST, contender, type Contender, type Contest } from './measure.ts';

extend([lab]);

interface Route {
	readonly title: string;
	readonly from: 'srgb' | 'oklch';
	readonly to: 'srgb' | 'oklch' | 'lab';
	readonly inputs: readonly Triple[];
	/** culori rounds some constants; the others must agree to 1e-10. */
	readonly culoriWithin: number;
	readonly others: (inputs: readonly Triple[]) => readonly Contender[];
}

const CULORI = { srgb: { mode: 'rgb', channels: 'rgb' }, oklch: { mode: 'oklch', channels: 'lch' }, lab: { mode: 'lab', channels: 'lab' } } as const;

/** A hue is an angle: 0 and 360 are the same, and a gray may have any. */
function comparable(space: Route['to'], coords: ArrayLike<number | null | undefined>): number[] {
	const [first, second, third] = Array.from(coords, (x) => x ?? 0) as [number, number, number];
	if (space !== 'oklch') return [first, second, third];
	const hue = third * Math.PI / 180;
	return [first, second * Math.cos(hue), second * Math.sin(hue)];
}

const contest = (engines: readonly Engine[], { title, from, to: target, inputs, culoriWithin, others }: Route): Contest => ({
	title: `convert ${title}`,
	inputs: inputs.length,
	aims: [{ over: BEST, by: 1.5 }, { over: 'culori', by: 4 }],
	contenders: [
		...engines.map(({ name, library }) => contender(
			name,
			inputs.map((coords) => library.color(from, coords)),
			(color) => library.convert(color, target),
			({ coords }) => comparable(target, coords),
			1e-11,
		)),
		...others(inputs),
		contender('culori', inputs.map((coords) => inCulori(CULORI[from].mode, CULORI[from].channels, coords)), converter(CULORI[target].mode), (color) =>
			comparable(target, [...CULORI[target].channels].map((channel) => color[channel] as number | undefined)), culoriWithin),
		contender('colorjs.io', inputs.map((coords) => inColorJs(from, coords)), (color: PlainColorObject) => to(color, target), ({ coords }) =>
			comparable(target, coords), 1e-10),
	],
});

const inBytes = ([r, g, b]: Triple): RgbColor => ({ r: r * 255, g: g * 255, b: b * 255, alpha: 1 });

export const convertContests = (engines: readonly Engine[]): Contest[] => [
	contest(engines, {
		title: '8-bit sRGB to OKLCH', from: 'srgb', to: 'oklch', inputs: eightBit(), culoriWithin: 1e-10,
		others: (inputs) => [
			contender('@colordx/core', inputs.map(inBytes), rgbToOklch, ({ l, c, h }) => comparable('oklch', [l, c, h]), 1e-6),
			contender('@texel/color', inputs.map((rgb) => [...rgb]), (rgb) => convertTexel(rgb, sRGB, OKLCH), (coords) => comparable('oklch', coords), 1e-6),
		],
	}),
	contest(engines, {
		title: 'OKLCH to sRGB', from: 'oklch', to: 'srgb', inputs: inOklch(), culoriWithin: 1e-10,
		others: (inputs) => [
			contender('@colordx/core', inputs, ([l, c, h]) => oklchToRgbChannels(l, c, h), (coords) => comparable('srgb', coords), 1e-6),
			contender('@texel/color', inputs.map((lch) => [...lch]), (lch) => convertTexel(lch, OKLCH, sRGB), (coords) => comparable('srgb', coords), 1e-6),
		],
	}),
	contest(engines, {
		title: '8-bit sRGB to Lab', from: 'srgb', to: 'lab', inputs: eightBit(), culoriWithin: 1e-3,
		others: (inputs) => [
			// Always rounds; the number of decimals is an argument.
			contender('@colordx/core', inputs.map((rgb) => colordx(inBytes(rgb))), (color) => color.toLab(), ({ l, a, b }) => [l, a, b], 0.006),
		],
	}),
];
