/*
 * Two colors beside each other: how different they look, how well one reads on the other.
 */

import { apcaLc } from '../metrics/apca.ts';
import { ciede2000 } from '../metrics/ciede2000.ts';
import { deltaE as deltaEBy, DELTA_E, DELTA_E_METHODS, type DeltaEMethod } from '../metrics/delta-e.ts';
import { luminance as luminanceOf } from '../metrics/luminance.ts';
import { contrastRatio } from '../metrics/wcag.ts';
import { contrastOf } from '../palette/contrast.ts';
import { moreReadable, readableOn } from '../palette/readable.ts';
import type { Color } from '../spaces/color.ts';
import { colorOf, colorsOf, coordsIn, isWhole, partsOf, wordOf, type ColorLike } from './arguments.ts';
import { shown, shownOver } from './shown.ts';

const WHITE = 0xffffff;

/**
 * How different two colors look; 0 for the same. Methods, with what is about just noticeable: `ok` deltaE OK (0.02),
 * `2000` CIEDE2000 (1), `76` CIE76 (2.3), `94` CIE94 for graphic arts (1), `cmc` CMC 2:1 (1), `itp` ITU-R BT.2124 (1),
 * `hyab` for large differences, `jz` Jzazbz. Those on CIE Lab use that of CSS (D50). For `94` and `cmc` the first color
 * is the reference. Throws InputError.
 */
export const deltaE = (first: ColorLike, second: ColorLike, method: DeltaEMethod = 'ok'): number =>
	(method === 'ok' ? deltaEOk(first, second) : deltaEBySome(first, second, method));

/**
 * The one that programs ask for by the million, mostly of two whole colors in OKLab: of those every part is asked once, and
 * nothing is made but the answer. All others are measured as by any method.
 */
function deltaEOk(first: unknown, second: unknown): number {
	try {
		const a = first as Color, b = second as Color, v = a.coords, w = b.coords;
		if (a.space === 'oklab' && b.space === 'oklab') {
			const l = v[0], m = v[1], n = v[2], x = w[0], y = w[1], z = w[2];
			if (isWhole(l, m, n, v.length, a.alpha, a.none) && isWhole(x, y, z, w.length, b.alpha, b.none)) return distance(l - x, m - y, n - z);
		}
	} catch {
		// Reading it again says what is wrong.
	}
	return measured(first, second, 'ok');
}

const distance = (x: number, y: number, z: number): number => Math.sqrt(x * x + y * y + z * z);

const deltaEBySome = (first: unknown, second: unknown, method: DeltaEMethod): number =>
	// CIEDE2000 is found without a search too.
	(method === '2000' ? ciede2000(coordsIn(first, 'first', 'lab'), coordsIn(second, 'second', 'lab')) : measured(first, second, method));

function measured(first: unknown, second: unknown, method: DeltaEMethod): number {
	const { space, between } = DELTA_E[wordOf(method, DELTA_E_METHODS, 'method')];
	return between(coordsIn(first, 'first', space), coordsIn(second, 'second', space));
}

/**
 * WCAG 2 ratio (1 to 21) and APCA Lc (signed; negative is light text on dark), both unrounded, of what a screen shows.
 * Translucent text is laid over the background, a translucent background over white. Throws InputError.
 */
export function contrast(text: ColorLike, background: ColorLike): { readonly ratio: number; readonly lc: number } {
	const above = partsOf(text, 'text'), behind = shownOver(partsOf(background, 'background'), WHITE), front = shownOver(above, behind);
	return { ratio: contrastRatio(front, behind), lc: apcaLc(front, behind) };
}

/** Relative luminance as WCAG 2 defines it, 0 to 1, of the 8-bit sRGB a screen shows; alpha does not count. Throws InputError. */
export const luminance = (color: ColorLike): number => luminanceOf(shown(partsOf(color, 'color')));

/** Does white read better on it than black, as `readable` decides? Alpha does not count. Throws InputError. */
export const isDark = (color: ColorLike): boolean => readableOn(shown(partsOf(color, 'color'))).color === 'white';

/**
 * The candidate that reads best on a background, black or white where none are given: of those that reach the WCAG ratio
 * 4.5 the one with the larger |Lc|; where none does, the one with the largest ratio. The first of equals. Throws InputError.
 */
export function readable(background: ColorLike, candidates: readonly ColorLike[] = ['black', 'white']): Color {
	const behind = colorOf(background, 'background');
	const all = colorsOf(candidates, 1, 'candidates').map((color) => ({ ...contrastOf(color, behind), color }));
	return all.reduce((a, b) => moreReadable(a, b)).color;
}

/**
 * Of a list of one or more colors the place of the one nearest to a color, and how far that is by a method of `deltaE`.
 * Throws InputError.
 */
export function nearestOf(
	color: ColorLike,
	list: readonly ColorLike[],
	method: DeltaEMethod = 'ok',
): { readonly index: number; readonly deltaE: number } {
	const sought = colorOf(color, 'color'), by = wordOf(method, DELTA_E_METHODS, 'method');
	return colorsOf(list, 1, 'list')
		.map((one, index) => ({ index, deltaE: deltaEBy(sought, one, by) }))
		.reduce((a, b) => (b.deltaE < a.deltaE ? b : a));
}
