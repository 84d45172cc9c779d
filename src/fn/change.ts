/*
 * Everyday changes of a color, in equal perceived steps.
 *
 * Lightness, chroma and hue are those of OKLCH. A color inside sRGB stays inside: its chroma is reduced as far as needed. The result is
 * in the space of the color.
 *
 * Proof  test/fn/change.test.ts.
 */

import { fitsIn } from '../gamut/fits.ts';
import { mapInto } from '../gamut/map.ts';
import { chromaWithin, maxChroma } from '../gamut/max-chroma.ts';
import { normalizeHue } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import type { Lch } from '../palette/within-gamut.ts';
import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { spaceById } from '../spaces/space-by-id.ts';
import { oklch } from '../spaces/oklch.ts';
import { srgb } from '../spaces/srgb.ts';
import { D65_X, D65_Z } from '../spaces/white.ts';
import { xyzD65 } from '../spaces/xyz.ts';
import { checkColor, checkNumber, LARGEST } from './arguments.ts';

/** Changes OKLCH coordinates. Missing channels stay missing. */
function changeLch<S extends string>(color: Color<S>, change: (lch: Lch) => Lch): Color<S> {
	const input = checkColor(color, 'color'), { coords, alpha, none } = convertTo(input, oklch);
	const [lightness, chroma, hue] = change(coords), isInside = fitsIn(input, srgb);
	const fitting = isInside ? chromaWithin(chroma, lightness, hue, 'srgb') : chroma;
	return backTo(input.space, { space: oklch.id, coords: [lightness, fitting, hue], alpha, none });
}

/** Converts a changed color to the space of the original. */
const backTo = <S extends string>(space: S, color: Color<string>): Color<S> =>
	// The space found by an id has that id.
	convertTo(color, spaceById(space)) as Color<S>;

/**
 * Makes a color lighter: adds to its OKLCH lightness, 0 to 1.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The lighter color, in its space.
 * @throws InputError
 * @example
 * toCss(lighten(color(oklch, [0.6, 0.05, 200]), 0.1)); // 'oklch(0.7 0.05 200)'
 */
export function lighten<S extends string>(color: Color<S>, by = 0.1): Color<S> {
	const step = checkNumber(by, -1, 1, 'by');
	return changeLch(color, ([l, c, h]) => [clampToUnit(l + step), c, h]);
}

/**
 * Makes a color darker: subtracts from its OKLCH lightness, 0 to 1.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The darker color, in its space.
 * @throws InputError
 * @example
 * toCss(darken(color(oklch, [0.6, 0.05, 200]), 0.1)); // 'oklch(0.5 0.05 200)'
 */
export const darken = <S extends string>(color: Color<S>, by = 0.1): Color<S> => lighten(color, -checkNumber(by, -1, 1, 'by'));

/**
 * Makes a color more vivid: adds to its chroma, as a share of the largest one in sRGB at its lightness and hue. Grays have no hue and
 * stay unchanged.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The more vivid color, in its space.
 * @throws InputError
 * @example
 * toHex(saturate(parseHex('#808080'), 1)); // '#808080'
 */
export function saturate<S extends string>(color: Color<S>, by = 0.1): Color<S> {
	const share = checkNumber(by, -1, 1, 'by');
	return changeLch(color, ([l, c, h]) => {
		const most = maxChroma(l, h, 'srgb');
		return [l, c < GRAY ? c : Math.max(0, Math.min(c + share * most, Math.max(c, most))), h];
	});
}

/** Chroma of a color that is called gray. */
const GRAY = 1e-4;

/**
 * Makes a color less vivid; the opposite of `saturate`.
 * @param color The color.
 * @param by From -1 to 1; default 0.1.
 * @returns The grayer color, in its space.
 * @throws InputError
 * @example
 * toHex(desaturate(parseHex('#f00'), 1)); // '#888888'
 */
export const desaturate = <S extends string>(color: Color<S>, by = 0.1): Color<S> => saturate(color, -checkNumber(by, -1, 1, 'by'));

/**
 * Turns the OKLCH hue, in degrees.
 * @param color The color.
 * @param degrees Angle in degrees.
 * @returns The rotated color, in its space.
 * @throws InputError
 * @example
 * toCss(rotate(color(oklch, [0.7, 0.1, 200]), 30)); // 'oklch(0.7 0.1 230)'
 */
export function rotate<S extends string>(color: Color<S>, degrees: number): Color<S> {
	const turn = checkNumber(degrees, -LARGEST, LARGEST, 'degrees');
	return changeLch(color, ([l, c, h]) => [l, c, normalizeHue(h + turn)]);
}

/**
 * The gray of the same OKLCH lightness.
 * @param color The color.
 * @returns The gray, in the space of the color.
 * @throws InputError
 * @example
 * toHex(grayscale(parseHex('#f00'))); // '#888888'
 */
export const grayscale = <S extends string>(color: Color<S>): Color<S> => changeLch(color, ([l]) => [l, 0, 0]);

/**
 * The opposite in sRGB: 1 minus each channel.
 * @param color The color.
 * @returns The opposite, in the space of the color.
 * @throws InputError
 * @example
 * toHex(invert(parseHex('#f00'))); // '#00ffff'
 */
export function invert<S extends string>(color: Color<S>): Color<S> {
	const input = checkColor(color, 'color'), { coords: [r, g, b], alpha, none } = convertTo(input, srgb);
	return backTo(input.space, { space: srgb.id, coords: [1 - r, 1 - g, 1 - b], alpha, none });
}

/**
 * Sets the relative luminance of WCAG 2, 0 to 1. Adds black or white light, so the color stays inside sRGB; a color outside is mapped
 * first.
 * @param color The color.
 * @param luminance 0 to 1.
 * @returns The color with that luminance.
 * @throws InputError
 * @example
 * toHex(withLuminance(parseHex('#808080'), 1)); // '#ffffff'
 */
export function withLuminance<S extends string>(color: Color<S>, luminance: number): Color<S> {
	const input = checkColor(color, 'color'), y = checkNumber(luminance, 0, 1, 'luminance');
	const { coords: [x, old, z], alpha, none } = convertTo(mapInto(input, srgb), xyzD65);
	// Only black has no light to scale.
	const share = y <= old ? (old === 0 ? 0 : y / old) : (1 - y) / (1 - old), white = y <= old ? 0 : 1 - share;
	return backTo(input.space, { space: xyzD65.id, coords: [x * share + D65_X * white, y, z * share + D65_Z * white], alpha, none });
}
