/*
 * Orders colors by one property, or so that neighbors look alike.
 *
 * Proof  test/palette/sort-colors.test.ts.
 */

import { spend } from '../math/budget.ts';
import type { Steps } from '../math/steps.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { shortestPath } from './shortest-path.ts';

/** Properties to sort by. */
export const SORT_KEYS = ['lightness', 'hue', 'chroma', 'distance', 'similarity'] as const;

export type SortKey = (typeof SORT_KEYS)[number];

/** OKLCH chroma below which a color looks gray, so that its hue orders nothing. */
const GRAY = 0.03;

/**
 * Indices of the colors in their order, ascending. Equal colors keep their order.
 *
 * `hue` lists grays first, by lightness. `distance` is to `target`. `similarity` is the shortest path in OKLab, from its darker end.
 */
export function* sortColors(colors: readonly Color[], key: SortKey, target: Color): Steps<readonly number[]> {
	spend(4 * colors.length);
	const labs = colors.map((color) => convert(color, 'oklab').coords), lchs = colors.map((color) => convert(color, 'oklch').coords);
	const indices = [...colors.keys()];
	const sortBy = (measure: (i: number) => number): readonly number[] => {
		const values = indices.map(measure);
		return indices.toSorted((i, j) => values[i]! - values[j]!);
	};
	switch (key) {
		case 'lightness': return sortBy((i) => labs[i]![0]);
		case 'chroma': return sortBy((i) => lchs[i]![1]);
		case 'hue': return sortBy((i) => {
			const [lightness, chroma, hue] = lchs[i]!;
			// Grays are below all hues. Lightness is at most about 1.
			return chroma < GRAY ? lightness - 1000 : hue;
		});
		case 'distance': {
			const { coords } = convert(target, 'oklab');
			return sortBy((i) => labDistance(labs[i]!, coords));
		}
		case 'similarity': {
			const path = yield* shortestPath(colors.length, (i, j) => labDistance(labs[i]!, labs[j]!));
			return labs[path[0]!]![0] <= labs[path.at(-1)!]![0] ? path : path.toReversed();
		}
		default: return key satisfies never;
	}
}
