/*
 * Maps colors into gamuts by a chosen method, and measures gamuts.
 */

import { LARGEST } from '../fn/arguments.ts';
import { inGamut as isInside, maxChroma as largestChroma } from '../fn/gamut.ts';
import { GAMUT_IDS, GAMUT_SPACES, type GamutId } from '../gamut/gamut.ts';
import { GAMUT_METHODS, toGamut as toGamutBy, type GamutMethod } from '../gamut/methods.ts';
import type { Color } from '../spaces/color.ts';
import { readNumber, readWord } from './arguments.ts';
import { readAnyColor, readColor, type ColorLike } from './read-color.ts';

/**
 * Maps a color into a gamut: `css` (local MINDE, as `mapToGamut`), `edge-seeker` and `raytrace` (also of CSS Color 4), `chroma` (keeps
 * OKLCH lightness and hue exactly) or `clip` (clamps each channel). A color inside is only converted.
 * @param color The color.
 * @param gamut The gamut.
 * @param method Default `css`.
 * @returns The color in the space of the gamut.
 * @throws InputError
 * @example
 * toHex(toGamut('color(srgb 1.5 0 0)', 'srgb', 'clip')); // '#ff0000'
 */
export const toGamut = <G extends GamutId>(color: ColorLike, gamut: G, method: GamutMethod = 'css'): Color<G> =>
	// The id was validated, so the space is the one of the gamut.
	toGamutBy(readColor(color, 'color'), readWord(gamut, GAMUT_IDS, 'gamut') as G, readWord(method, GAMUT_METHODS, 'method'));

/**
 * True if the color is inside the gamut, or outside by no more than rounding leaves.
 * @param color The color.
 * @param gamut The gamut.
 * @returns True inside.
 * @throws InputError
 * @example
 * inGamut('color(display-p3 0 1 0)', 'srgb'); // false
 */
export const inGamut = (color: ColorLike, gamut: GamutId): boolean =>
	isInside(readAnyColor(color, 'color'), GAMUT_SPACES[readWord(gamut, GAMUT_IDS, 'gamut')]);

/**
 * Largest OKLCH chroma of a gamut at a lightness (0 to 1) and a hue (degrees): `maxChroma(0.7, 250, 'srgb')`. 0 for black and white.
 * @param lightness OKLCH lightness, 0 to 1.
 * @param hue Degrees.
 * @param gamut The gamut.
 * @returns The chroma.
 * @throws InputError
 * @example
 * maxChroma(0.628, 29.23).toFixed(2); // '0.26'
 */
export const maxChroma = (lightness: number, hue: number, gamut: GamutId = 'srgb'): number => largestChroma(
	readNumber(lightness, 0, 1, 'lightness'), readNumber(hue, -LARGEST, LARGEST, 'hue'), GAMUT_SPACES[readWord(gamut, GAMUT_IDS, 'gamut')],
);
