/*
 * Colors as others see them.
 */

import type { Color } from '../spaces/color.ts';
import { DEFICIENCIES, MODELS, simulate as simulateColor, type Deficiency, type Model } from '../vision/deficiency.ts';
import { colorOf, wordOf, type ColorLike } from './arguments.ts';

/** A color as seen with a color vision deficiency, inside sRGB. Throws InputError. */
export const simulate = (color: ColorLike, kind: Deficiency, model: Model = 'machado'): Color<'srgb'> =>
	simulateColor(colorOf(color, 'color'), wordOf(kind, DEFICIENCIES, 'kind'), wordOf(model, MODELS, 'model'));
