/*
 * The filter functions of CSS that change colors, on sRGB channels.
 *
 * Values  Amounts: 1 is the whole effect of grayscale, sepia and invert, and no effect of brightness, contrast, saturate and opacity;
 *         hue-rotate takes degrees. Results are clamped to 0..1, as in each step of a list of filters.
 * Source  Filter Effects Module Level 1 §13 (shorthands), §9.6 (feColorMatrix: saturate and hueRotate).
 * Proof   test/compositing/filter.test.ts.
 */

import { DEGREES } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import { applyInto, IDENTITY, type Mat3, type Vec3 } from '../math/matrix.ts';

export const FILTERS = ['brightness', 'contrast', 'grayscale', 'hue-rotate', 'invert', 'opacity', 'saturate', 'sepia'] as const;

/** A filter function of CSS. */
export type Filter = (typeof FILTERS)[number];

/** Least and largest amount of each filter. */
export const FILTER_RANGES: Readonly<Record<Filter, readonly [least: number, most: number]>> = {
	'brightness': [0, 1000], 'contrast': [0, 1000], 'grayscale': [0, 1], 'hue-rotate': [-1e6, 1e6], 'invert': [0, 1], 'opacity': [0, 1],
	'saturate': [0, 1000], 'sepia': [0, 1],
};

const GRAY: Mat3 = [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722];

const SEPIA: Mat3 = [0.393, 0.769, 0.189, 0.349, 0.686, 0.168, 0.272, 0.534, 0.131];

/** Luminance in feColorMatrix, which has three decimals. */
const ROUNDED_GRAY: Mat3 = [0.213, 0.715, 0.072, 0.213, 0.715, 0.072, 0.213, 0.715, 0.072];

/** Terms of hueRotate for the sine of the angle. */
const ROTATION: Mat3 = [-0.213, -0.715, 0.928, 0.143, 0.140, -0.283, -0.787, 0.715, 0.072];

/** The sum of two matrices with weights. */
// A matrix maps to one of the same length.
const sum = (a: Mat3, share: number, b: Mat3, rest: number): Mat3 => a.map((x, i) => x * share + b[i]! * rest) as unknown as Mat3;

/** Applies a filter other than opacity to sRGB channels in place. */
export function filterInto(v: Vec3, filter: Exclude<Filter, 'opacity'>, amount: number): void {
	switch (filter) {
		case 'brightness': return scaleInto(v, amount, 0);
		case 'contrast': return scaleInto(v, amount, 0.5 - 0.5 * amount);
		case 'invert': return scaleInto(v, 1 - 2 * amount, amount);
		case 'grayscale': return matrixInto(v, sum(GRAY, amount, IDENTITY, 1 - amount));
		case 'sepia': return matrixInto(v, sum(SEPIA, amount, IDENTITY, 1 - amount));
		case 'saturate': return matrixInto(v, sum(IDENTITY, amount, ROUNDED_GRAY, 1 - amount));
		case 'hue-rotate': {
			const angle = amount / DEGREES, cos = Math.cos(angle);
			return matrixInto(v, sum(sum(IDENTITY, cos, ROUNDED_GRAY, 1 - cos), 1, ROTATION, Math.sin(angle)));
		}
		default: return filter satisfies never;
	}
}

function scaleInto(v: Vec3, slope: number, intercept: number): void {
	for (let i = 0; i < 3; i++) v[i] = clampToUnit(v[i]! * slope + intercept);
}

function matrixInto(v: Vec3, matrix: Mat3): void {
	applyInto(matrix, v);
	scaleInto(v, 1, 0);
}
