/*
 * What RGB spaces have alike: linear light, told by the primaries, and the same light on a curve.
 *
 * Source  The method is that of B. Lindbloom, "RGB/XYZ matrices": the primaries as columns, scaled so that r = g = b = 1 is
 *         the white. White is D65, x 0.3127, y 0.3290 (CSS Color 4 §10).
 * Proof   test/spaces/rgb-matrices.test.ts rebuilds every matrix in exact fractions, to the last bit.
 */

import type { Mat3 } from '../math/matrix.ts';
import { RGB } from './channels.ts';
import { settleRgbInto } from './settle.ts';
import type { Notation, Space } from './space.ts';
import { xyzD65 } from './xyz.ts';

/** x and y of red, green and blue, in thousandths. */
export type Primaries = readonly [xr: number, yr: number, xg: number, yg: number, xb: number, yb: number];

/** The white in ten thousandths. */
const WHITE_X = 3127, WHITE_Y = 3290, WHITE_Z = 10_000 - WHITE_X - WHITE_Y;

/**
 * To XYZ and back. All is counted in whole numbers, which a double holds exactly, so that each entry is one division and
 * the double nearest to what it should be.
 */
export function matricesOf([a, d, b, e, c, f]: Primaries): readonly [toXyz: Mat3, fromXyz: Mat3] {
	const g = 1000 - a - d, h = 1000 - b - e, i = 1000 - c - f;
	// The cofactors of the primaries; each row of them, times white, says how much of its primary white has.
	const r1 = e * i - f * h, r2 = c * h - b * i, r3 = b * f - c * e;
	const g1 = f * g - d * i, g2 = a * i - c * g, g3 = c * d - a * f;
	const b1 = d * h - e * g, b2 = b * g - a * h, b3 = a * e - b * d;
	const red = r1 * WHITE_X + r2 * WHITE_Y + r3 * WHITE_Z;
	const green = g1 * WHITE_X + g2 * WHITE_Y + g3 * WHITE_Z;
	const blue = b1 * WHITE_X + b2 * WHITE_Y + b3 * WHITE_Z;
	const all = (a * r1 + b * g1 + c * b1) * WHITE_Y;
	return [
		[
			a * red / all, b * green / all, c * blue / all,
			d * red / all, e * green / all, f * blue / all,
			g * red / all, h * green / all, i * blue / all,
		],
		[
			r1 * WHITE_Y / red, r2 * WHITE_Y / red, r3 * WHITE_Y / red,
			g1 * WHITE_Y / green, g2 * WHITE_Y / green, g3 * WHITE_Y / green,
			b1 * WHITE_Y / blue, b2 * WHITE_Y / blue, b3 * WHITE_Y / blue,
		],
	];
}

/** A space of color(), by the name CSS gives it. */
export const inColor = (name: string): Notation<'color'> => ({ form: 'color', name });

/** Linear light of primaries under D65. */
export function linearRgb<Id extends string, Form extends string>(
	id: Id, primaries: Primaries, written: Space<Id, Form>['written']): Space<Id, Form> {
	return linearLight(id, xyzD65, matricesOf(primaries), written);
}

/** Linear light, by its matrices. */
export const linearLight = <Id extends string, Form extends string>(
	id: Id, base: Space, [toXyz, fromXyz]: readonly [Mat3, Mat3], written: Space<Id, Form>['written']): Space<Id, Form> => ({
	id, channels: RGB, written, base,
	toBase: [{ matrix: toXyz }],
	fromBase: [{ matrix: fromXyz }, { map: settleRgbInto }],
});

/** Light on a curve, which is written by the id of the space. */
export const encodedRgb = <Id extends string>(
	id: Id, base: Space, decode: (x: number) => number, encode: (x: number) => number): Space<Id, 'color'> => ({
	id, channels: RGB, written: inColor(id), base,
	toBase: [{ curve: decode }],
	fromBase: [{ curve: encode }],
});

/** A power, mirrored for negative numbers. */
export const signedPower = (x: number, exponent: number): number => (x < 0 ? -((-x) ** exponent) : x ** exponent);
