/*
 * Differences of two colors in any space: each formula with the space whose coordinates it takes. Alpha is ignored. Those on CIE Lab use
 * that of CSS (D50).
 *
 * Proof  test/metrics/delta-e.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convertTo } from '../spaces/convert.ts';
import { jzazbz } from '../spaces/jzazbz.ts';
import { lab } from '../spaces/lab.ts';
import { oklab } from '../spaces/oklab.ts';
import { rec2020Linear } from '../spaces/rec2020.ts';
import type { Space } from '../spaces/space.ts';
import { cie94 } from './cie94.ts';
import { ciede2000 } from './ciede2000.ts';
import { cmc } from './delta-e-cmc.ts';
import { hyab } from './delta-e-hyab.ts';
import { deltaEItp as itp } from './delta-e-itp.ts';
import { labDistance } from './delta-e-ok.ts';

type Triple = Color['coords'];

/** The difference of two colors; for CIE94 and CMC the first is the reference. */
export type Difference = (first: Color<string>, second: Color<string>) => number;

const between = (first: Color<string>, second: Color<string>, space: Space, metric: (first: Triple, second: Triple) => number): number =>
	metric(convertTo(first, space).coords, convertTo(second, space).coords);

/** ΔE OK. */
export const deltaEOK: Difference = (first, second) => between(first, second, oklab, labDistance);

/** CIEDE2000. */
export const deltaE2000: Difference = (first, second) => between(first, second, lab, ciede2000);

/** CIE76. */
export const deltaE76: Difference = (first, second) => between(first, second, lab, labDistance);

/** CIE94 for graphic arts. */
export const deltaE94: Difference = (first, second) => between(first, second, lab, cie94);

/** CMC 2:1. */
export const deltaECmc: Difference = (first, second) => between(first, second, lab, cmc);

/** HyAB. */
export const deltaEHyab: Difference = (first, second) => between(first, second, lab, hyab);

/** ΔE ITP. */
export const deltaEItp: Difference = (first, second) => between(first, second, rec2020Linear, itp);

/** ΔEz. */
export const deltaEJz: Difference = (first, second) => between(first, second, jzazbz, labDistance);
