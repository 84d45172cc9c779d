/*
 * HSLuv: LCh(uv) with chroma as a percentage of the sRGB maximum at that lightness and hue.
 *
 * Channels  h degrees; s percent, 0..100 inside sRGB; l 0..100. Beyond black and white saturation is 0.
 * Source    Alexei Boronine, "HSLuv", https://www.hsluv.org/math/: at a given lightness the boundary of sRGB is six straight lines in
 *           the u, v plane, from the rows of the matrix from XYZ to linear sRGB.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import { DEGREES } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { HUE, percentage } from './channels.ts';
import { defineSpace } from './define-space.ts';
import { luminanceOfLightness } from './lab-curve.ts';
import { lchuv } from './lchuv.ts';
import { WHITE_U, WHITE_V } from './luv.ts';
import { matrixBetween } from './route.ts';
import { powerlessUpTo } from './powerless.ts';
import type { Space } from './space.ts';
import { srgbLinear } from './srgb.ts';
import { xyzD65 } from './xyz.ts';

const XYZ_TO_LIGHT = /*#__PURE__*/ matrixBetween(xyzD65, srgbLinear);

/**
 * Largest chroma inside sRGB for a lightness and hue. A linear channel m1 X + m2 Y + m3 Z, with X and Z expressed by Y, u' and
 * v', is Y (9 m1 u' + 4 m2 v' + m3 (12 - 3 u' - 20 v')) / 4 v'. It equals t (0 or 1) on a straight line; on the ray, u' and v' are
 * white plus chroma / 13 l times the direction, so one division gives the intersection.
 */
function chromaAtEdge(l: number, hue: number): number {
	const radians = hue / DEGREES, a = Math.cos(radians) / (13 * l), b = Math.sin(radians) / (13 * l);
	const y = luminanceOfLightness(l);
	let least = Infinity;
	for (let row = 0; row < 9; row += 3) {
		const m1 = XYZ_TO_LIGHT[row]!, m2 = XYZ_TO_LIGHT[row + 1]!, m3 = XYZ_TO_LIGHT[row + 2]!;
		const u = 9 * m1 - 3 * m3, v = 4 * m2 - 20 * m3;
		for (const t of [0, 1]) {
			const w = v - (4 * t) / y;
			const chroma = -(u * WHITE_U + w * WHITE_V + 12 * m3) / (u * a + w * b);
			if (chroma >= 0 && chroma < least) least = chroma;
		}
	}
	return least;
}

/** The reference implementation also treats lightness within 1e-8 of 100 as white. */
const isBetween = (l: number): boolean => l > 1e-8 && l < 100 - 1e-8;

/** HSLuv: hue in degrees, saturation and lightness 0 to 100 inside sRGB. Pass the object: `convert('teal', hsluv)`. */
export const hsluv: Space<'hsluv', never> = /*#__PURE__*/ defineSpace({
	id: 'hsluv',
	channels: [
		HUE,
		/*#__PURE__*/ percentage('saturation', 'colorfulness', 'floor'),
		/*#__PURE__*/ percentage('lightness', 'lightness', 'range'),
	],
	written: 'hsluv',
	base: lchuv,
	toBase: [{ map: toLchInto }],
	fromBase: [{ map: fromLchInto }],
	powerless: /*#__PURE__*/ powerlessUpTo(0.001, 1, 0),
});

function fromLchInto(v: Vec3): void {
	const l = v[0], chroma = v[1], hue = v[2];
	v[0] = hue;
	v[1] = isBetween(l) ? (chroma / chromaAtEdge(l, hue)) * 100 : 0;
	v[2] = l;
}

function toLchInto(v: Vec3): void {
	const hue = v[0], saturation = v[1], l = v[2];
	v[0] = l;
	v[1] = isBetween(l) ? (saturation / 100) * chromaAtEdge(l, hue) : 0;
	v[2] = hue;
}
