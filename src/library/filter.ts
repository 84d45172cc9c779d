/*
 * CSS filters of single colors.
 */

import { FILTERS, FILTER_RANGES, type Filter } from '../compositing/filter.ts';
import { filter as filterColor } from '../fn/filter.ts';
import type { Color } from '../spaces/color.ts';
import { readNumber, readWord } from './arguments.ts';
import { readAnyColor, type ColorLike } from './read-color.ts';

/**
 * Applies a filter function of CSS: `filter('teal', 'sepia', 0.6)` is what `filter: sepia(60%)` shows. `hue-rotate` takes degrees, the
 * others a share of 1; `brightness`, `contrast` and `saturate` may exceed it. A color outside sRGB is mapped into it first.
 * @param color The color.
 * @param kind Name of the filter.
 * @param amount Share or degrees.
 * @returns The filtered color.
 * @throws InputError
 * @example
 * toHex(filter('red', 'invert', 1)); // '#00ffff'
 */
export function filter(color: ColorLike, kind: Filter, amount: number): Color<'srgb'> {
	const input = readAnyColor(color, 'color'), range = FILTER_RANGES[readWord(kind, FILTERS, 'kind')];
	return filterColor(input, kind, readNumber(amount, ...range, 'amount'));
}
