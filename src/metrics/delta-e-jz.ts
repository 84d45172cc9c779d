/*
 * ΔEz: color difference on Jzazbz, made for wide gamuts and high dynamic range.
 *
 * Value   0 for the same color, 0.222 from black to white.
 * Source  Safdar, Cui, Kim, Luo, "Perceptually uniform color space for image signals including high dynamic range and
 *         wide gamut", Optics Express 25(13), 2017, equations 8 to 18; white at 203 cd/m² (ITU-R BT.2408). The paper's
 *         steps in chroma and hue squared add up to those in a and b squared.
 * Proof   test/metrics/delta-e.test.ts holds pairs of colorjs.io.
 */

import { applyInto, type Mat3, type Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { quantized, REFERENCE_WHITE } from './perceptual-quantizer.ts';

// The paper's constants, by its names. X and Y are bent first, which keeps blue from turning purple.
const B = 1.15;
const G = 0.66;
const D = -0.56;
const D0 = 1.6295499532821566e-11;
const P = (1.7 * 2523) / 32;

const XYZ_TO_LMS: Mat3 = [
	0.41478972, 0.579999, 0.0146480,
	-0.2015100, 1.120649, 0.0531008,
	-0.0166008, 0.264800, 0.6684799,
];

/** From the quantized cone responses. */
const LMS_TO_IAB: Mat3 = [
	0.5, 0.5, 0,
	3.524000, -4.066708, 0.542708,
	0.199076, 1.096799, -1.295875,
];

/** Lightness from 0 (0.222 is white), red or green, yellow or blue, of a color in any space. */
export function jzazbzOf(color: Color): Vec3 {
	const [x, y, z] = convert(color, 'xyz-d65').coords;
	const v: Vec3 = [B * x - (B - 1) * z, G * y - (G - 1) * x, z];
	applyInto(XYZ_TO_LMS, v);
	v[0] = quantized(v[0] * REFERENCE_WHITE, P);
	v[1] = quantized(v[1] * REFERENCE_WHITE, P);
	v[2] = quantized(v[2] * REFERENCE_WHITE, P);
	applyInto(LMS_TO_IAB, v);
	v[0] = ((1 + D) * v[0]) / (1 + D * v[0]) - D0;
	return v;
}

/** Of two colors in any space; alpha does not count. Symmetric. */
export function deltaEJz(a: Color, b: Color): number {
	const first = jzazbzOf(a), second = jzazbzOf(b);
	const j = first[0] - second[0], c = first[1] - second[1], d = first[2] - second[2];
	return Math.sqrt(j * j + c * c + d * d);
}
