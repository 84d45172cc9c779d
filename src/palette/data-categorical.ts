/*
 * Colors for the categories of a chart: far apart for common vision and for eyes that lack a cone, all at once, and such
 * as one wants to look at.
 *
 * A grid of 8-bit colors is laid over hues, lightnesses and two chromas. Of it a set is chosen that is best under one sum:
 * what each color costs (too dark, too pale, garish, olive, and a little that the seed draws) and what each pair costs (too
 * close for one of the four sights, close for common vision, called by the same word). Every set is bettered by exchanging
 * one color after the other until none betters it, from a few beginnings that the seed draws, and then in smaller steps than
 * the grid has. So the colors asked for are found anew for each request; only the grid is kept.
 *
 * Proof  test/palette/data-colors.test.ts; bench/data-colors.ts compares with published sets, and prints the table.
 */

import { chromaWithin, maxChroma } from '../gamut/max-chroma.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { toPolarInto } from '../math/polar.ts';
import { randomFrom, type Random } from '../math/random.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { seenOf, squareGap, type Seen } from './sights.ts';

/** How many colors a set may have, and has where nothing is said. */
export const DATA_COUNTS = { least: 3, most: 12, usual: 8 } as const;

export interface CategoricalWish {
	/** How many colors, kept ones included. */
	readonly count: number;
	readonly seed: string;
	/** These stay and come first. */
	readonly keep: readonly Color[];
	/** What every color that is not kept has 3:1 on. */
	readonly background?: Rgb24 | undefined;
	/** Degrees of OKLCH near which colors are taken; every hue where absent. */
	readonly hues?: readonly number[] | undefined;
}

/**
 * The least deltaE OK that is asked of every pair under every sight, for sets of three, four and so on: somewhat above the
 * best published ones. What more there is room for goes into colors that one wants to look at.
 */
const APART = [0.262, 0.165, 0.137, 0.122, 0.1, 0.0915, 0.076, 0.069, 0.058, 0.052];

const apartOf = (count: number): number => APART[count - DATA_COUNTS.least]!;

/** For common vision, whose charts most people read, so many times as far. */
const APART_NORMAL = 1.7;

/** How near to a hue that is asked for a color is, in degrees. */
const HUE_STRAY = 16;

/** A color of the pool. */
interface Candidate {
	readonly rgb24: Rgb24;
	readonly seen: Seen;
	/** What it costs by itself. */
	readonly cost: number;
	/** Where its hue stands in a circle of words, in degrees. */
	readonly word: number;
}

type Lch = readonly [lightness: number, chroma: number, hue: number];

const squareAbove = (x: number): number => (x > 0 ? x * x : 0);

/** How much a color is unlike what one gives a category: 0 at its best, 1 where it is only just good enough. */
function costOf([lightness, chroma, hue]: Lch, most: number): number {
	const dark = squareAbove((0.56 - lightness) / 0.15), light = squareAbove((lightness - 0.82) / 0.08);
	// Teal is never as colorful as red: what counts is how much of the chroma there is.
	const pale = squareAbove((Math.min(0.14, 0.85 * most) - chroma) / 0.05), garish = squareAbove((chroma - 0.2) / 0.04);
	// Yellow is light; darker it is mustard, then olive. Orange that is darker is brown, which is less of a loss.
	const olive = squareAbove(1 - Math.abs(hueDifference(hue, 101)) / 30) * squareAbove((0.84 - lightness) / 0.13);
	const brown = squareAbove(1 - Math.abs(hueDifference(hue, 62)) / 26) * squareAbove((0.68 - lightness) / 0.16);
	// What is dark and red or purple is maroon or plum, and looks like the other.
	const plum = squareAbove(1 - Math.abs(hueDifference(hue, 345)) / 50) * squareAbove((0.52 - lightness) / 0.12);
	// Most want a blue, and a purple last.
	const blue = squareAbove(1 - Math.abs(hueDifference(hue, 255)) / 25), purple = squareAbove(1 - Math.abs(hueDifference(hue, 305)) / 40);
	return dark + light + pale + garish + olive * 1.8 + brown * 0.7 + plum * 0.8 + (1 - blue) * 0.5 + purple * 0.6;
}

/**
 * Hues by the words for them, in OKLCH and as evenly around as words are: red, orange, yellow, green, teal, blue, purple, pink.
 * Between blue and red there are many degrees and few words.
 */
const WORD_HUES = [25, 55, 95, 145, 190, 250, 302, 352];

function wordOf(hue: number): number {
	const step = 360 / WORD_HUES.length;
	for (let i = 0; i < WORD_HUES.length; i++) {
		const from = WORD_HUES[i]!, span = normalizeHue(WORD_HUES[(i + 1) % WORD_HUES.length]! - from), on = normalizeHue(hue - from);
		if (on < span) return step * (i + on / span);
	}
	return 0;
}

