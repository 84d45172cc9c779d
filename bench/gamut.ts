/*
 * Gamut mapping into sRGB by the binary search of CSS Color 4. Every input is outside.
 */

import { colordx } from '@colordx/core';
import { gamutMapOKLCH, sRGBGamut } from '@texel/color';
import { to, toGamutCSS } from 'colorjs.io/fn';
import { differenceEuclidean, toGamut } from 'culori';
import type { Engine } from './engine.ts';
import { inColorJs, inCulori, outsideSrgb, type Triple } from './inputs.ts';
import { contender, type Contest } from './measure.ts';

const oklch = ([l, c, h]: Triple): { l: number; c: number; h: number } => ({ l, c, h });

export function gamutContests(engines: readonly Engine[]): Contest[] {
	const inputs = outsideSrgb();
	const mapCulori = toGamut('rgb', 'oklch', differenceEuclidean('oklch'), 0.02);
	const rgbOf = (color: unknown): readonly number[] => {
		const { r, g, b } = (color as { _rgb: { r: number; g: number; b: number } })._rgb;
		return [r / 255, g / 255, b / 255];
	};
	return [{
		title: 'map OKLCH into sRGB',
		inputs: inputs.length,
		aims: [{ over: '@colordx/core', by: 2 }, { over: 'culori', by: 20 }, { over: 'colorjs.io', by: 35 }],
		contenders: [
			...engines.map(({ name, library }) => contender(name, inputs.map((coords) => library.color('oklch', coords)), (color) => library.mapToGamut(color, 'srgb'), ({ coords }) => coords)),
			contender('colorjs.io', inputs.map((coords) => inColorJs('oklch', coords)), (color) => to(toGamutCSS(color, { space: 'srgb' }), 'srgb'), ({ coords }) => coords as number[]),
			contender('@colordx/core', inputs.map((coords) => colordx(oklch(coords))), (color) => color.mapSrgb(), rgbOf, 0.002),
			// It measures in another space and stops at another tolerance.
			contender('culori', inputs.map((coords) => inCulori('oklch', 'lch', coords)), mapCulori, ({ r, g, b }) => [r, g, b] as number[], Infinity),
			// An approximation of the edge of the gamut, without a search.
			contender('@texel/color', inputs.map((coords) => [...coords]), (coords) => gamutMapOKLCH(coords, sRGBGamut), (coords) => coords, Infinity),
		],
	}];
}
