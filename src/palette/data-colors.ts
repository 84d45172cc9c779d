/*
 * Colors for data, by kind, and errors for requests that cannot be fulfilled.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { phrase, type Phrase } from '../errors.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { whole, type Steps } from '../math/steps.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { countCandidates, DATA_COUNTS, type CategoricalRequest } from './data-candidates.ts';
import { categorical } from './data-categorical.ts';
import { cyclic } from './data-cyclic.ts';
import { diverging, secondEnd } from './data-diverging.ts';
import { matchCategorical } from './data-matching.ts';
import { toLab } from './even-steps.ts';
import { LEAST_RISE, lightnessOrder, NEARLY_GRAY, sequential } from './data-sequential.ts';

export { DATA_COUNTS };

/** Kinds of data: groups, amounts, amounts on both sides of a middle, periodic values. */
export const DATA_KINDS = ['categorical', 'sequential', 'diverging', 'cyclic'] as const;

/** Kind of data that the colors show. */
export type DataKind = (typeof DATA_KINDS)[number];

export interface DataRequest extends CategoricalRequest {
	readonly kind: DataKind;
}

/** Most kept colors and hues, by kind. */
export const DATA_BOUNDS: Readonly<Record<DataKind, { readonly keep: number; readonly hues: number }>> = {
	categorical: { keep: 12, hues: 12 },
	sequential: { keep: 2, hues: 4 },
	diverging: { keep: 2, hues: 2 },
	cyclic: { keep: 1, hues: 1 },
};

/** Most kept colors in any set. */
export const MOST_KEPT_DATA = DATA_BOUNDS.categorical.keep;

/** Cache of generated sets: checking a request generates the set. */
const GENERATED = /*#__PURE__*/ new WeakMap<DataRequest, readonly Rgb24[]>();

function* generate(wish: DataRequest): Steps<readonly Rgb24[] | undefined> {
	const colors = GENERATED.get(wish) ?? (wish.kind === 'cyclic' ? cyclic(wish) : yield* diverging(wish));
	if (colors !== undefined) GENERATED.set(wish, colors);
	return colors;
}

/** Generates 8-bit colors; the request must have no fault. */
export const dataColors = (wish: DataRequest): readonly Rgb24[] => whole(dataColorsInSteps(wish));

/** Generates colors in steps; see `dataColors`. */
export function* dataColorsInSteps(wish: DataRequest): Steps<readonly Rgb24[]> {
	switch (wish.kind) {
		case 'categorical': return yield* categorical(wish);
		case 'sequential': return sequential(wish);
		// Without a fault the set exists.
		case 'diverging':
		case 'cyclic': return (yield* generate(wish))!;
		default: return wish.kind satisfies never;
	}
}

/** The set of another background in the order of a generated one; categories keep their hues. */
export function* matchDataColors(colors: readonly Rgb24[], wish: DataRequest): Steps<readonly Rgb24[]> {
	return yield* wish.kind === 'categorical' ? matchCategorical(colors, wish) : dataColorsInSteps(wish);
}

/** Why a request cannot be fulfilled. */
interface DataFault {
	readonly field: 'keep' | 'hues';
	/** The end of a sentence. */
	readonly claim: string | Phrase;
	/** A replacement for the second kept color. */
	readonly instead?: Rgb24;
	/** Replacement hues. */
	readonly hues?: readonly [number, number];
}

/** The fault of a request; undefined for valid ones. */
export const dataFault = (wish: DataRequest): DataFault | undefined => whole(dataFaultInSteps(wish));

/** Finds the fault in steps, because some requests can be checked only by generating the set. */
export function* dataFaultInSteps(wish: DataRequest): Steps<DataFault | undefined> {
	const { kind, keep, hues, count } = wish, most = DATA_BOUNDS[kind];
	if (keep.length > Math.min(most.keep, count)) {
		return { field: 'keep', claim: phrase`must be at most ${Math.min(most.keep, count)} of a ${kind} set of ${count}, got ${keep.length}` };
	}
	if (hues !== undefined && hues.length > most.hues) {
		return { field: 'hues', claim: phrase`must be at most ${most.hues} of a ${kind} set, got ${hues.length}` };
	}
	if (hues !== undefined && keep.length > 0 && kind !== 'categorical') {
		return { field: 'hues', claim: phrase`are not supported with keep in a ${kind} set, which has the hues of the kept colors. Leave out one of them` };
	}
	switch (kind) {
		case 'categorical': return categoricalFault(wish);
		case 'sequential': return sequentialFault(keep, count);
		case 'diverging': return yield* divergingFault(wish);
		case 'cyclic': return yield* cyclicFault(wish);
		default: return kind satisfies never;
	}
}

const isGray = (of: Color): boolean => {
	const [, a, b] = toLab(toRgb24(of));
	return Math.hypot(a, b) < NEARLY_GRAY;
};

function categoricalFault(wish: DataRequest): DataFault | undefined {
	const candidates = countCandidates(wish), needed = wish.count - wish.keep.length;
	return candidates < needed
		? { field: 'hues', claim: phrase`have ${candidates} colors with 3:1 on the background, and ${needed} are needed. Leave out hues` }
		: undefined;
}

function* cyclicFault(wish: DataRequest): Steps<DataFault | undefined> {
	if (wish.keep.some(isGray)) return { field: 'keep', claim: 'must have a hue of its own to lie on a ring of hues' };
	return wish.keep.length > 0 && (yield* generate(wish)) === undefined
		? { field: 'keep', claim: phrase`must be nearer to the middle of lightness to lie on an even ring of ${wish.count}` }
		: undefined;
}

function sequentialFault(keep: readonly Color[], count: number): DataFault | undefined {
	const [first, last] = keep.map(toRgb24);
	if (first === undefined || last === undefined) return undefined;
	const rise = Math.abs(toLab(last)[0] - toLab(first)[0]), least = LEAST_RISE * (count - 1);
	if (rise < least) {
		return {
			field: 'keep',
			claim: phrase`must differ in OKLCH lightness by ${Number(least.toFixed(4))} to be the ends of ${count} steps, and do by ${
				Number(rise.toFixed(4))}`,
		};
	}
	return lightnessOrder(first, last) === 0
		? { field: 'keep', claim: 'must be lighter and darker for all eyes to be ends, and change places in gray or without a cone' }
		: undefined;
}

function* divergingFault(wish: DataRequest): Steps<DataFault | undefined> {
	if ((yield* generate(wish)) !== undefined) return undefined;
	if (wish.keep.length === 0) {
		const first = wish.hues?.[0] ?? 0;
		return { field: 'hues', claim: phrase`must differ more to give both sides of ${wish.count} colors their own`, hues: [first, (first + 180) % 360] };
	}
	if (wish.keep.length === 1) return { field: 'keep', claim: 'must stand out from the middle, which is next to the background' };
	const instead = yield* secondEnd(wish);
	return {
		field: 'keep',
		claim: 'must be about as far from the neutral middle as each other to be the ends of even steps',
		...(instead !== undefined && { instead }),
	};
}
