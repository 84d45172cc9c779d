/*
 * CMC l:c: the color difference of the Society of Dyers and Colourists, an ellipsoid about the reference whose size
 * depends on its lightness, chroma and hue.
 *
 * Value   0 for the same color, about 1 is the limit of an acceptable match. Not symmetric: the first color is the
 *         reference.
 * Source  Clarke, McDonald, Rigg, "Modification to the JPC79 colour-difference formula", Journal of the Society of
 *         Dyers and Colourists 100, 1984; ISO 105-J03:2009. l:c is 2:1, for acceptability.
 * Proof   test/metrics/delta-e.test.ts.
 */

import { DEGREES } from '../math/angle.ts';
import { length, type Lab } from './lab.ts';

/** CMC 2:1 of two CIE Lab triples, L 0..100; the first is the reference. */
export function cmc(reference: Lab, sample: Lab): number {
	const [lightness, x, y] = reference;
	const chroma = length(x, y);
	const l = lightness - sample[0], a = x - sample[1], b = y - sample[2];
	const c = chroma - length(sample[1], sample[2]);
	// Rounding may make it negative.
	const hueSquared = Math.max(0, a * a + b * b - c * c);

	const weightL = lightness < 16 ? 0.511 : (0.040975 * lightness) / (1 + 0.01765 * lightness);
	const weightC = (0.0638 * chroma) / (1 + 0.0131 * chroma) + 0.638;
	const fourth = chroma * chroma * chroma * chroma;
	// Above 1e77 the fourth power overflows; the limit is 1.
	const f = fourth === Infinity ? 1 : Math.sqrt(fourth / (fourth + 1900));
	const weightH = weightC * (f * hueWeight(Math.atan2(y, x) * DEGREES) + 1 - f);

	const byL = l / (2 * weightL), byC = c / weightC;
	return Math.sqrt(byL * byL + byC * byC + hueSquared / (weightH * weightH));
}

/** T, the hue-dependent weight. Hue from -180 to 180 degrees. */
function hueWeight(hue: number): number {
	const turned = hue < 0 ? hue + 360 : hue;
	return turned >= 164 && turned <= 345
		? 0.56 + Math.abs(0.2 * Math.cos((turned + 168) / DEGREES))
		: 0.36 + Math.abs(0.4 * Math.cos((turned + 35) / DEGREES));
}
