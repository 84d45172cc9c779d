/*
 * Colors for the categories of a chart: far apart for common vision and for eyes that lack a cone, all at once, and such
 * as one wants to look at.
 *
 * A pool of 8-bit colors is laid over the hues, lightnesses and two or three chromas. Of it a set is chosen that is best
 * under one sum: what each color costs (too dark, too pale, gray, garish, olive) and what each pair costs (too close for
 * one of the four sights, close for common vision, of the same hue). Every set is bettered by exchanging one
 * color after the other until none betters it, from a few beginnings that the seed draws, and then in smaller steps than
 * the pool has. So the colors asked for are found anew for each request; nothing is looked up.
 *
 * Proof  test/palette/data-colors.test.ts; bench/data-colors.ts compares with published sets, and prints the table.
 */

import { chromaWithin } from '../gamut/max-chroma.ts';
import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { toPolarInto } from '../math/polar.ts';
import { randomFrom, type Random } from '../math/random.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, type Rgb24 } from '../spaces/rgb24.ts';
import { leastGap, seenOf, squareGap, type Seen } from './sights.ts';

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
 * The least deltaE OK that is asked of every pair under every sight, by the number of colors: what hues all around and
 * lightnesses from a dark blue to a yellow leave room for without a color that nobody wants.
 */
const apartOf = (count: number): number => 0.78 / count;

/** For common vision, whose charts most people read, so many times as far. */
const APART_NORMAL = 1.45;

/** How near to a hue that is asked for a color is, in degrees. */
const HUE_STRAY = 16;

/** A color of the pool. */
interface Candidate {
	readonly rgb24: Rgb24;
	readonly seen: Seen;
	/** What it costs by itself. */
	readonly cost: number;
	/** In degrees. */
	readonly hue: number;
}

type Lch = readonly [lightness: number, chroma: number, hue: number];

const squareAbove = (x: number): number => (x > 0 ? x * x : 0);

/** How much a color is unlike what one gives a category: 0 at its best, 1 where it is only just good enough. */
function costOf([lightness, chroma, hue]: Lch): number {
	const dark = squareAbove((0.54 - lightness) / 0.15), light = squareAbove((lightness - 0.8) / 0.1);
	const pale = squareAbove((0.115 - chroma) / 0.06), garish = squareAbove((chroma - 0.19) / 0.04);
	// Yellow is light; darker it is mustard, then olive. Orange that is darker is brown, which is less of a loss.
	const olive = squareAbove(1 - Math.abs(hueDifference(hue, 107)) / 28) * squareAbove((0.82 - lightness) / 0.14);
	const brown = squareAbove(1 - Math.abs(hueDifference(hue, 62)) / 26) * squareAbove((0.66 - lightness) / 0.16);
	return dark + light + pale * 0.8 + garish + olive * 1.6 + brown * 0.8;
}

function candidateOf(rgb24: Rgb24): Candidate {
	const seen = seenOf(rgb24), lab: Vec3 = [seen[0]!, seen[1]!, seen[2]!];
	toPolarInto(lab);
	return { rgb24, seen, cost: costOf(lab), hue: lab[2] };
}

/** What it costs that two stand in one set. */
function pairCost(one: Candidate, other: Candidate, apart: number): number {
	const normal = squareGap(one.seen, other.seen, 0);
	const least = Math.min(normal, squareGap(one.seen, other.seen, 1), squareGap(one.seen, other.seen, 2), squareGap(one.seen, other.seen, 3));
	const seen = Math.sqrt(least) / apart, plain = Math.sqrt(normal) / (apart * APART_NORMAL);
	// Too close is worse than any color; the rest is a matter of taste.
	return (seen < 1 ? TOO_CLOSE + 60 * (1 - seen) : 0) + 60 * squareAbove(1.04 - seen) + 8 * squareAbove(1 - plain)
		+ SAME_HUE * squareAbove(1 - Math.abs(hueDifference(one.hue, other.hue)) / NEAR_HUE);
}

const TOO_CLOSE = 4;
/** Two of one hue are called by one word, which is of little help in a legend: up to so many degrees. */
const SAME_HUE = 1.2, NEAR_HUE = 40;

const GRID = { hue: 15, lightness: 0.055, least: 0.36, most: 0.9 } as const;

/** Shares of the chroma there is, of which none is above MOST_CHROMA. */
const SHARES = [0.62, 0.92];
const MOST_CHROMA = 0.2;
const LEAST_CHROMA = 0.07;

/** Worse than this alone, a color is taken only where there is little else. */
const WORST = 5;

function poolOf({ background, hues }: CategoricalWish, random: Random): Candidate[] {
	const turn = random() * GRID.hue, rise = random() * GRID.lightness;
	const pool: Candidate[] = [], poor: Candidate[] = [], had = new Set<Rgb24>();
	const angles = hues === undefined
		? Array.from({ length: 360 / GRID.hue }, (_, i) => i * GRID.hue + turn)
		: hues.flatMap((hue) => [-1, -0.5, 0, 0.5, 1].map((share) => normalizeHue(hue + share * HUE_STRAY)));
	const [darkest, lightest] = background === undefined ? [GRID.least, GRID.most] : [0.2, 0.97];
	for (const hue of angles) {
		for (let lightness = darkest + rise; lightness <= lightest; lightness += GRID.lightness) {
			const most = chromaWithin(MOST_CHROMA, lightness, hue, 'srgb');
			for (const share of SHARES) {
				const chroma = most * share;
				if (chroma < LEAST_CHROMA) continue;
				const rgb24 = toRgb24(color('oklch', [lightness, chroma, hue]));
				if (had.has(rgb24) || !stands(rgb24, background)) continue;
				had.add(rgb24);
				const cost = costOf([lightness, chroma, hue]);
				if (cost < WORST) pool.push(candidateOf(rgb24));
				else poor.push(candidateOf(rgb24));
			}
		}
	}
	return pool.length >= FEWEST ? pool : [...pool, ...poor];
}

/** A choice needs something to choose from. */
const FEWEST = 48;

const stands = (rgb24: Rgb24, background: Rgb24 | undefined): boolean =>
	background === undefined || contrastRatio(rgb24, background) >= WCAG_LEAST.nonText;

/** From how many beginnings a set is looked for: of few colors from more, for they have the farthest to be apart. */
const beginningsOf = (count: number): number => Math.max(2, 14 - 2 * count);
const MOST_ROUNDS = 8;

/** As many 8-bit colors as wished, kept ones first and unchanged, the others so that the first few are far apart too. */
export function categorical(wish: CategoricalWish): Rgb24[] {
	const { count, seed } = wish, kept = wish.keep.map((of) => candidateOf(toRgb24(of)));
	const random = randomFrom(`${seed}:${count}:${kept.map(({ rgb24 }) => rgb24).join()}`), pool = poolOf(wish, random);
	const apart = apartOf(count), pair = (one: Candidate, other: Candidate): number => pairCost(one, other, apart);
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

/** Behind those that stay, the one farthest from all before it is next; it begins with the color one likes best. */
function inOrder(set: readonly Candidate[], first: number): Rgb24[] {
	const placed = set.slice(0, first), left = set.slice(first);
	while (left.length > 0) {
		const worth = left.map((one) => (placed.length === 0 ? -one.cost : Math.min(...placed.map((other) => leastGap(one.seen, other.seen)))));
		placed.push(...left.splice(worth.indexOf(Math.max(...worth)), 1));
	}
	return placed.map(({ rgb24 }) => rgb24);
}
