/*
 * ΔE ITP: color difference on ICtCp, for television and wide gamuts.
 *
 * Value   0 for the same color; 1 is just noticeable under the most critical viewing conditions.
 * Source  ITU-R BT.2124-0, 2019. ICtCp: ITU-R BT.2100-2 table 7, from linear Rec. 2020 with white at 203 cd/m².
 * Proof   test/metrics/delta-e.test.ts holds pairs of BT.2124's spreadsheet and of colorjs.io.
 */

import { applyInto, type Vec3 } from '../math/matrix.ts';
import { LMS_TO_ICTCP, REC2020_TO_LMS } from '../spaces/ictcp.ts';
import { quantize, REFERENCE_WHITE } from '../spaces/perceptual-quantizer.ts';

type Triple = readonly [number, number, number];

/** Intensity (0..1), tritan and protan of linear Rec. 2020. */
function ictcpOfLight(light: Triple): Vec3 {
	const v: Vec3 = [light[0], light[1], light[2]];
	applyInto(REC2020_TO_LMS, v);
	v[0] = quantize(v[0] * REFERENCE_WHITE);
	v[1] = quantize(v[1] * REFERENCE_WHITE);
	v[2] = quantize(v[2] * REFERENCE_WHITE);
	applyInto(LMS_TO_ICTCP, v);
	return v;
}

/** ΔE ITP of two ICtCp triples. Symmetric. */
export function itp(first: Triple, second: Triple): number {
	const i = first[0] - second[0], t = (first[1] - second[1]) / 2, p = first[2] - second[2];
	return 720 * Math.sqrt(i * i + t * t + p * p);
}

/** ΔE ITP of two triples of linear Rec. 2020. Symmetric. */
export const deltaEItp = (first: Triple, second: Triple): number => itp(ictcpOfLight(first), ictcpOfLight(second));
