/*
 * ΔEz: color difference on Jzazbz, made for wide gamuts and high dynamic range.
 *
 * Value   0 for the same color, 0.222 from black to white.
 * Source  Safdar, Cui, Kim, Luo, "Perceptually uniform color space for image signals including high dynamic range and
 *         wide gamut", Optics Express 25(13), 2017, equations 13 to 18. The paper's steps in chroma and hue squared add up to
 *         those in a and b squared.
 * Proof   test/metrics/delta-e.test.ts holds pairs of colorjs.io.
 */

import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { jzazbz } from '../spaces/jzazbz.ts';
import { routeBetween, runInto } from '../spaces/route.ts';
import { xyzD65 } from '../spaces/xyz.ts';

/** Lightness from 0 (0.222 is white), red or green, yellow or blue, of a color in any space. */
export function jzazbzOf(color: Color): Vec3 {
	const [x, y, z] = convert(color, 'xyz-d65').coords;
	const v: Vec3 = [x, y, z];
	runInto(v, routeBetween(xyzD65, jzazbz));
	return v;
}

/** Of two colors in any space; alpha does not count. Symmetric. */
export function deltaEJz(a: Color, b: Color): number {
	const first = jzazbzOf(a), second = jzazbzOf(b);
	const j = first[0] - second[0], c = first[1] - second[1], d = first[2] - second[2];
	return Math.sqrt(j * j + c * c + d * d);
}
