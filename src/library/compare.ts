/*
 * Compares two colors: difference and contrast.
 */

import * as fn from '../fn/contrast.ts';
import { toRgb24 } from '../gamut/screen.ts';
import {
	deltaE2000, deltaE76, deltaE94, deltaECmc, deltaEHyab, deltaEItp, deltaEJz, deltaEOK, type Difference,
} from '../metrics/difference.ts';
import { luminance as luminanceOf } from '../metrics/luminance.ts';
import { measureContrast } from '../palette/contrast.ts';
import { moreReadable, readableOn } from '../palette/readable.ts';
import type { Color } from '../spaces/color.ts';
import { readWord } from './arguments.ts';
import { readColor, readColors, type ColorLike } from './read-color.ts';

/** Ids of the color differences. */
export const DELTA_E_METHODS = ['ok', '2000', '76', '94', 'cmc', 'itp', 'hyab', 'jz'] as const;

/** A color difference. */
export type DeltaEMethod = (typeof DELTA_E_METHODS)[number];

const DELTA_E: Readonly<Record<DeltaEMethod, Difference>> = {
	'ok': deltaEOK, '2000': deltaE2000, '76': deltaE76, '94': deltaE94, 'cmc': deltaECmc, 'itp': deltaEItp, 'hyab': deltaEHyab, 'jz': deltaEJz,
};

/**
 * Difference of two colors; 0 for equal ones. Methods, with their just noticeable difference: `ok` deltaE OK (0.02), `2000` CIEDE2000
 * (1), `76` CIE76 (2.3), `94` CIE94 for graphic arts (1), `cmc` CMC 2:1 (1), `itp` ITU-R BT.2124 (1), `hyab` for large differences, `jz`
 * Jzazbz. Methods on CIE Lab use that of CSS (D50). For `94` and `cmc` the first color is the reference.
 * @param first One color.
 * @param second The other color.
 * @param method Default `ok`.
 * @returns The distance.
 * @throws InputError
 * @example
 * deltaE('lab(50 3 0)', 'lab(50 0 4)', '76'); // 5
 */
export const deltaE = (first: ColorLike, second: ColorLike, method: DeltaEMethod = 'ok'): number =>
	DELTA_E[readWord(method, DELTA_E_METHODS, 'method')](readColor(first, 'first'), readColor(second, 'second'));

/**
 * WCAG 2 ratio (1 to 21) and APCA Lc (signed; negative is light text on dark) of the 8-bit colors on screen, both unrounded. Translucent
 * text is composited over the background, a translucent background over white.
 * @param text The text color.
 * @param background The color behind.
 * @returns Both contrasts.
 * @throws InputError
 * @example
 * contrast('black', 'white').ratio; // 21
 */
export function contrast(text: ColorLike, background: ColorLike): { readonly ratio: number; readonly lc: number } {
	const { ratio, lc } = measureContrast(readColor(text, 'text'), readColor(background, 'background'));
	return { ratio, lc };
}

/**
 * WCAG 2 contrast ratio, 1 to 21, unrounded: the `ratio` of `contrast`.
 * @param text The text color.
 * @param background The color behind.
 * @returns The ratio.
 * @throws InputError
 * @example
 * contrastRatio('black', 'white'); // 21
 */
export const contrastRatio = (text: ColorLike, background: ColorLike): number =>
	fn.contrastRatio(readColor(text, 'text'), readColor(background, 'background'));

/**
 * APCA Lc, about -108 to 106, unrounded: the `lc` of `contrast`.
 * @param text The text color.
 * @param background The color behind.
 * @returns Lc; negative for light text on dark.
 * @throws InputError
 * @example
 * apcaLc('#888', 'white').toFixed(2); // '63.06'
 */
export const apcaLc = (text: ColorLike, background: ColorLike): number =>
	fn.apcaLc(readColor(text, 'text'), readColor(background, 'background'));

/**
 * Relative luminance of WCAG 2, 0 to 1, of the 8-bit sRGB color; ignores alpha.
 * @param color The color.
 * @returns The luminance.
 * @throws InputError
 * @example
 * luminance('lime'); // 0.7152
 */
export const luminance = (color: ColorLike): number => luminanceOf(toRgb24(readColor(color, 'color')));

/**
 * True if white text is more readable on the color than black text, as `readable` decides; ignores alpha.
 * @param color The color.
 * @returns True for a dark color.
 * @throws InputError
 * @example
 * isDark('navy'); // true
 */
export const isDark = (color: ColorLike): boolean => readableOn(toRgb24(readColor(color, 'color'))).color === 'white';

/**
 * The most readable candidate on a background, by default black or white: among those with a WCAG ratio of at least 4.5 the one with the
 * largest |Lc|, otherwise the one with the largest ratio. The first of equals.
 * @param background The color behind.
 * @param candidates The candidates; black and white by default.
 * @returns One of the candidates.
 * @throws InputError
 * @example
 * toHex(readable('yellow')); // '#000000'
 */
export function readable(background: ColorLike, candidates: readonly ColorLike[] = ['black', 'white']): Color {
	const behind = readColor(background, 'background');
	const all = readColors(candidates, 1, 'candidates').map((color) => ({ ...measureContrast(color, behind), color }));
	return all.reduce((a, b) => moreReadable(a, b)).color;
}

/**
 * Index of the color in a list that is nearest to a color, and its distance by a method of `deltaE`. The list has at least one color.
 * @param color The color.
 * @param list The candidates.
 * @param method Method of the difference.
 * @returns Index and distance.
 * @throws InputError
 * @example
 * nearestOf('#fe0000', ['blue', 'red', 'lime']).index; // 1
 */
export function nearestOf(
	color: ColorLike,
	list: readonly ColorLike[],
	method: DeltaEMethod = 'ok',
): { readonly index: number; readonly deltaE: number } {
	const target = readColor(color, 'color'), between = DELTA_E[readWord(method, DELTA_E_METHODS, 'method')];
	return readColors(list, 1, 'list')
		.map((one, index) => ({ index, deltaE: between(target, one) }))
		.reduce((a, b) => (b.deltaE < a.deltaE ? b : a));
}
