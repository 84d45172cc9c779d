/*
 * What a color looks like to eyes that lack something.
 *
 * Everything happens in linear sRGB: light is what eyes add up. Colors outside sRGB are mapped into it first, results
 * outside it are clamped, as both models are defined on the colors of a screen. Achromatopsia keeps luminance alone,
 * under either model.
 *
 * Proof  test/vision/deficiency.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convertInto } from '../spaces/convert.ts';
import { brettelInto } from './brettel.ts';
import { DICHROMACIES } from './dichromacy.ts';
import { machadoInto } from './machado.ts';

/** A missing kind of cone, or no cones at all. */
export const DEFICIENCIES = [...DICHROMACIES, 'achromatopsia'] as const;

export type Deficiency = (typeof DEFICIENCIES)[number];

/** Machado, Oliveira and Fernandes 2009, of any severity; Brettel, Viénot and Mollon 1997. */
export const MODELS = ['machado', 'brettel'] as const;

export type Model = (typeof MODELS)[number];

/** The color as the eye in question sees it, inside sRGB. Alpha stays. Severity, 0 to 1, is not known to Brettel's model. */
export function simulate(color: Color, kind: Deficiency, model: Model = 'machado', severity = 1): Color<'srgb'> {
	const { coords, alpha, none } = mapToGamut(color, 'srgb');
	const v: Vec3 = [coords[0], coords[1], coords[2]];
	convertInto(v, 'srgb', 'srgb-linear');
	lightSeenInto(v, kind, model, severity);
	convertInto(v, 'srgb-linear', 'srgb');
	return { space: 'srgb', coords: v, alpha, none };
}

/** Linear sRGB as the eye in question sees it, in place, inside 0..1. `pixels.ts` does the same for pictures. */
export function lightSeenInto(light: Vec3, kind: Deficiency, model: Model, severity = 1): void {
	if (kind === 'achromatopsia') grayInto(light, severity);
	else if (model === 'machado') machadoInto(light, kind, severity);
	else brettelInto(light, kind);
	light[0] = clampLight(light[0]);
	light[1] = clampLight(light[1]);
	light[2] = clampLight(light[2]);
}

/** Towards the gray of the same luminance. */
function grayInto(light: Vec3, severity: number): void {
	const own: Vec3 = [light[0], light[1], light[2]];
	convertInto(own, 'srgb-linear', 'xyz-d65');
	const gray = own[1];
	if (severity === 1) light[0] = light[1] = light[2] = gray;
	else for (const i of [0, 1, 2] as const) light[i] += (gray - light[i]) * severity;
}

/** What a screen can show of a channel of light: 0 to 1. */
export const clampLight = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);
