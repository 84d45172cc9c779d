/*
 * Compositing and blending of two colors.
 */

import { blend as blendColors, BLEND_MODES, type BlendMode } from '../compositing/blend.ts';
import type { Color } from '../spaces/color.ts';
import { readWord } from './arguments.ts';
import { readColor, type ColorLike } from './read-color.ts';

/** A color composited over another, both with their alpha; unrounded, inside sRGB. Throws InputError. */
export const composite = (top: ColorLike, bottom: ColorLike): Color<'srgb'> =>
	blendColors(readColor(top, 'top'), readColor(bottom, 'bottom'), 'normal');

/**
 * The same with one of the 16 blend modes of CSS: `blend('#f008', 'teal', 'multiply')`.
 * Throws InputError.
 */
export const blend = (top: ColorLike, bottom: ColorLike, mode: BlendMode): Color<'srgb'> =>
	blendColors(readColor(top, 'top'), readColor(bottom, 'bottom'), readWord(mode, BLEND_MODES, 'mode'));
