/*
 * Evens the steps of a scale: no step is much larger to the eye than the median one.
 *
 * Method  Distances in CAM16-UCS along the scale. Between two fixed steps, a distance above a limit is cut to it, and the others grow
 *         in proportion; steps then move along the line through the old ones. Small steps, as between 50 and 100, stay small.
 * Source  Li et al. 2017, see `spaces/cam16.ts`, for CAM16-UCS.
 * Proof   test/palette/scale-even.test.ts, with a separate CAM16-UCS.
 */

import { median } from '../math/least.ts';
import type { Vec3 } from '../math/matrix.ts';
import { cam16UcsInto } from '../metrics/cam16-ucs.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { convertCoordsInto } from '../spaces/convert.ts';
import { xyzD65 } from '../spaces/xyz.ts';
import type { Lch } from './within-gamut.ts';

/**
 * Moves the steps that are not fixed; the first and the last one are. Lightness keeps falling. `limit` is the largest step relative to
 * the median one.
 */
export function evenOut(steps: readonly Lch[], isFixed: (i: number) => boolean, limit: number): Lch[] {
	const seen = steps.map(toUcs), gaps = seen.slice(1).map((point, i) => labDistance(point, seen[i]!));
	const most = limit * median(gaps), last = steps.length - 1;
	const moved = [...steps];
	for (let from = 0; from < last;) {
		let to = from + 1;
		while (to < last && !isFixed(to)) to++;
		const own = gaps.slice(from, to);
		if (own.some((gap) => gap > most)) {
			const even = capAll(own, most);
			let end = 0;
			for (let i = 0; i < even.length - 1; i++) moved[from + i + 1] = moveAlong(steps, gaps, from + i + 1, from, (end += even[i]!));
		}
		from = to;
	}
	return moved;
}

/** Reduces the distances above a limit to it, and enlarges the others by one factor, with the same sum; all equal if that is too small. */
function capAll(gaps: readonly number[], most: number): readonly number[] {
	const sum = total(gaps), limit = Math.max(most, sum / gaps.length);
	let capped = gaps.map((gap) => Math.min(gap, limit));
	// Each round cuts further distances that have grown above the limit.
	for (let round = 0; round < gaps.length; round++) {
		const free = total(capped.filter((gap) => gap < limit)), missing = sum - total(capped);
		if (missing < 1e-9 || free === 0) break;
		capped = capped.map((gap) => (gap < limit ? Math.min(limit, gap * (1 + missing / free)) : gap));
	}
	return capped;
}

/** A step at a distance from another one, on the line through all; its hue stays. */
function moveAlong(steps: readonly Lch[], gaps: readonly number[], step: number, from: number, distance: number): Lch {
	let i = from, left = distance;
	for (; i < gaps.length - 1 && left > gaps[i]!; i++) left -= gaps[i]!;
	const [l0, c0] = steps[i]!, [l1, c1] = steps[i + 1]!, share = left / gaps[i]!;
	return [l0 + (l1 - l0) * share, c0 + (c1 - c0) * share, steps[step]![2]];
}

/** CAM16-UCS: J', a', b'. */
function toUcs([lightness, chroma, hue]: Lch): Vec3 {
	const v: Vec3 = [lightness, chroma, hue];
	convertCoordsInto(v, 'oklch', xyzD65);
	cam16UcsInto(v);
	return v;
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, x) => sum + x, 0);
