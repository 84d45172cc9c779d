/*
 * Gamuts of RGB spaces.
 */

import { fitsIn } from '../gamut/fits.ts';
import { mapInto } from '../gamut/map.ts';
import { maxChromaIn } from '../gamut/max-chroma.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { runner } from '../spaces/route.ts';
import type { Space } from '../spaces/space.ts';
import { srgb } from '../spaces/srgb.ts';
import { checkColor, checkNumber, checkSpace, fault, LARGEST } from './arguments.ts';

/** Spaces that `isCube` has accepted. */
const GAMUTS = /*#__PURE__*/ new WeakSet<Space>();

/** Returns an RGB space unchanged, whose gamut is the cube of 0 to 1, in linear light too. */
function checkGamut<S extends Space>(gamut: S): S {
	if (!GAMUTS.has(checkSpace(gamut, 'gamut'))) {
		if (!isCube(gamut)) throw fault('gamut', 'an RGB space, such as displayP3');
		GAMUTS.add(gamut);
	}
	return gamut;
}

/** True for an RGB space that encodes each channel of its base by a curve through 0 and 1, so that primaries and white stay. */
const isCube = ({ base, fromBase, channels: [{ kind }] }: Space): boolean =>
	Boolean(base?.base) && base!.channels[0].kind === 'light' && kind === 'light' && CORNERS.every((corner) => {
		const v: Vec3 = [...corner];
		for (const step of fromBase) runner(step)(v);
		return v.every((x, i) => x === corner[i]);
	});

const CORNERS: readonly Readonly<Vec3>[] = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 1, 1]];

/**
 * Maps a color into the gamut of an RGB space by CSS Color 4 (local MINDE): `toGamut(color, srgb)`. A color inside is only converted.
 * @param color The color.
 * @param gamut The gamut.
 * @returns The color in the space of the gamut.
 * @throws InputError
 * @example
 * toHex(toGamut(parse('color(display-p3 0 1 0)'), srgb)); // '#00fb29'
 */
export const toGamut = <S extends string>(color: Color<string>, gamut: Space<S>): Color<S> =>
	mapInto(checkColor(color, 'color'), checkGamut(gamut));

/**
 * True if the color is inside the gamut of an RGB space, or outside by no more than rounding leaves.
 * @param color The color.
 * @param gamut The gamut.
 * @returns True inside.
 * @throws InputError
 * @example
 * inGamut(parse('color(display-p3 0 1 0)'), srgb); // false
 */
export const inGamut = (color: Color<string>, gamut: Space): boolean => fitsIn(checkColor(color, 'color'), checkGamut(gamut));

/**
 * Largest OKLCH chroma of a gamut at a lightness (0 to 1) and a hue (degrees); 0 for black and white.
 * @param lightness OKLCH lightness, 0 to 1.
 * @param hue Degrees.
 * @param gamut The gamut.
 * @returns The chroma.
 * @throws InputError
 * @example
 * maxChroma(0.628, 29.23).toFixed(2); // '0.26'
 */
export const maxChroma = (lightness: number, hue: number, gamut: Space = srgb): number =>
	maxChromaIn(checkNumber(lightness, 0, 1, 'lightness'), checkNumber(hue, -LARGEST, LARGEST, 'hue'), checkGamut(gamut));
