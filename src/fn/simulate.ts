/*
 * Simulates color vision deficiencies.
 */

import type { Color } from '../spaces/color.ts';
import { DEFICIENCIES, MODELS, simulate as simulateColor, type Deficiency, type Model } from '../vision/deficiency.ts';
import { checkColor, checkNumber, checkWord, fault } from './arguments.ts';

/**
 * A color as seen with a color vision deficiency, inside sRGB. `severity` is from 0 (common vision) to 1 (full deficiency):
 * `simulate(color, 'deuteranopia', 'machado', 0.5)`. Brettel's model supports only 1.
 * @param color The color.
 * @param kind The deficiency.
 * @param model Model of the simulation.
 * @param severity 0 to 1.
 * @returns The color as seen.
 * @throws InputError
 * @example
 * toHex(simulate(parseHex('#fff'), 'protanopia')); // '#ffffff'
 */
export function simulate(color: Color<string>, kind: Deficiency, model: Model = 'machado', severity = 1): Color<'srgb'> {
	checkStrength(model, severity);
	return simulateColor(checkColor(color, 'color'), checkWord(kind, DEFICIENCIES, 'kind'), model, severity);
}

/** Checks a model and a severity. */
export function checkStrength(model: Model, severity: number): void {
	checkWord(model, MODELS, 'model');
	checkNumber(severity, 0, 1, 'severity');
	if (model === 'brettel' && severity !== 1) throw fault('severity', '1 for brettel');
}
