/*
 * Colors as others see them.
 */

import type { Color } from '../spaces/color.ts';
import { DEFICIENCIES, MODELS, simulate as simulateColor, type Deficiency, type Model } from '../vision/deficiency.ts';
import { colorOf, fault, numberOf, wordOf, type ColorLike } from './arguments.ts';

/**
 * A color as seen with a color vision deficiency, inside sRGB. `severity` is how much of the deficiency, 0 (common vision)
 * to 1 (the whole of it): `simulate('tomato', 'deuteranopia', 'machado', 0.5)`. The model of Brettel knows the whole alone.
 * Throws InputError.
 */
export function simulate(color: ColorLike, kind: Deficiency, model: Model = 'machado', severity = 1): Color<'srgb'> {
	const given = colorOf(color, 'color'), { by, share } = strengthOf(model, severity);
	return simulateColor(given, wordOf(kind, DEFICIENCIES, 'kind'), by, share);
}

/** By which model and how much. */
export function strengthOf(model: unknown, severity: unknown): { readonly by: Model; readonly share: number } {
	const by = wordOf(model, MODELS, 'model'), share = numberOf(severity, 0, 1, 'severity');
	if (by === 'brettel' && share !== 1) throw fault('severity', 'is known to machado alone. Leave it out, or pass "machado" for model');
	return { by, share };
}
