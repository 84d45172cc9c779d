/*
 * Spaces that are the polar form of another: lightness, chroma and hue from lightness and two opponent axes.
 */

import { fromPolarInto, toPolarInto } from '../math/polar.ts';
import { polar } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { powerlessUpTo } from './powerless.ts';
import type { Space } from './space.ts';

/** `white` is the lightness of white, `most` the chroma of 100 %; the hue is powerless up to the chroma `powerless`. */
export const polarSpace = <Id extends string, Form extends string>(
	id: Id, base: Space, white: number, most: number, powerless: number, written: Space<Id, Form>['written']): Space<Id, Form> => defineSpace({
	id, channels: polar(white, most), written, base,
	toBase: [{ map: fromPolarInto }],
	fromBase: [{ map: toPolarInto }],
	powerless: powerlessUpTo(powerless, 1, 2),
});
