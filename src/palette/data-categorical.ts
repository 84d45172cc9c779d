/*
 * Colors for the categories of a chart: attractive, and far apart for normal vision and for each dichromacy.
 *
 * The set of candidates (`data-candidates.ts`) with the least total cost is chosen: the cost of each color (too dark, too pale,
 * garish, olive, and a small random preference from the seed) plus the cost of each pair (too close in one of the four kinds of
 * vision, by either of two models; close in normal vision; same color name; both dark). Local search: from a few random starts, single
 * colors are exchanged until no exchange improves the set, then moved in smaller steps than the grid.
 *
 * Proof  test/palette/data-colors.test.ts, categorical-distances.test.ts; bench/data-colors.ts compares with published
 *        sets, and prints the table.
 */

import { chromaWithin } from '../gamut/max-chroma.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { indexOfLeast, leastBy } from '../math/least.ts';
import type { Steps } from '../math/steps.ts';
import { randomFrom, type Random } from '../math/random.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import {
	candidatesFor, complete, DATA_COUNTS, gapsFrom, hasContrast, HUE_STRAY, pairGaps, toCandidate, withName, withUcs,
	type Candidate, type CategoricalRequest, type Grid,
} from './data-candidates.ts';
import { insideToRgb24 } from './within-gamut.ts';

/**
 * Required deltaE OK of every pair in every kind of vision, for sets of three, four and so on: slightly above the best
 * published sets. Any further room is used for attractive colors.
 */
const APART = [0.262, 0.165, 0.137, 0.122, 0.1, 0.0915, 0.076, 0.069, 0.062, 0.0612];

/** The same in CAM16-UCS, for each dichromacy by Brettel's model; Petroff's sets of 6, 8 and 10 have 15.2, 13.8 and 13.3. */
const APART_UCS = [24, 20, 17, 15.4, 14.6, 14.1, 13.8, 13.55, 13.5, 13.55];

const requiredGap = (count: number): number => APART[count - DATA_COUNTS.least]!;

/** Factor for normal vision, which most readers have. */
const APART_NORMAL = 1.7;

/** Requirements of a pair, as squares of deltaE OK, and the least distance on the circle of names. */
export interface Need {
	readonly apart: number;
	readonly least: number;
	/** In CAM16-UCS. */
	readonly ucs: number;
	readonly leastUcs: number;
	readonly plain: number;
	readonly words: number;
	/** True if all names must differ: people name few colors. */
	readonly areNamesUnlike: boolean;
}

/** Sets up to this size have distinct names. */
const MOST_NAMED = 8;

/** Margin for rounding. */
const MARGIN = 1.03;

/** What a set of this many colors requires of each pair. */
export const pairNeed = (count: number): Need => {
	const apart = requiredGap(count), ucs = APART_UCS[count - DATA_COUNTS.least]!;
	return {
		apart, least: (MARGIN * apart) ** 2, ucs, leastUcs: (MARGIN * ucs) ** 2, plain: (apart * APART_NORMAL) ** 2,
		words: Math.min(50, 420 / count), areNamesUnlike: count <= MOST_NAMED,
	};
};

/** Cost of a pair. Pairs that are too close cost more than any color; the rest is preference. */
export function pairCost(one: Candidate, another: Candidate, need: Need): number {
	const { normal, least, ucs } = pairGaps(one, another);
	return costOfGaps(normal, least, ucs, one, another, need);
}

/** Cost of a pair by its squared gaps. */
function costOfGaps(normal: number, least: number, ucs: number, one: Candidate, another: Candidate, need: Need): number {
	if (one.rgb24 === another.rgb24) return SAME_COLOR;
	let cost = distanceCost(least, ucs, need);
	if (normal < need.plain) cost += ALIKE * (1 - Math.sqrt(normal / need.plain)) ** 2;
	if (need.areNamesUnlike && one.name !== undefined && one.name === another.name) cost += SAME_NAME;
	if (isDeep(one) && isDeep(another)) cost += BOTH_DEEP;
	const words = Math.abs(one.word - another.word), near = Math.min(words, 360 - words) / need.words;
	return near < 1 ? cost + SAME_WORD * (1 - near) ** 2 : cost;
}

/** Cost of the distances of a pair by both models; at least TOO_CLOSE if one of them misses what is required. */
function distanceCost(least: number, ucs: number, need: Need): number {
	const cost = least < need.least ? closeCost(Math.sqrt(least) / need.apart) : 0;
	return ucs < need.leastUcs ? cost + closeCost(Math.sqrt(ucs) / need.ucs) : cost;
}