function candidateOf(rgb24: Rgb24): Candidate {
	const seen = seenOf(rgb24), lab: Vec3 = [seen[0]!, seen[1]!, seen[2]!];
	toPolarInto(lab);
	return { rgb24, seen, cost: costOf(lab, maxChroma(lab[0], lab[2], 'srgb')), word: wordOf(lab[2]) };
}

/** What is asked of a pair, as squares of deltaE OK, and how near two hues are in the circle of words. */
interface Need {
	readonly apart: number;
	readonly seen: number;
	readonly plain: number;
	readonly words: number;
}

/** A little more than is asked, so that rounding leaves enough. */
const MARGIN = 1.03;

const needOf = (count: number): Need => {
	const apart = apartOf(count);
	return { apart, seen: (MARGIN * apart) ** 2, plain: (apart * APART_NORMAL) ** 2, words: Math.min(50, 420 / count) };
};

/** What it costs that two stand in one set. Too close is worse than any color; the rest is a matter of taste. */
function pairCost(one: Candidate, other: Candidate, need: Need): number {
	const normal = squareGap(one.seen, other.seen, 0);
	const least = Math.min(normal, squareGap(one.seen, other.seen, 1), squareGap(one.seen, other.seen, 2), squareGap(one.seen, other.seen, 3));
	let cost = 0;
	if (least < need.seen) {
		const share = Math.sqrt(least) / need.apart;
		cost += (share < 1 ? TOO_CLOSE + 60 * (1 - share) : 0) + 60 * (MARGIN - share) ** 2;
	}
	if (normal < need.plain) cost += ALIKE * (1 - Math.sqrt(normal / need.plain)) ** 2;
	const words = Math.abs(one.word - other.word), near = Math.min(words, 360 - words) / need.words;
	return near < 1 ? cost + SAME_WORD * (1 - near) ** 2 : cost;
}

const TOO_CLOSE = 4, ALIKE = 8;
/** Two of one hue are called by one word, which is of little help in a legend. */
const SAME_WORD = 2.5;

const GRID = { hue: 15, lightness: 0.055, least: 0.2, most: 0.97 } as const;

/** Shares of the chroma there is, of which none is above MOST_CHROMA. */
const SHARES = [0.68, 0.94];
const MOST_CHROMA = 0.2;
const LEAST_CHROMA = 0.07;

/** Worse than this alone, a color is taken only where there is little else. */
const WORST = 5;

/** Every color of the grid at some hues, each once. */
function gridOf(hues: readonly number[]): Candidate[] {
	const grid: Candidate[] = [], had = new Set<Rgb24>();
	for (const hue of hues) {
		for (let lightness: number = GRID.least; lightness <= GRID.most; lightness += GRID.lightness) {
			const most = chromaWithin(MOST_CHROMA, lightness, hue, 'srgb');
			for (const share of SHARES) {
				if (most * share < LEAST_CHROMA) continue;
				const rgb24 = toRgb24(color('oklch', [lightness, most * share, hue]));
				if (had.has(rgb24)) continue;
				had.add(rgb24);
				grid.push(candidateOf(rgb24));
			}
		}
	}
	return grid;
}

let everyHue: Candidate[] | undefined;

/** The grid of all hues, made when it is first asked for. */
const ofEveryHue = (): Candidate[] => everyHue ??= gridOf(Array.from({ length: 360 / GRID.hue }, (_, i) => i * GRID.hue));

/** How much more or less a seed likes a color. */
const TASTE = 0.6;

function poolOf({ background, hues }: CategoricalWish, random: Random): Candidate[] {
	const grid = hues === undefined
		? ofEveryHue()
		: gridOf(hues.flatMap((hue) => [-1, -0.5, 0, 0.5, 1].map((share) => normalizeHue(hue + share * HUE_STRAY))));
	const standing = grid.filter(({ rgb24 }) => stands(rgb24, background)), fine = standing.filter(({ cost }) => cost < WORST);
	return (fine.length >= FEWEST ? fine : standing).map((one) => ({ ...one, cost: one.cost + TASTE * random() }));
}

/** A choice needs something to choose from. */
const FEWEST = 48;

const stands = (rgb24: Rgb24, background: Rgb24 | undefined): boolean =>
	background === undefined || contrastRatio(rgb24, background) >= WCAG_LEAST.nonText;

/** From how many beginnings a set is looked for: of few colors from more, for they have the farthest to be apart. */
const beginningsOf = (count: number): number => Math.max(3, 14 - 2 * count);
const MOST_ROUNDS = 8;

