/*
 * Colors into gamuts, by a method of choice, and how far a gamut reaches.
 */

import { GAMUT_IDS, type GamutId } from '../gamut/gamut.ts';
import { maxChroma as largestChroma } from '../gamut/max-chroma.ts';
import { GAMUT_METHODS, toGamut as toGamutBy, type GamutMethod } from '../gamut/methods.ts';
import type { Color } from '../spaces/color.ts';
import { colorOf, LARGEST, numberOf, wordOf, type ColorLike } from './arguments.ts';

/**
 * The color of a gamut that stands for a color: `css` (local MINDE, as `mapToGamut`), `edge-seeker` and `raytrace` (of CSS
 * Color 4 too), `chroma` (lightness and hue of OKLCH exactly kept) or `clip` (each channel cut off). A color inside is only converted.
 * Throws InputError.
 */
export const toGamut = <G extends GamutId>(color: ColorLike, gamut: G, method: GamutMethod = 'css'): Color<G> =>
	// The gamut was looked up among the ids, and is the one given.
	toGamutBy(colorOf(color, 'color'), wordOf(gamut, GAMUT_IDS, 'gamut') as G, wordOf(method, GAMUT_METHODS, 'method'));

/**
 * The largest OKLCH chroma a gamut holds at a lightness (0 to 1) and a hue (degrees): `maxChroma(0.7, 250, 'srgb')`. 0 at
 * black and at white. Throws InputError.
 */
export const maxChroma = (lightness: number, hue: number, gamut: GamutId = 'srgb'): number =>
	largestChroma(numberOf(lightness, 0, 1, 'lightness'), numberOf(hue, -LARGEST, LARGEST, 'hue'), wordOf(gamut, GAMUT_IDS, 'gamut'));