/** Cost of a share of the required distance. */
const closeCost = (share: number): number => (share < 1 ? TOO_CLOSE + 60 * (1 - share) : 0) + 60 * (MARGIN - share) ** 2;

const TOO_CLOSE = 4, ALIKE = 8, SAME_NAME = 14, BOTH_DEEP = 5;
/** More than all costs of a set, so that no color is in it twice. */
const SAME_COLOR = 10_000;
/** Colors of one hue share a name, which is of little help in a legend. */
const SAME_WORD = 2.5;

/** Colors that cost more are used only if there are few others. */
const WORST = 5;

/** Largest random preference. */
const TASTE = 0.6;

function buildPool(visible: readonly Candidate[], random: Random): Candidate[] {
	spend(0.05 * visible.length);
	const fine = visible.filter(({ cost }) => cost < WORST);
	return (fine.length >= FEWEST ? fine : visible).map((one) => ({ ...one, cost: one.cost + TASTE * random() }));
}

/** Least number of candidates. */
const FEWEST = 48;

/** Number of random starts: more for few colors, which have to be farthest apart, and for many, which hardly fit. */
const startCount = (count: number): number => (count > 10 ? 4 : Math.max(2, 6 - count));
const MOST_ROUNDS = 8;

/** Costs closer than this are those of one set in two orders, between which rounding must not choose. */
const SAME_COST = 1e-6;

/** Generates a set: kept colors first and unchanged, the others ordered so that any first few are far apart. */
export function* categorical(wish: CategoricalRequest): Steps<Rgb24[]> {
	const { count, seed } = wish, kept = wish.keep.map((of) => complete(toCandidate(toRgb24(of)), wish));
	const random = randomFrom(`${seed}:${count}:${kept.map(({ rgb24 }) => rgb24).join()}`), { grid, visible } = candidatesFor(wish);
	const pool = buildPool(visible, random), need = pairNeed(count);
	const starts: ReturnType<typeof searchSet>[] = [], sets: Candidate[][] = [];
	for (let start = 0; start < startCount(count) && kept.length < count; start++) {
		starts.push(searchSet(pool, grid, kept, count, need, random));
		yield;
	}
	const { hues } = wish;
	const isRequested = (hue: number): boolean => hues === undefined || hues.some((one) => Math.abs(hueDifference(one, hue)) <= HUE_STRAY);
	// The cheapest set that can be moved to the required distances, otherwise the one that misses them least.
	for (const { set } of starts.toSorted((a, b) => Math.round((a.cost - b.cost) / SAME_COST))) {
		sets.push(refine(set, kept.length, wish, need, isRequested));
		if (!isClose(sets.at(-1)!, need)) break;
		yield;
	}
	return inOrder(sets.length === 0 ? kept : leastBy(sets, (set) => closestCost(set, need)), kept.length);
}

function searchSet(pool: readonly Candidate[], grid: Grid, kept: readonly Candidate[], count: number, need: Need, random: Random) {
	const set = [...kept], free = count - kept.length;
	// Cost of each candidate with each color of the set, and with all of them.
	const beside = Array.from({ length: count }, () => new Float64Array(pool.length)), sums = new Float64Array(pool.length);
	for (const [i, { cost }] of pool.entries()) sums[i] = cost;
	const put = (slot: number, one: Candidate): void => {
		set[slot] = one;
		spend(0.1 * pool.length);
		const row = beside[slot]!, gaps = gapsFrom(one, grid);
		for (let i = 0; i < pool.length; i++) {
			const other = pool[i]!, at = 3 * other.place!, now = costOfGaps(gaps[at]!, gaps[at + 1]!, gaps[at + 2]!, one, other, need);
			sums[i]! += now - row[i]!;
			row[i] = now;
		}
	};
	kept.forEach((one, slot) => put(slot, one));
	put(kept.length, pool[Math.floor(random() * pool.length)]!);
	for (let slot = kept.length + 1; slot < count; slot++) put(slot, pool[leastDifference(sums, beside[slot]!)]!);
	for (let round = 0, still = 0; round < MOST_ROUNDS * free && still < free; round++) {
		const slot = kept.length + (round % free), row = beside[slot]!;
		const at = leastDifference(sums, row);
		if (pool[at] === set[slot]) still++;
		else {
			put(slot, pool[at]!);
			still = 0;
		}
	}
	let cost = 0;
	for (let i = 0; i < count; i++) {
		cost += set[i]!.cost;
		for (let j = 0; j < i; j++) cost += pairCost(set[i]!, set[j]!, need);
	}
	return { set, cost };
}

