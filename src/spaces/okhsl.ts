/*
 * Okhsl: perceptual hue, saturation and lightness for picking sRGB colors.
 *
 * Channels  h degrees; s and l 0..1 inside sRGB. Beyond the gamut boundary saturation grows linearly; beyond black and
 *           white it is 0.
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
import { chromaAtEdge, findCusp, middleSlopes } from './srgb-solid.ts';
import { toe, toeInverse } from './toe.ts';

/** Saturation of the middle chroma, which is nearly the same for all hues. */
const MIDDLE = 0.8;

/** Three chromas of a lightness and hue: initial slope from gray, value at MIDDLE, and the gamut boundary. */
interface Chromas {
	readonly start: number;
	readonly middle: number;
	readonly most: number;
}

function findChromas(lightness: number, hue: number): Chromas {
	const unit: Vec3 = [0, 1, hue];
	fromPolarInto(unit);
	const [, a, b] = unit, cusp = findCusp(a, b), most = chromaAtEdge(a, b, lightness, cusp);
	const part = most / Math.min(lightness * cusp.s, (1 - lightness) * cusp.t);
	const [s, t] = middleSlopes(a, b), low = lightness * s, high = (1 - lightness) * t;
	const middle = 0.9 * part * (1 / (1 / low ** 4 + 1 / high ** 4)) ** 0.25;
	const dark = lightness * 0.4, light = (1 - lightness) * 0.8;
	return { start: Math.sqrt(1 / (1 / dark ** 2 + 1 / light ** 2)), middle, most };
}

/** Slope of chroma over saturation at the start of a half, and its bend: chroma is slope x / (1 - bend x). */
function lowerCurve({ start, middle }: Chromas): readonly [slope: number, bend: number] {
	const slope = MIDDLE * start;
	return [slope, 1 - slope / middle];
}

function upperCurve({ start, middle, most }: Chromas): readonly [slope: number, bend: number] {
	const slope = ((1 - MIDDLE) * middle * middle) / (MIDDLE * MIDDLE * start);
	return [slope, 1 - slope / (most - middle)];
}

/** Slope of the upper half at the gamut boundary. */
const slopeAtEdge = ([slope, bend]: readonly [number, number]): number => slope / (1 - bend) ** 2 / (1 - MIDDLE);

function toChroma(saturation: number, chromas: Chromas): number {
	if (saturation < MIDDLE) {
		const [slope, bend] = lowerCurve(chromas), x = saturation / MIDDLE;
		return (x * slope) / (1 - bend * x);
	}
	const [slope, bend] = upperCurve(chromas);
	if (saturation > 1) return chromas.most + (saturation - 1) * slopeAtEdge([slope, bend]);
	const x = (saturation - MIDDLE) / (1 - MIDDLE);
	return chromas.middle + (x * slope) / (1 - bend * x);
}

function toSaturation(chroma: number, chromas: Chromas): number {
	if (chroma < chromas.middle) {
		const [slope, bend] = lowerCurve(chromas);
		return (MIDDLE * chroma) / (slope + bend * chroma);
	}
	const [slope, bend] = upperCurve(chromas);
	if (chroma > chromas.most) return 1 + (chroma - chromas.most) / slopeAtEdge([slope, bend]);
	const more = chroma - chromas.middle;
	return MIDDLE + ((1 - MIDDLE) * more) / (slope + bend * more);
}

/** Near black and white, chroma is only noise. */
const isBetween = (lightness: number): boolean => lightness > 1e-9 && lightness < 1 - 1e-9;

function fromOklchInto(v: Vec3): void {
	const lightness = v[0], chroma = v[1], hue = v[2];
	v[0] = hue;
	v[1] = chroma !== 0 && isBetween(lightness) ? toSaturation(chroma, findChromas(lightness, hue)) : 0;
	v[2] = toe(lightness);
}

function toOklchInto(v: Vec3): void {
	const hue = v[0], saturation = v[1], lightness = toeInverse(v[2]);
	v[0] = lightness;
	v[1] = saturation > 0 && isBetween(lightness) ? toChroma(saturation, findChromas(lightness, hue)) : 0;
	v[2] = hue;
}

/** Okhsl: hue in degrees, saturation and lightness 0 to 1 inside sRGB. Pass the object: `convert('teal', okhsl)`. */
export const okhsl: Space<'okhsl', never> = /*#__PURE__*/ defineSpace({
	id: 'okhsl',
	channels: [
		HUE,
		/*#__PURE__*/ measure('saturation', 'colorfulness', 1, 'floor'),
		/*#__PURE__*/ measure('lightness', 'lightness', 1, 'range'),
	],
	written: 'okhsl',
	base: oklch,
	toBase: [{ map: toOklchInto }],
	fromBase: [{ map: fromOklchInto }],
	// A hundredth of the last printed digit.
	powerless: /*#__PURE__*/ powerlessUpTo(1e-7, 1, 0),
});
