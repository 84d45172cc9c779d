/*
 * Color differences by name; `deltaE` takes the method as a word.
 */

import * as metrics from '../metrics/difference.ts';
import { readColor, type ColorLike } from './read-color.ts';

/**
 * Distance in OKLab; just noticeable is 0.02.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEOK('oklab(0.5 0.03 0)', 'oklab(0.5 0 0.04)').toFixed(2); // '0.05'
 */
export const deltaEOK = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaEOK(readColor(first, 'first'), readColor(second, 'second'));

/**
 * CIEDE2000; just noticeable is 1.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE2000('lab(50 2.6772 -79.7751)', 'lab(50 0 -82.7485)').toFixed(4); // '2.0425'
 */
export const deltaE2000 = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaE2000(readColor(first, 'first'), readColor(second, 'second'));

/**
 * CIE76, the distance in CIE Lab; just noticeable is 2.3.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE76('lab(50 3 0)', 'lab(50 0 4)'); // 5
 */
export const deltaE76 = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaE76(readColor(first, 'first'), readColor(second, 'second'));

/**
 * CIE94 for graphic arts; just noticeable is 1. The first color is the reference.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE94('lab(50 0 0)', 'lab(52 0 0)'); // 2
 */
export const deltaE94 = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaE94(readColor(first, 'first'), readColor(second, 'second'));

/**
 * CMC 2:1; just noticeable is 1. The first color is the reference.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaECmc('white', 'black').toFixed(2); // '33.74'
 */
export const deltaECmc = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaECmc(readColor(first, 'first'), readColor(second, 'second'));

/**
 * HyAB, for large differences.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEHyab('lab(50 3 0)', 'lab(60 0 4)'); // 15
 */
export const deltaEHyab = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaEHyab(readColor(first, 'first'), readColor(second, 'second'));

/**
 * ITU-R BT.2124; just noticeable is 1.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEItp('teal', 'teal'); // 0
 */
export const deltaEItp = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaEItp(readColor(first, 'first'), readColor(second, 'second'));

/**
 * Distance in Jzazbz, for high dynamic range.
 * @param first One color.
 * @param second The other color.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaEJz('teal', 'teal'); // 0
 */
export const deltaEJz = (first: ColorLike, second: ColorLike): number =>
	metrics.deltaEJz(readColor(first, 'first'), readColor(second, 'second'));
