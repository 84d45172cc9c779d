/*
 * Okhsv: perceptual hue, saturation and value for picking sRGB colors.
 *
 * Channels  h degrees; s and v 0..1 inside sRGB. Far outside the gamut saturation may be negative, and still denotes
 *           the same color.
 * Source    Björn Ottosson, "Okhsv and Okhsl", 2021.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { fromPolarInto } from '../math/polar.ts';
import type { Vec3 } from '../math/matrix.ts';
import { HUE, measure } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { oklch } from './oklch.ts';
import { powerlessUpTo } from './powerless.ts';
import type { Space } from './space.ts';
import { findCusp, scaleToEdge } from './srgb-solid.ts';
import { toe, toeInverse } from './toe.ts';

/** Initial slope of chroma from gray, the same for all hues. */
const START = 0.5;

interface Slice {
	readonly a: number;
	readonly b: number;
	/** The slope of the upper side of the triangle. */
	readonly t: number;
	/** Bend of the lower side relative to START. */
	readonly k: number;
}

function findSlice(hue: number): Slice {
	const unit: Vec3 = [0, 1, hue];
	fromPolarInto(unit);
	const [, a, b] = unit, { s, t } = findCusp(a, b);
	return { a, b, t, k: 1 - START / s };
}

/** Scale from the straight upper side of the triangle at value 1 to the curved side of the gamut. */
function findStretch({ a, b }: Slice, lightness: number, chroma: number): number {
	const toed = toeInverse(lightness), c = (chroma * toed) / lightness;
	return scaleToEdge(toed, a * c, b * c);
}

function toOklchInto(v: Vec3): void {
	const hue = v[0], saturation = v[1], value = v[2];
	if (saturation === 0 || value === 0) {
		v[0] = toeInverse(value);
		v[1] = 0;
	} else {
		const slice = findSlice(hue), { t, k } = slice;
		const rest = START + t - t * k * saturation;
		const topLightness = 1 - (saturation * START) / rest, topChroma = (saturation * t * START) / rest;
		const lightness = value * topLightness, toed = toeInverse(lightness), stretch = findStretch(slice, topLightness, topChroma);
		v[0] = toed * stretch;
		v[1] = ((value * topChroma * toed) / lightness) * stretch;
	}
	v[2] = hue;
}

function fromOklchInto(v: Vec3): void {
	const lightness = v[0], chroma = v[1], hue = v[2];
	v[0] = hue;
	if (chroma === 0 || lightness <= 0) {
		v[1] = 0;
		v[2] = toe(lightness);
		return;
	}
	const slice = findSlice(hue), { t, k } = slice;
	const up = t / (chroma + lightness * t), topLightness = up * lightness, topChroma = up * chroma;
	v[1] = ((START + t) * topChroma) / (t * START + t * k * topChroma);
	v[2] = toe(lightness / findStretch(slice, topLightness, topChroma)) / topLightness;
}

/** Okhsv: hue in degrees, saturation and value 0 to 1 inside sRGB. Pass the object: `convert('teal', okhsv)`. */
export const okhsv: Space<'okhsv', never> = /*#__PURE__*/ defineSpace({
	id: 'okhsv',
	channels: [
		HUE,
		/*#__PURE__*/ measure('saturation', 'colorfulness', 1),
		/*#__PURE__*/ measure('value', 'share', 1),
	],
	written: 'okhsv',
	base: oklch,
	toBase: [{ map: toOklchInto }],
	fromBase: [{ map: fromOklchInto }],
	powerless: /*#__PURE__*/ powerlessUpTo(1e-7, 1, 0),
});