/** As many 8-bit colors as wished, kept ones first and unchanged, the others so that the first few are far apart too. */
export function categorical(wish: CategoricalWish): Rgb24[] {
	const { count, seed } = wish, kept = wish.keep.map((of) => candidateOf(toRgb24(of)));
	const random = randomFrom(`${seed}:${count}:${kept.map(({ rgb24 }) => rgb24).join()}`), pool = poolOf(wish, random);
	const need = needOf(count), pair = (one: Candidate, other: Candidate): number => pairCost(one, other, need);
	let best: Candidate[] = kept, least = Infinity;
	for (let beginning = 0; beginning < beginningsOf(count) && kept.length < count; beginning++) {
		const { set, cost } = chosenFrom(pool, kept, count, pair, random);
		if (cost < least) [best, least] = [set, cost];
	}
	return inOrder(refined(best, kept.length, wish, pair), kept.length);
}

type Pair = (one: Candidate, other: Candidate) => number;

function chosenFrom(pool: readonly Candidate[], kept: readonly Candidate[], count: number, pair: Pair, random: Random) {
	const set = [...kept], free = count - kept.length;
	// What each candidate costs beside each color of the set, and beside all of them.
	const beside = Array.from({ length: count }, () => new Float64Array(pool.length)), sums = Float64Array.from(pool, ({ cost }) => cost);
	const put = (slot: number, one: Candidate): void => {
		set[slot] = one;
		const row = beside[slot]!;
		for (let i = 0; i < pool.length; i++) {
			const now = pair(one, pool[i]!);
			sums[i]! += now - row[i]!;
			row[i] = now;
		}
	};
	kept.forEach((one, slot) => put(slot, one));
	put(kept.length, pool[Math.floor(random() * pool.length)]!);
	for (let slot = kept.length + 1; slot < count; slot++) put(slot, pool[leastOf(sums, beside[slot]!)]!);
	for (let round = 0, still = 0; round < MOST_ROUNDS * free && still < free; round++) {
		const slot = kept.length + (round % free), row = beside[slot]!;
		const at = leastOf(sums, row);
		if (pool[at] === set[slot]) still++;
		else {
			put(slot, pool[at]!);
			still = 0;
		}
	}
	let cost = 0;
	for (let i = 0; i < count; i++) {
		cost += set[i]!.cost;
		for (let j = 0; j < i; j++) cost += pair(set[i]!, set[j]!);
	}
	return { set, cost };
}

/** Where the difference of two rows is least. */
function leastOf(sums: Float64Array, less: Float64Array): number {
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

/** Steps around a color in lightness, share of chroma and degrees. */
const AROUND: readonly (readonly [number, number, number])[] = [
	[0.02, 0, 0], [-0.02, 0, 0], [0, 0.02, 0], [0, -0.02, 0], [0, 0, 5], [0, 0, -5], [0.03, 0.01, 4], [-0.03, 0.01, -4],
];

/** Each color moved a little, as long as that makes the set better. */
function refined(set: readonly Candidate[], first: number, { background, hues }: CategoricalWish, pair: Pair): Candidate[] {
	const now = [...set];
	const costAt = (one: Candidate, slot: number): number =>
		now.reduce((sum, other, i) => (i === slot ? sum : sum + pair(one, other)), one.cost);
	for (const size of [1, 0.5]) {
		for (let slot = first; slot < now.length; slot++) {
			const [lightness, chroma, hue] = convert(fromRgb24(now[slot]!.rgb24), 'oklch').coords;
			let least = costAt(now[slot]!, slot);
			for (const [dl, dc, dh] of AROUND) {
				const l = lightness + dl * size, h = normalizeHue(hue + dh * size);
				if (hues !== undefined && !hues.some((asked) => Math.abs(hueDifference(asked, h)) <= HUE_STRAY)) continue;
				const rgb24 = toRgb24(color('oklch', [l, chromaWithin(Math.max(0, chroma + dc * size), l, h, 'srgb'), h]));
				if (!stands(rgb24, background)) continue;
				const next = candidateOf(rgb24), cost = costAt(next, slot);
				if (cost < least) [now[slot], least] = [next, cost];
			}
		}
	}
	return now;
}

/** Behind those that stay, next is the one that is far enough from all before it, of another hue, and liked best. */
function inOrder(set: readonly Candidate[], first: number): Rgb24[] {
	const placed = set.slice(0, first), left = set.slice(first);
	while (left.length > 0) {
		const need = needOf(Math.max(DATA_COUNTS.least, placed.length + 1));
		const worth = left.map((one) => placed.reduce((sum, other) => sum + pairCost(one, other, need), FIRST_TASTE * one.cost));
		placed.push(...left.splice(worth.indexOf(Math.min(...worth)), 1));
	}
	return placed.map(({ rgb24 }) => rgb24);
}

/** What is liked counts more in the first few, of which most charts have no more. */
const FIRST_TASTE = 2;
