/*
 * Simulates color vision deficiencies.
 */

import { simulate as simulateColor } from '../fn/simulate.ts';
import type { Color } from '../spaces/color.ts';
import { DEFICIENCIES, MODELS, type Deficiency, type Model } from '../vision/deficiency.ts';
import { fault, readNumber, readWord } from './arguments.ts';
import { readColor, type ColorLike } from './read-color.ts';

/**
 * A color as seen with a color vision deficiency, inside sRGB. `severity` is from 0 (common vision) to 1 (full deficiency):
 * `simulate('tomato', 'deuteranopia', 'machado', 0.5)`. Brettel's model supports only 1.
 * @param color The color.
 * @param kind The deficiency.
 * @param model Model of the simulation.
 * @param severity 0 to 1.
 * @returns The color as seen.
 * @throws InputError
 * @example
 * toHex(simulate('white', 'protanopia')); // '#ffffff'
 */
export function simulate(color: ColorLike, kind: Deficiency, model: Model = 'machado', severity = 1): Color<'srgb'> {
	const input = readColor(color, 'color'), strength = readStrength(model, severity);
	return simulateColor(input, readWord(kind, DEFICIENCIES, 'kind'), strength.model, strength.severity);
}

/** Reads the model and the severity. */
export function readStrength(model: unknown, severity: unknown): { readonly model: Model; readonly severity: number } {
	const strength = { model: readWord(model, MODELS, 'model'), severity: readNumber(severity, 0, 1, 'severity') };
	if (strength.model === 'brettel' && strength.severity !== 1)
		throw fault('severity', 'only applies to machado. Leave it out, or pass "machado" for model');
	return strength;
}
