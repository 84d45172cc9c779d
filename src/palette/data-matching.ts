/*
 * The categories of a chart for another background: each color near the hue of its counterpart, in the same order.
 *
 * Distances have priority over hues: if the colors nearest in hue are too close to each other, they may stray further.
 *
 * Proof  test/palette/data-colors.test.ts, categorical-distances.test.ts.
 */

import { hueDifference } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { leastBy } from '../math/least.ts';
import type { Steps } from '../math/steps.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import {
	candidatesNear, complete, hasContrast, HUE_STRAY, toCandidate, withName, type Candidate, type CategoricalRequest,
} from './data-candidates.ts';
import { isClose, pairCost, pairNeed, refine, type Need } from './data-categorical.ts';
import { toLab } from './even-steps.ts';

/** Largest distances from the hue of the counterpart, in degrees; each is tried if the colors within the one before are too close. */
const STRAYS = [HUE_STRAY, 2 * HUE_STRAY];

/** Rounds in which every color is exchanged once; a set is stable after three in nearly all cases. */
const ROUNDS = 4;

/** The counterparts of a set; kept colors stay unchanged. If no set is far enough apart, the last one is taken. */
export function* matchCategorical(colors: readonly Rgb24[], wish: CategoricalRequest): Steps<Rgb24[]> {
	const need = pairNeed(colors.length), first = wish.keep.length, others = colors.slice(first), hues = colors.map(hueOf);
	const lightnesses = others.map((color) => toLab(color)[0]);
	const kept = colors.slice(0, first).map((color) => complete(toCandidate(color), wish));
	let set: readonly Candidate[] = kept;
	for (const stray of STRAYS) {
		const pools: Candidate[][] = [];
		for (const color of others) {
			const visible = candidatesNear([hueOf(color)], stray).filter(({ rgb24 }) => hasContrast(rgb24, wish.background));
			pools.push(visible.map((one) => withName(one, wish)));
			yield;
		}
		const attractive = pools.map((pool) => leastBy(pool, ({ cost }) => cost));
		const alike = pools.map((pool, i) => leastBy(pool, ({ seen }) => Math.abs(seen[0]! - lightnesses[i]!)));
		for (const start of [attractive, alike]) {
			const exchanged = yield* exchange([...kept, ...start], pools, need);
			set = refine(exchanged, first, wish, need, (hue, slot) => Math.abs(hueDifference(hues[slot]!, hue)) <= stray);
			if (!isClose(set, need)) return set.map(({ rgb24 }) => rgb24);
		}
	}
	return set.map(({ rgb24 }) => rgb24);
}

/** Exchanges the last colors of a set, each for the best one of its pool. */
function* exchange(set: readonly Candidate[], pools: readonly (readonly Candidate[])[], need: Need): Steps<Candidate[]> {
	const now = [...set], first = set.length - pools.length;
	for (let round = 0; round < ROUNDS; round++) {
		for (const [i, pool] of pools.entries()) {
			spend(0.25 * pool.length * now.length);
			now[first + i] = leastBy(pool, (one) =>
				now.reduce((sum, other, k) => (k === first + i ? sum : sum + pairCost(one, other, need)), one.cost));
		}
		yield;
	}
	return now;
}

const hueOf = (color: Rgb24): number => convert(fromRgb24(color), 'oklch').coords[2];
