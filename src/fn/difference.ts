/*
 * Color differences: 0 for equal colors, larger for more different ones. Alpha is ignored.
 *
 * Methods on CIE Lab use that of CSS (D50).
 */

import { cie76 } from '../metrics/cie76.ts';
import { cie94 } from '../metrics/cie94.ts';
import { ciede2000 } from '../metrics/ciede2000.ts';
import { cmc } from '../metrics/delta-e-cmc.ts';
import { hyab } from '../metrics/delta-e-hyab.ts';
import { deltaEItp as itp } from '../metrics/delta-e-itp.ts';
import { deltaEJz as jz } from '../metrics/delta-e-jz.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { lab } from '../spaces/lab.ts';
import { oklab } from '../spaces/oklab.ts';
import { rec2020Linear } from '../spaces/rec2020.ts';
import type { Space } from '../spaces/space.ts';
import { xyzD65 } from '../spaces/xyz.ts';
import { coordsIn } from './arguments.ts';

type Triple = Color['coords'];

const between = (first: Color<string>, second: Color<string>, space: Space, metric: (first: Triple, second: Triple) => number): number =>
	metric(coordsIn(first, 'first', space), coordsIn(second, 'second', space));

/** Distance in OKLab; just noticeable is 0.02. Throws InputError. */
export const deltaEOK = (first: Color<string>, second: Color<string>): number => between(first, second, oklab, labDistance);

/** CIEDE2000; just noticeable is 1. Throws InputError. */
export const deltaE2000 = (first: Color<string>, second: Color<string>): number => between(first, second, lab, ciede2000);

/** CIE76, the distance in CIE Lab; just noticeable is 2.3. Throws InputError. */
export const deltaE76 = (first: Color<string>, second: Color<string>): number => between(first, second, lab, cie76);

/** CIE94 for graphic arts; just noticeable is 1. The first color is the reference. Throws InputError. */
export const deltaE94 = (first: Color<string>, second: Color<string>): number => between(first, second, lab, cie94);

/** CMC 2:1; just noticeable is 1. The first color is the reference. Throws InputError. */
export const deltaECmc = (first: Color<string>, second: Color<string>): number => between(first, second, lab, cmc);

/** HyAB, for large differences. Throws InputError. */
export const deltaEHyab = (first: Color<string>, second: Color<string>): number => between(first, second, lab, hyab);

/** ITU-R BT.2124; just noticeable is 1. Throws InputError. */
export const deltaEItp = (first: Color<string>, second: Color<string>): number => between(first, second, rec2020Linear, itp);

/** Distance in Jzazbz, for high dynamic range. Throws InputError. */
export const deltaEJz = (first: Color<string>, second: Color<string>): number => between(first, second, xyzD65, jz);
