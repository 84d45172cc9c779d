/*
 * Shared by RGB spaces: linear light, defined by primaries, and its encoding by a transfer function.
 */

import type { Mat3 } from '../math/matrix.ts';
import { RGB } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { deriveMatrices, type Primaries } from './primaries.ts';
import { settleRgbInto } from './settle.ts';
import type { Notation, Space, Step } from './space.ts';
import { xyzD65 } from './xyz.ts';

/** The notation of a space in color(), by its CSS name. */
export const inColor = (name: string): Notation<'color'> => ({ form: 'color', name });

/** A linear-light space from primaries under D65. */
export function linearRgb<Id extends string, Form extends string>(
	id: Id, primaries: Primaries, written: Space<Id, Form>['written']): Space<Id, Form> {
	return linearLight(id, xyzD65, deriveMatrices(primaries), written);
}

/** A linear-light space from its matrices. */
export const linearLight = <Id extends string, Form extends string>(
	id: Id, base: Space, [toXyz, fromXyz]: readonly [Mat3, Mat3], written: Space<Id, Form>['written']): Space<Id, Form> => defineSpace({
	id, channels: RGB, written, base,
	toBase: [{ matrix: toXyz }],
	fromBase: [{ matrix: fromXyz }, { map: settleRgbInto }],
});

/** An encoded space from a linear one and its transfer function; printed with the id of the space. */
export const encodedRgb = <Id extends string>(id: Id, base: Space, decode: Step, encode: Step): Space<Id, 'color'> => defineSpace({
	id, channels: RGB, written: inColor(id), base,
	toBase: [decode],
	fromBase: [encode],
});

/** The step of a curve for each channel. */
export const perChannel = (curve: (x: number) => number): Step => ({
	map: (v) => {
		v[0] = curve(v[0]);
		v[1] = curve(v[1]);
		v[2] = curve(v[2]);
	},
});

/** A power that keeps the sign. */
export const signedPower = (x: number, exponent: number): number => (x < 0 ? -((-x) ** exponent) : x ** exponent);
