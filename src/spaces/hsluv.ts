/*
 * HSLuv: LCh(uv) with chroma as a percentage of what sRGB holds at that lightness and hue.
 *
 * Channels  h degrees; s percent, 0..100 inside sRGB; l 0..100. Beyond black and white sRGB holds no chroma: there it is 0.
 * Source    Alexei Boronine, "HSLuv", https://www.hsluv.org/math/: at a lightness the edges of sRGB are six straight lines in
 *           the plane of u and v, from the rows of the matrix from XYZ to linear sRGB.
 * Proof     test/spaces/more-vectors.test.ts, more.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { HUE, percentage } from './channels.ts';
import { further } from './further.ts';
import { luminanceOfLightness } from './lab.ts';
import { lchuv } from './lchuv.ts';
import { WHITE_U, WHITE_V } from './luv.ts';
import { matrixBetween } from './route.ts';
import type { Space } from './space.ts';
import { srgbLinear } from './srgb.ts';
import { xyzD65 } from './xyz.ts';

const XYZ_TO_LIGHT = /*#__PURE__*/ matrixBetween(xyzD65, srgbLinear);

/**
 * How far it is from gray to the edge of sRGB. A channel of light, m1 X + m2 Y + m3 Z, with X and Z written by Y and by
 * place on the plane (u', v'), is Y (9 m1 u' + 4 m2 v' + m3 (12 - 3 u' - 20 v')) / 4 v'. Where that is t (0 or 1) is a
 * straight line, and u' and v' on the ray are white plus chroma over 13 l times the direction: one division.
 */
function chromaAtEdge(l: number, hue: number): number {
	const radians = (hue * Math.PI) / 180, a = Math.cos(radians) / (13 * l), b = Math.sin(radians) / (13 * l);
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

/** White is 1e-8 below 100 in HSLuv's own code too. */
const isBetween = (l: number): boolean => l > 1e-8 && l < 100 - 1e-8;

/** HSLuv: hue in degrees, saturation and lightness 0 to 100 inside sRGB. Given as itself: `convert('teal', hsluv)`. */
export const hsluv: Space<'hsluv', never> = /*#__PURE__*/ further({
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
	powerless: 0.001,
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
