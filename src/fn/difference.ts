/*
 * Color differences: 0 for equal colors, larger for more different ones. Alpha is ignored.
 * Methods on CIE Lab use that of CSS (D50).
 */

import * as metrics from '../metrics/difference.ts';
import type { Color } from '../spaces/color.ts';
import { checkColor } from './arguments.ts';

/**
 * Distance in OKLab; just noticeable is 0.02.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEOK(color(oklab, [0.5, 0.03, 0]), color(oklab, [0.5, 0, 0.04])).toFixed(2); // '0.05'
 */
export const deltaEOK = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaEOK(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * CIEDE2000; just noticeable is 1.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE2000(color(lab, [50, 2.6772, -79.7751]), color(lab, [50, 0, -82.7485])).toFixed(4); // '2.0425'
 */
export const deltaE2000 = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaE2000(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * CIE76, the distance in CIE Lab; just noticeable is 2.3.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE76(color(lab, [50, 3, 0]), color(lab, [50, 0, 4])); // 5
 */
export const deltaE76 = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaE76(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * CIE94 for graphic arts; just noticeable is 1. The first color is the reference.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE94(color(lab, [50, 0, 0]), color(lab, [52, 0, 0])); // 2
 */
export const deltaE94 = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaE94(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * CMC 2:1; just noticeable is 1. The first color is the reference.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaECmc(parseHex('#fff'), parseHex('#000')).toFixed(2); // '33.74'
 */
export const deltaECmc = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaECmc(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * HyAB, for large differences.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEHyab(color(lab, [50, 3, 0]), color(lab, [60, 0, 4])); // 15
 */
export const deltaEHyab = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaEHyab(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * ITU-R BT.2124; just noticeable is 1.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEItp(parseHex('#008080'), parseHex('#008080')); // 0
 */
export const deltaEItp = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaEItp(checkColor(first, 'first'), checkColor(second, 'second'));

/**
 * Distance in Jzazbz, for high dynamic range.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEJz(parseHex('#008080'), parseHex('#008080')); // 0
 */
export const deltaEJz = (first: Color<string>, second: Color<string>): number =>
	metrics.deltaEJz(checkColor(first, 'first'), checkColor(second, 'second'));
