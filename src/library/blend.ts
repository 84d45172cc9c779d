/*
 * Compositing and blending of two colors.
 */

import { blend as blendColors, BLEND_MODES, type BlendMode } from '../compositing/blend.ts';
import type { Color } from '../spaces/color.ts';
import { readWord } from './arguments.ts';
import { readColor, type ColorLike } from './read-color.ts';

/**
 * A color composited over another, both with their alpha; unrounded, inside sRGB.
 * @param top The upper color.
 * @param bottom The lower color.
 * @returns The visible color.
 * @throws InputError
 * @example
 * toHex(composite('rgb(0 0 0 / 50%)', 'white')); // '#808080'
 */
export const composite = (top: ColorLike, bottom: ColorLike): Color<'srgb'> =>
	blendColors(readColor(top, 'top'), readColor(bottom, 'bottom'), 'normal');

/**
 * The same with one of the 16 blend modes of CSS: `blend('#f008', 'teal', 'multiply')`.
 * @param top The upper color.
 * @param bottom The lower color.
 * @param mode Blend mode.
 * @returns The opaque or translucent result.
 * @throws InputError
 * @example
 * toHex(blend('#ff8000', '#808080', 'multiply')); // '#804000'
 */
export const blend = (top: ColorLike, bottom: ColorLike, mode: BlendMode): Color<'srgb'> =>
	blendColors(readColor(top, 'top'), readColor(bottom, 'bottom'), readWord(mode, BLEND_MODES, 'mode'));
