/*
 * ΔEz: color difference on Jzazbz, for wide gamuts and high dynamic range.
 *
 * Value   0 for the same color, 0.222 from black to white.
 * Source  Safdar, Cui, Kim, Luo, "Perceptually uniform color space for image signals including high dynamic range and
 *         wide gamut", Optics Express 25(13), 2017, equations 13 to 18. The paper's steps in chroma and hue squared add up to
 *         those in a and b squared.
 * Proof   test/metrics/delta-e.test.ts holds pairs of colorjs.io.
 */

import type { Vec3 } from '../math/matrix.ts';
import { convertCoordsInto } from '../spaces/convert.ts';
import { jzazbz } from '../spaces/jzazbz.ts';

type Triple = readonly [number, number, number];

/** Jz (0.222 is white), az and bz. */
function jzazbzOfXyz(xyz: Triple): Vec3 {
	const v: Vec3 = [xyz[0], xyz[1], xyz[2]];
	convertCoordsInto(v, 'xyz-d65', jzazbz);
	return v;
}

/** ΔEz of two XYZ triples under D65, Y of white 1. Symmetric. */
export function deltaEJz(first: Triple, second: Triple): number {
	const v = jzazbzOfXyz(first), w = jzazbzOfXyz(second);
	const j = v[0] - w[0], c = v[1] - w[1], d = v[2] - w[2];
	return Math.sqrt(j * j + c * c + d * d);
}
