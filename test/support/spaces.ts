/*
 * Colors and comparisons shared by the tests of spaces.
 */

import type { Random } from '../../src/math/random.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { SPACE_IDS, type SpaceId } from '../../src/spaces/table.ts';
import { convert } from '../../src/spaces/convert.ts';

/** Every ordered pair of spaces, each space with itself left out. */
export const PAIRS: readonly (readonly [SpaceId, SpaceId])[] =
	SPACE_IDS.flatMap((from) => SPACE_IDS.filter((to) => to !== from).map((to) => [from, to] as const));

/** Spaces to compare polar ones in, because the hue near gray and the saturation near black and white are arbitrary. */
const COMPARED_IN: Partial<Record<SpaceId, SpaceId>> = {
	hsl: 'srgb', hsv: 'srgb', hwb: 'srgb', lch: 'lab', oklch: 'oklab',
};

/** Coordinates that are close together exactly where the colors are. */
export const comparable = (c: Color): readonly number[] => convert(c, COMPARED_IN[c.space] ?? c.space).coords;

/** A color inside the sRGB gamut. */
export const insideSrgb = (random: Random): Color<'srgb'> => color('srgb', [random(), random(), random()]);

/** A color of the ProPhoto gamut, most of them far outside sRGB, some with negative light in it. */
export const wide = (random: Random): Color<'prophoto-rgb'> =>
	color('prophoto-rgb', [random(), random(), random()]);

/** sRGB with channels from -0.5 to 1.5: beyond anything one can see. */
export const beyond = (random: Random): Color<'srgb'> =>
	color('srgb', [random() * 2 - 0.5, random() * 2 - 0.5, random() * 2 - 0.5]);
