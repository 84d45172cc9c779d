/*
 * Colors for data, by kind, with what keeps a wish from being fulfilled.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { categorical, DATA_COUNTS, type CategoricalWish } from './data-categorical.ts';
import { cyclic } from './data-cyclic.ts';
import { diverging, secondEnd } from './data-diverging.ts';
import { labOf } from './even-steps.ts';
import { LEAST_RISE, NEARLY_GRAY, orderOf, sequential } from './data-sequential.ts';

export { DATA_COUNTS };

/** What colors stand for: groups, amounts, amounts on both sides of a middle, what comes round again. */
export const DATA_KINDS = ['categorical', 'sequential', 'diverging', 'cyclic'] as const;

export type DataKind = (typeof DATA_KINDS)[number];

export interface DataWish extends CategoricalWish {
	readonly kind: DataKind;
}

/** How many colors may stay, and how many hues may be asked for, by kind. */
export const DATA_BOUNDS: Readonly<Record<DataKind, { readonly keep: number; readonly hues: number }>> = {
	categorical: { keep: 12, hues: 12 },
	sequential: { keep: 2, hues: 4 },
	diverging: { keep: 2, hues: 2 },
	cyclic: { keep: 1, hues: 1 },
};

/** The most that may stay in any set. */
export const MOST_KEPT_DATA = DATA_BOUNDS.categorical.keep;

/** Whether there is a set is known when it is made: a wish that was looked at is made once. */
const MADE = /*#__PURE__*/ new WeakMap<DataWish, readonly Rgb24[]>();

function made(wish: DataWish): readonly Rgb24[] | undefined {
	const colors = MADE.get(wish) ?? (wish.kind === 'cyclic' ? cyclic(wish) : diverging(wish));
	if (colors !== undefined) MADE.set(wish, colors);
	return colors;
}

/** As many 8-bit colors as wished; the wish must be without a fault. */
export function dataColors(wish: DataWish): readonly Rgb24[] {
	switch (wish.kind) {
		case 'categorical': return categorical(wish);
		case 'sequential': return sequential(wish);
		// Without a fault there is a set.
		case 'diverging':
		case 'cyclic': return made(wish)!;
		default: return wish.kind satisfies never;
	}
}

/** What keeps a wish from being fulfilled. */
export interface DataFault {
	readonly field: 'keep' | 'hues';
	/** The end of a sentence. */
	readonly claim: string;
	/** What may stand at the second place. */
	readonly instead?: Rgb24;
}

/** What is wrong with the colors and hues of a wish; undefined where nothing is. */
export function dataFault(wish: DataWish): DataFault | undefined {
	const { kind, keep, hues, count } = wish, most = DATA_BOUNDS[kind];
	if (keep.length > Math.min(most.keep, count)) {
		return { field: 'keep', claim: `must be at most ${Math.min(most.keep, count)} of a ${kind} set of ${count}, got ${keep.length}` };
	}
	if (hues !== undefined && hues.length > most.hues) {
		return { field: 'hues', claim: `must be at most ${most.hues} of a ${kind} set, got ${hues.length}` };
	}
	if (hues !== undefined && keep.length > 0 && kind !== 'categorical') {
		return { field: 'hues', claim: `are those of the kept colors in a ${kind} set` };
	}
	switch (kind) {
		case 'categorical': return undefined;
		case 'sequential': return sequentialFault(keep, count);
		case 'diverging': return divergingFault(wish);
		case 'cyclic': return cyclicFault(wish);
		default: return kind satisfies never;
	}
}

const isGray = (of: Color): boolean => {
	const [, a, b] = labOf(toRgb24(of));
	return Math.hypot(a, b) < NEARLY_GRAY;
};

function cyclicFault(wish: DataWish): DataFault | undefined {
	if (wish.keep.some(isGray)) return { field: 'keep', claim: 'must have a hue of its own to lie on a ring of hues' };
	return wish.keep.length > 0 && made(wish) === undefined
		? { field: 'keep', claim: `must be nearer to the middle of lightness to lie on an even ring of ${wish.count}` }
		: undefined;
}

function sequentialFault(keep: readonly Color[], count: number): DataFault | undefined {
	const [first, last] = keep.map(toRgb24);
	if (first === undefined || last === undefined) return undefined;
	const rise = Math.abs(labOf(last)[0] - labOf(first)[0]), least = LEAST_RISE * (count - 1);
	if (rise < least) {
		return {
			field: 'keep',
			claim: `must differ in OKLCH lightness by ${Number(least.toFixed(4))} to be the ends of ${count} steps, and do by ${
				Number(rise.toFixed(4))}`,
		};
	}
	return orderOf(first, last) === 0
		? { field: 'keep', claim: 'must be lighter and darker for all eyes to be ends, and change places in gray or without a cone' }
		: undefined;
}

function divergingFault(wish: DataWish): DataFault | undefined {
	if (wish.keep.length === 0 || made(wish) !== undefined) return undefined;
	if (wish.keep.length === 1) return { field: 'keep', claim: 'must stand out from the middle, which is next to the background' };
	const instead = secondEnd(wish);
	return {
		field: 'keep',
		claim: 'must be about as far from the neutral middle as each other to be the ends of even steps',
		...(instead !== undefined && { instead }),
	};
}
