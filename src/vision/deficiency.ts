/*
 * Simulates how a color looks with a color vision deficiency.
 *
 * Calculations use linear sRGB, because eyes add light. Both models are defined on the colors of a screen, so colors outside sRGB are
 * mapped into it first, and results outside are clamped. Achromatopsia keeps only luminance in both models.
 *
 * Proof  test/vision/deficiency.test.ts.
 */

import { mapInto } from '../gamut/map.ts';
import { clampToUnit } from '../math/clamp.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convertCoordsInto } from '../spaces/convert.ts';
import { oklab } from '../spaces/oklab.ts';
import { srgb, srgbLinear } from '../spaces/srgb.ts';
import { xyzD65 } from '../spaces/xyz.ts';
import { brettelInto } from './brettel.ts';
import { DICHROMACIES } from './dichromacy.ts';
import { machadoInto } from './machado.ts';

/** A missing kind of cone, or no cones at all. */
export const DEFICIENCIES = [...DICHROMACIES, 'achromatopsia'] as const;

/** A color vision deficiency. */
export type Deficiency = (typeof DEFICIENCIES)[number];

/** Machado, Oliveira and Fernandes 2009, of any severity; Brettel, Viénot and Mollon 1997. */
export const MODELS = ['machado', 'brettel'] as const;

/** A model of color vision deficiencies. */
export type Model = (typeof MODELS)[number];

/** Simulates a color; the result is inside sRGB. Alpha does not change. Brettel's model ignores the severity, 0 to 1. */
export function simulate(color: Color<string>, kind: Deficiency, model: Model = 'machado', severity = 1): Color<'srgb'> {
	const { coords, alpha, none } = mapInto(color, srgb);
	const v: Vec3 = [coords[0], coords[1], coords[2]];
	convertCoordsInto(v, 'srgb', srgbLinear);
	lightSeenInto(v, kind, model, severity);
	convertCoordsInto(v, 'srgb-linear', srgb);
	return { space: 'srgb', coords: v, alpha, none };
}

/** Simulates a color for each kind of vision in OKLab, by Machado's model at severity 1. */
export function simulateOklab(color: Color<string>, kinds: readonly Deficiency[]): Color['coords'][] {
	const light: Vec3 = [...mapInto(color, srgb).coords];
	convertCoordsInto(light, 'srgb', srgbLinear);
	return kinds.map((kind) => {
		const seen: Vec3 = [...light];
		lightSeenInto(seen, kind, 'machado');
		convertCoordsInto(seen, 'srgb-linear', oklab);
		return seen;
	});
}

/** Simulates linear sRGB in place, inside 0..1. `pixels.ts` does the same for pictures. */
export function lightSeenInto(light: Vec3, kind: Deficiency, model: Model, severity = 1): void {
	if (kind === 'achromatopsia') grayInto(light, severity);
	else if (model === 'machado') machadoInto(light, kind, severity);
	else brettelInto(light, kind);
	light[0] = clampToUnit(light[0]);
	light[1] = clampToUnit(light[1]);
	light[2] = clampToUnit(light[2]);
}

/** Mixes with the gray of the same luminance. */
function grayInto(light: Vec3, severity: number): void {
	const own: Vec3 = [light[0], light[1], light[2]];
	convertCoordsInto(own, 'srgb-linear', xyzD65);
	const gray = own[1];
	if (severity === 1) light[0] = light[1] = light[2] = gray;
	else for (const i of [0, 1, 2] as const) light[i] += (gray - light[i]) * severity;
}