/** Index of the least difference between two rows. */
function leastDifference(sums: Float64Array, less: Float64Array): number {
	let at = 0, least = Infinity;
	for (let i = 0; i < sums.length; i++) {
		const cost = sums[i]! - less[i]!;
		if (cost < least) {
			least = cost;
			at = i;
		}
	}
	return at;
}

/** Steps around a color in lightness, chroma and degrees. */
const AROUND: readonly Partial<Record<'lighter' | 'stronger' | 'turn', number>>[] = [
	{ lighter: 0.02 }, { lighter: -0.02 }, { stronger: 0.02 }, { stronger: -0.02 }, { turn: 5 }, { turn: -5 },
	{ lighter: 0.03, stronger: 0.01, turn: 4 }, { lighter: -0.03, stronger: 0.01, turn: -4 },
];

/** The highest cost of the distances of a pair. */
const closestCost = (set: readonly Candidate[], need: Need): number =>
	Math.max(0, ...set.flatMap((one, i) => set.slice(0, i).map((other) => {
		const { least, ucs } = pairGaps(one, other);
		return distanceCost(least, ucs, need);
	})));

/** True if two colors of a set miss a required distance. */
export const isClose = (set: readonly Candidate[], need: Need): boolean => closestCost(set, need) >= TOO_CLOSE;

/** Passes over all colors: usually, and at most while colors of the set are too close. */
const PASSES = { usual: 2, most: 8 } as const;

/** Sizes of the steps of each pass, in turn. */
const SIZES = [1, 0.5, 2];

/** Moves each color by small steps if that improves the set. */
export function refine(
	set: readonly Candidate[], first: number, wish: CategoricalRequest, need: Need, allowsHue: (hue: number, slot: number) => boolean,
): Candidate[] {
	const now = [...set], { background } = wish;
	/** Cost of a color in a slot, added up until it reaches the limit. */
	const costAt = (one: Candidate, slot: number, limit = Infinity): number => {
		let sum = one.cost;
		for (let i = 0; i < now.length && sum < limit; i++) if (i !== slot) sum += pairCost(one, now[i]!, need);
		return sum;
	};
	for (let pass = 0; pass < PASSES.usual || (pass < PASSES.most && isClose(now, need)); pass++) {
		const size = SIZES[pass % SIZES.length]!;
		for (let slot = first; slot < now.length; slot++) {
			const [lightness, chroma, hue] = convert(fromRgb24(now[slot]!.rgb24), 'oklch').coords;
			let least = costAt(now[slot]!, slot);
			for (const { lighter = 0, stronger = 0, turn = 0 } of AROUND) {
				const l = lightness + lighter * size, h = normalizeHue(hue + turn * size);
				if (!allowsHue(h, slot)) continue;
				const rgb24 = insideToRgb24(l, chromaWithin(Math.max(0, chroma + stronger * size), l, h, 'srgb'), h);
				if (!hasContrast(rgb24, background)) continue;
				const next = toCandidate(rgb24);
				// Each stage only adds to the cost, and a name takes the longest.
				if (costAt(next, slot, least) >= least) continue;
				const measured = withUcs(next);
				if (costAt(measured, slot, least) >= least) continue;
				const completed = withName(measured, wish), cost = costAt(completed, slot, least);
				if (cost < least) [now[slot], least] = [completed, cost];
			}
		}
	}
	return now;
}

/** Orders the new colors: next is the most attractive one with another hue, far enough from all before it. */
function inOrder(set: readonly Candidate[], first: number): Rgb24[] {
	const placed = set.slice(0, first), left = set.slice(first);
	while (left.length > 0) {
		const need = pairNeed(Math.max(DATA_COUNTS.least, placed.length + 1));
		const isFull = placed.length < FIRST && placed.filter(isDeep).length >= MOST_DEEP;
		placed.push(...left.splice(indexOfLeast(left.map((one) => placed.reduce(
			(sum, other) => sum + pairCost(one, other, need), FIRST_TASTE * one.cost + (isFull && isDeep(one) ? SAME_COLOR : 0),
		))), 1));
	}
	return placed.map(({ rgb24 }) => rgb24);
}

/** Dark colors look alike in small marks: at most MOST_DEEP of the first few are darker than this OKLab lightness. */
const DEEP = 0.45, MOST_DEEP = 2, FIRST = 6;

const isDeep = ({ seen }: Candidate): boolean => seen[0]! < DEEP;

/** Weight of a color's own cost in the order: the first few matter most, since many charts need no more. */
const FIRST_TASTE = 2;
