/*
 * Colors of one mode that are hard to tell apart: for people with a color vision deficiency, and for everybody.
 *
 * Comparisons grow with the square of the colors, so both the colors of a mode and the comparisons of a theme are bounded.
 *
 * Proof  test/theme/likeness.test.ts compares with the plain definition; test/vision/confusion.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { confusablePairs, type Confusion } from '../vision/confusion.ts';
import type { Resolved } from './resolve.ts';
import type { Mode } from './theme.ts';

export interface ThemeColor {
	readonly mode: Mode;
	readonly resolved: Resolved;
}

/** Two colors of a mode. */
export interface CloseColors {
	readonly mode: Mode;
	readonly first: Resolved;
	readonly second: Resolved;
	readonly deltaEOK: number;
}

interface ConfusedColors extends CloseColors {
	readonly kind: Confusion['kind'];
}

export interface Likenesses {
	/** The closest first. */
	readonly confusable: readonly ConfusedColors[];
	/** The closest first. */
	readonly nearDuplicates: readonly CloseColors[];
	/** Number of colors compared with each other, by mode. */
	readonly compared: ReadonlyMap<Mode, number>;
}

/** Two colors closer than this (deltaE OK) look the same to everybody. */
export const NEARLY_SAME = 0.02;

/** Maximum number of colors compared in one mode, and of comparisons in a theme. */
export const MOST_COMPARED = 100, MOST_COMPARISONS = 12_000;

/** Units of work to convert one color, and to compare two; `confusablePairs` spends its own. */
const COLOR_COST = 1, COMPARISON_COST = 0.05;

/** True if the file holds the color itself under this name, instead of a reference. */
export const isOwnColor = ({ literal, source, entry }: Resolved): boolean => literal !== undefined && source === entry;

/** Finds similar colors in each mode, among its first `MOST_COMPARED` opaque ones. */
export function* findLikenesses(modes: readonly Mode[], colors: readonly ThemeColor[]): Steps<Likenesses> {
	const confusable: ConfusedColors[] = [], nearDuplicates: CloseColors[] = [], compared = new Map<Mode, number>();
	const byMode = new Map<Mode, ThemeColor[]>(modes.map((mode) => [mode, []]));
	spend(colors.length * 0.2);
	for (const one of colors) byMode.get(one.mode)!.push(one);
	let left = MOST_COMPARISONS;
	for (const mode of modes) {
		yield;
		const own = distinctColors(byMode.get(mode)!).slice(0, Math.min(MOST_COMPARED, Math.floor(Math.sqrt(2 * left))));
		yield;
		const comparisons = (own.length * own.length) / 2;
		spend(own.length * COLOR_COST + comparisons * COMPARISON_COST);
		compared.set(mode, own.length);
		left = Math.max(0, left - comparisons);
		for (const { first, second, kind, deltaEOK } of confusablePairs(own.map(({ mapped }) => mapped)))
			confusable.push({ mode, first: own[first]!, second: own[second]!, kind, deltaEOK });
		const points = own.map(({ color }) => convert(color, 'oklab').coords);
		for (let first = 0; first < own.length; first++) {
			for (let second = first + 1; second < own.length; second++) {
				const deltaEOK = labDistance(points[first]!, points[second]!);
				if (deltaEOK < NEARLY_SAME) nearDuplicates.push({ mode, first: own[first]!, second: own[second]!, deltaEOK });
			}
		}
	}
	const closestFirst = <T extends CloseColors>(all: readonly T[]): readonly T[] =>
		all.toSorted((one, other) => one.deltaEOK - other.deltaEOK);
	return { confusable: closestFirst(confusable), nearDuplicates: closestFirst(nearDuplicates), compared };
}

/** The opaque colors that the file holds itself, each shown color once. */
function distinctColors(colors: readonly ThemeColor[]): readonly Resolved[] {
	const byColor = new Map<Rgb24, Resolved>();
	spend(colors.length * 0.6);
	for (const { resolved } of colors) {
		if (!isOwnColor(resolved) || resolved.color.alpha < 1) continue;
		const rgb24 = toRgb24(resolved.mapped);
		if (!byColor.has(rgb24)) byColor.set(rgb24, resolved);
	}
	return [...byColor.values()];
}
