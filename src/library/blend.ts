/*
 * One color over another.
 */

import { blend as blendColors, BLEND_MODES, type BlendMode } from '../compositing/blend.ts';
import type { Color } from '../spaces/color.ts';
import { colorOf, wordOf, type ColorLike } from './arguments.ts';

/** What is seen of a color over another, each as opaque as it is; not rounded, inside sRGB. Throws InputError. */
export const composite = (top: ColorLike, bottom: ColorLike): Color<'srgb'> =>
	blendColors(colorOf(top, 'top'), colorOf(bottom, 'bottom'), 'normal');

/**
 * The same with one of the sixteen blend modes of CSS and of painting programs: `blend('#f008', 'teal', 'multiply')`.
 * Throws InputError.
 */
export const blend = (top: ColorLike, bottom: ColorLike, mode: BlendMode): Color<'srgb'> =>
	blendColors(colorOf(top, 'top'), colorOf(bottom, 'bottom'), wordOf(mode, BLEND_MODES, 'mode'));
