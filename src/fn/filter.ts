/*
 * CSS filters of single colors.
 */

import { filterInto, FILTERS, FILTER_RANGES, type Filter } from '../compositing/filter.ts';
import { mapInto } from '../gamut/map.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { srgb } from '../spaces/srgb.ts';
import { checkColor, checkNumber, checkWord } from './arguments.ts';

/**
 * Applies a filter function of CSS: `filter(color, 'sepia', 0.6)` is what `filter: sepia(60%)` shows. `hue-rotate` takes degrees, the
 * others a share of 1; `brightness`, `contrast` and `saturate` may exceed it. A color outside sRGB is mapped into it first.
 * @param color The color.
 * @param kind Name of the filter.
 * @param amount Share or degrees.
 * @returns The filtered color.
 * @throws InputError
 * @example
 * toHex(filter(parseHex('#f00'), 'invert', 1)); // '#00ffff'
 */
export function filter(color: Color<string>, kind: Filter, amount: number): Color<'srgb'> {
	const by = checkNumber(amount, ...FILTER_RANGES[checkWord(kind, FILTERS, 'kind')], 'amount');
	const { coords: [r, g, b], alpha, none } = mapInto(checkColor(color, 'color'), srgb);
	if (kind === 'opacity') return { space: srgb.id, coords: [r, g, b], alpha: alpha * by, none };
	const v: Vec3 = [r, g, b];
	filterInto(v, kind, by);
	return { space: srgb.id, coords: v, alpha, none: none & NONE_ALPHA };
}
