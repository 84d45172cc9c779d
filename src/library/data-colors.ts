/*
 * Colors for charts and maps, by kind of data.
 */

import { phraseText } from '../errors.ts';
import { compositeOver } from '../palette/contrast.ts';
import {
	DATA_BOUNDS, DATA_COUNTS, DATA_KINDS, dataColors as colorsFor, dataFault, MOST_KEPT_DATA, type DataKind,
} from '../palette/data-colors.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24, WHITE } from '../spaces/rgb24.ts';
import { fault, readNumbers, readOptions, readSeed, readWhole, readWord } from './arguments.ts';
import { readColor, readColors, type ColorLike } from './read-color.ts';

/** Options of `dataColors`. */
export interface DataColorsOptions {
	/** Number of colors, kept ones included, 3 to 12; default 8. */
	readonly count?: number;
	/** Colors to keep: the first of a categorical set, a step or both ends of a sequential one, one end or both of a diverging one. */
	readonly keep?: readonly ColorLike[];
	/** Background: categorical colors have 3:1 on it, sequential ones begin near it, diverging ones meet near it. */
	readonly background?: ColorLike;
	/** OKLCH hues in degrees, 0 to 360, to choose from or to pass through. */
	readonly hues?: readonly number[];
	/** Any text of up to 100 characters; another seed gives another set. */
	readonly seed?: string;
}

const OPTIONS = ['count', 'keep', 'background', 'hues', 'seed'] as const;

/**
 * Colors for groups (`categorical`), amounts (`sequential`), amounts on both sides of a middle (`diverging`) or periods (`cyclic`),
 * distinguishable with every color vision: `dataColors('categorical', { count: 6, background: 'white' })`. The same options give the
 * same colors. The service also gives up to eight categories different names.
 * @param kind The kind.
 * @param options Optional settings.
 * @returns The colors, in order.
 * @throws InputError, also if no even set exists for the kept colors
 * @example
 * dataColors('categorical', { count: 6 }).length; // 6
 */
export function dataColors(kind: DataKind, options: DataColorsOptions = {}): readonly Color[] {
	const { count = DATA_COUNTS.usual, keep = [], background, hues, seed = '' } = readOptions(options, OPTIONS, 'options');
	const dataKind = readWord(kind, DATA_KINDS, 'kind'), text = readSeed(seed, 'options.seed');
	const wish = {
		kind: dataKind,
		count: readWhole(count, DATA_COUNTS.least, DATA_COUNTS.most, 'options.count'),
		keep: readColors(keep, 0, 'options.keep', MOST_KEPT_DATA),
		background: background === undefined ? undefined : compositeOver(readColor(background, 'options.background'), WHITE),
		hues: hues === undefined ? undefined : readNumbers(hues, [1, DATA_BOUNDS[dataKind].hues], [0, 360], 'options.hues'),
		seed: text,
	};
	const wrong = dataFault(wish);
	if (wrong) throw fault(`options.${wrong.field}`, phraseText(wrong.claim));
	return colorsFor(wish).map((color) => fromRgb24(color));
}
