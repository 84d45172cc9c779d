/*
 * Colors for charts and maps, by what they stand for.
 */

import { shownOver, WHITE } from '../palette/contrast.ts';
import {
	DATA_BOUNDS, DATA_COUNTS, DATA_KINDS, dataColors as colorsFor, dataFault, MOST_KEPT_DATA, type DataKind,
} from '../palette/data-colors.ts';
import type { Color } from '../spaces/color.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { colorOf, colorsOf, fault, listOf, numberOf, optionsOf, textOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

export interface DataColorsOptions {
	/** How many, kept ones included, 3 to 12; 8 unless said otherwise. */
	readonly count?: number;
	/** Colors that stay: the first of a categorical set, a step or both ends of a sequential one, one end or both of a diverging one. */
	readonly keep?: readonly ColorLike[];
	/** What they are drawn on: categorical colors have 3:1 on it, sequential ones begin next to it, diverging ones meet next to it. */
	readonly background?: ColorLike;
	/** Hues in degrees of OKLCH, 0 to 360, to take them from or to pass. */
	readonly hues?: readonly number[];
	/** Any text of up to 100 characters: another seed gives another set. */
	readonly seed?: string;
}

const LONGEST_SEED = 100;

const OPTIONS = ['count', 'keep', 'background', 'hues', 'seed'] as const;

/**
 * Colors for groups (`categorical`), amounts (`sequential`), amounts on both sides of a middle (`diverging`) or what comes
 * round again (`cyclic`), told apart by all eyes: `dataColors('categorical', { count: 6, background: 'white' })`. The same
 * options give the same colors. Throws InputError, also for kept colors that allow no even set.
 */
export function dataColors(kind: DataKind, options: DataColorsOptions = {}): readonly Color[] {
	const { count = DATA_COUNTS.usual, keep = [], background, hues, seed = '' } = optionsOf(options, OPTIONS, 'options');
	const asked = wordOf(kind, DATA_KINDS, 'kind'), text = textOf(seed, 'options.seed');
	if (text.length > LONGEST_SEED) throw fault('options.seed', `must have at most ${LONGEST_SEED} characters`);
	const wish = {
		kind: asked,
		count: wholeOf(count, DATA_COUNTS.least, DATA_COUNTS.most, 'options.count'),
		keep: colorsOf(keep, 0, 'options.keep', MOST_KEPT_DATA),
		background: background === undefined ? undefined : shownOver(colorOf(background, 'options.background'), WHITE),
		hues: hues === undefined
			? undefined
			: listOf(hues, 1, DATA_BOUNDS[asked].hues, 'options.hues').map((hue, i) => numberOf(hue, 0, 360, `options.hues[${i}]`)),
		seed: text,
	};
	const wrong = dataFault(wish);
	if (wrong) throw fault(`options.${wrong.field}`, wrong.claim);
	return colorsFor(wish).map((color) => fromRgb24(color));
}
