/*
 * Color differences by name; `deltaE` takes the method as a word.
 */

import { deltaE } from './compare.ts';
import type { ColorLike } from './read-color.ts';

/** Distance in OKLab; just noticeable is 0.02. Throws InputError. */
export const deltaEOK = (first: ColorLike, second: ColorLike): number => deltaE(first, second, 'ok');

/** CIEDE2000; just noticeable is 1. Throws InputError. */
export const deltaE2000 = (first: ColorLike, second: ColorLike): number => deltaE(first, second, '2000');

/** CIE76, the distance in CIE Lab; just noticeable is 2.3. Throws InputError. */
export const deltaE76 = (first: ColorLike, second: ColorLike): number => deltaE(first, second, '76');

/** CIE94 for graphic arts; just noticeable is 1. The first color is the reference. Throws InputError. */
export const deltaE94 = (first: ColorLike, second: ColorLike): number => deltaE(first, second, '94');

/** CMC 2:1; just noticeable is 1. The first color is the reference. Throws InputError. */
export const deltaECmc = (first: ColorLike, second: ColorLike): number => deltaE(first, second, 'cmc');

/** HyAB, for large differences. Throws InputError. */
export const deltaEHyab = (first: ColorLike, second: ColorLike): number => deltaE(first, second, 'hyab');

/** ITU-R BT.2124; just noticeable is 1. Throws InputError. */
export const deltaEItp = (first: ColorLike, second: ColorLike): number => deltaE(first, second, 'itp');

/** Distance in Jzazbz, for high dynamic range. Throws InputError. */
export const deltaEJz = (first: ColorLike, second: ColorLike): number => deltaE(first, second, 'jz');
