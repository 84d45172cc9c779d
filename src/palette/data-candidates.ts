/*
 * Candidates for colors of categories: a grid of 8-bit colors over hues, lightnesses and two chromas, each with its cost as a category.
 *
 * Only the grid of all hues is cached between requests, with the distances inside it, because a name costs as much as the rest of a
 * candidate, and a search compares the same candidates again and again.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { chromaWithin, maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { spend } from '../math/budget.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Vec3 } from '../math/matrix.ts';
import { toPolarInto } from '../math/polar.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { leastSquareGap, simulateAll, simulateInUcs, squareGap, type Seen } from './sights.ts';
import { insideToRgb24, type Lch } from './within-gamut.ts';

/** Least, most and default number of colors. */
export const DATA_COUNTS = { least: 3, most: 12, usual: 8 } as const;

export interface CategoricalRequest {
	/** Number of colors, including kept ones. */
	readonly count: number;
	readonly seed: string;
	/** Unchanged, at the start of the set. */
	readonly keep: readonly Color[];
	/** Background on which every new color has a contrast of 3:1. */
	readonly background?: Rgb24 | undefined;
	/** OKLCH hues in degrees near which colors are taken; by default, all. */
	readonly hues?: readonly number[] | undefined;
	/** Everyday name of a color; up to eight colors get different names. The names are not a part of the library. */
	readonly nameOf?: ((rgb24: Rgb24) => string) | undefined;
}

/** Adds the colors in CAM16-UCS to a candidate. */
export const withUcs = (one: Candidate): Candidate => ({ ...one, ucs: simulateInUcs(one.rgb24) });

/** Adds the name to a candidate. */
export const withName = (one: Candidate, { nameOf }: CategoricalRequest): Candidate =>
	(nameOf === undefined ? one : { ...one, name: nameOf(one.rgb24) });

/** Adds all that `toCandidate` leaves out. */
export const complete = (one: Candidate, request: CategoricalRequest): Candidate => withName(withUcs(one), request);

/** Largest distance to a requested hue, in degrees. */
export const HUE_STRAY = 16;

/** A color of the pool. */
export interface Candidate {
	readonly rgb24: Rgb24;
	readonly seen: Seen;
	/** As the dichromacies see it, by another model in another space; undefined if not computed. */
	readonly ucs: Seen | undefined;
	/** Cost of the color by itself. */
	readonly cost: number;
	/** Position of its hue on a circle of color names, in degrees. */
	readonly word: number;
	/** Its everyday name, if the request has names and it is computed. */
	readonly name: string | undefined;
	/** Its place in its grid; undefined for other colors. */
	readonly place: number | undefined;
}

const squareAbove = (x: number): number => (x > 0 ? x * x : 0);

/** Chroma that is not pale at any hue. */
const FULL_CHROMA = 0.14;

/** Cost of a color as a category: 0 at its best, 1 if it is barely acceptable. */
function colorCost([lightness, chroma, hue]: Lch): number {
	const dark = squareAbove((0.56 - lightness) / 0.15), light = squareAbove((lightness - 0.82) / 0.08);
	// Teal is never as colorful as red: the share of the available chroma counts.
	const full = chroma >= FULL_CHROMA ? FULL_CHROMA : Math.min(FULL_CHROMA, 0.85 * maxChroma(lightness, hue, 'srgb'));
	const pale = squareAbove((full - chroma) / 0.05), garish = squareAbove((chroma - 0.2) / 0.04);
	// Yellow is light; darker it becomes mustard, then olive. Darker orange becomes brown, which is less of a loss.
	const olive = squareAbove(1 - Math.abs(hueDifference(hue, 101)) / 30) * squareAbove((0.84 - lightness) / 0.13);
	const brown = squareAbove(1 - Math.abs(hueDifference(hue, 62)) / 26) * squareAbove((0.68 - lightness) / 0.16);
	// Dark red and dark purple are maroon and plum, which look alike.
	const plum = squareAbove(1 - Math.abs(hueDifference(hue, 345)) / 50) * squareAbove((0.52 - lightness) / 0.12);
	// Most people prefer blue, and purple last.
	const blue = squareAbove(1 - Math.abs(hueDifference(hue, 255)) / 25), purple = squareAbove(1 - Math.abs(hueDifference(hue, 305)) / 40);
	return dark + light + pale + garish + olive * 1.8 + brown * 0.7 + plum * 0.8 + (1 - blue) * 0.5 + purple * 0.6;
}

/**
 * OKLCH hues of color names at equal steps of the circle: red, orange, yellow, green, teal, blue, purple, pink. Between blue
 * and red there are many degrees and few names.
 */
const WORD_HUES = [25, 55, 95, 145, 190, 250, 302, 352];

function namePosition(hue: number): number {
	// Hues below the first follow the last.
	const count = WORD_HUES.length, next = (WORD_HUES.findLastIndex((from) => from <= hue) + 1) % count, last = (next + count - 1) % count;
	const from = WORD_HUES[last]!;
	return 360 / count * (last + normalizeHue(hue - from) / normalizeHue(WORD_HUES[next]! - from));
}

/** A color of the grid or of a request with its cost, without CAM16-UCS and without its name: they take as long as the rest. */
export function toCandidate(rgb24: Rgb24): Candidate {
	spend(4);
	const seen = simulateAll(rgb24), lab: Vec3 = [seen[0]!, seen[1]!, seen[2]!];
	toPolarInto(lab);
	return { rgb24, seen, ucs: undefined, cost: colorCost(lab), word: namePosition(lab[2]), name: undefined, place: undefined };
}

const GRID = { hue: 15, lightness: 0.055, least: 0.2, most: 0.97 } as const;

/** Shares of the available chroma, at most MOST_CHROMA. */
const SHARES = [0.68, 0.94];
const MOST_CHROMA = 0.2;
const LEAST_CHROMA = 0.07;

/** Candidates with their distances, as far as they are computed. */
export interface Grid {
	readonly all: readonly Candidate[];
	readonly rows: Float32Array[];
}

/** All distinct colors of the grid at some hues. */
function buildGrid(hues: readonly number[]): Candidate[] {
	const grid: Candidate[] = [], had = new Set<Rgb24>();
	for (const hue of hues) {
		for (let lightness: number = GRID.least; lightness <= GRID.most; lightness += GRID.lightness) {
			const most = chromaWithin(MOST_CHROMA, lightness, hue, 'srgb');
			for (const share of SHARES) {
				if (most * share < LEAST_CHROMA) continue;
				const rgb24 = insideToRgb24(lightness, most * share, hue);
				if (had.has(rgb24)) continue;
				had.add(rgb24);
				grid.push({ ...withUcs(toCandidate(rgb24)), place: grid.length });
			}
		}
	}
	return grid;
}

/** The colors of the grid whose hue is near one of the hues. */
export const candidatesNear = (hues: readonly number[], stray: number = HUE_STRAY): Candidate[] =>
	buildGrid(hues.flatMap((hue) => [-1, -0.5, 0, 0.5, 1].map((share) => normalizeHue(hue + share * stray))));

let everyHue: Grid | undefined;

/** The grid of all hues, computed on first use, and with names on first use of each source of names. */
function fullGrid(request: CategoricalRequest): Grid {
	everyHue ??= { all: buildGrid(Array.from({ length: 360 / GRID.hue }, (_, i) => i * GRID.hue)), rows: [] };
	const { nameOf } = request, { all, rows } = everyHue;
	if (nameOf === undefined) return everyHue;
	return getOrCreate(NAMED, nameOf, () => ({ all: all.map((one) => withName(one, request)), rows }));
}

const NAMED = /*#__PURE__*/ new WeakMap<NonNullable<CategoricalRequest['nameOf']>, Grid>();

/** Squared distances of two candidates. */
interface Gaps {
	/** In OKLab, for normal vision, and the least of all kinds of vision. */
	readonly normal: number;
	readonly least: number;
	/** The least in CAM16-UCS; Infinity if it is not computed for both. */
	readonly ucs: number;
}

/** Squared distances of two candidates by both models. */
export function pairGaps({ seen, ucs }: Candidate, other: Candidate): Gaps {
	return {
		normal: squareGap(seen, other.seen, 0),
		least: leastSquareGap(seen, other.seen),
		ucs: ucs === undefined || other.ucs === undefined
			? Infinity : Math.min(squareGap(ucs, other.ucs, 0), squareGap(ucs, other.ucs, 1), squareGap(ucs, other.ucs, 2)),
	};
}

const listGaps = (one: Candidate, others: readonly Candidate[]): Float32Array => {
	spend(0.1 * others.length);
	const gaps = new Float32Array(3 * others.length);
	others.forEach((other, i) => {
		const { normal, least, ucs } = pairGaps(one, other);
		gaps[3 * i] = normal;
		gaps[3 * i + 1] = least;
		gaps[3 * i + 2] = ucs;
	});
	return gaps;
};

/** Distances of a candidate from a grid: three numbers, in the order of `Gaps`, at each place. Those inside a grid are computed once. */
export function gapsFrom(one: Candidate, { all, rows }: Grid): Float32Array {
	return one.place === undefined ? listGaps(one, all) : rows[one.place] ??= listGaps(one, all);
}

interface Choice {
	readonly grid: Grid;
	/** The candidates that contrast with the background. */
	readonly visible: readonly Candidate[];
}

const CHOICES = /*#__PURE__*/ new WeakMap<CategoricalRequest, Choice>();

/** The candidates near the requested hues. */
export function candidatesFor(request: CategoricalRequest): Choice {
	return getOrCreate(CHOICES, request, () => {
		const { background, hues } = request;
		const grid = hues === undefined ? fullGrid(request) : { all: candidatesNear(hues).map((one) => withName(one, request)), rows: [] };
		return { grid, visible: grid.all.filter(({ rgb24 }) => hasContrast(rgb24, background)) };
	});
}

/** Number of colors that a request leaves to choose from, which may be too few if both hues and a background are given. */
export const countCandidates = (request: CategoricalRequest): number => candidatesFor(request).visible.length;

/** True if a color has the contrast of a mark in a chart, 3:1, with a background, or if there is no background. */
export const hasContrast = (rgb24: Rgb24, background: Rgb24 | undefined): boolean =>
	background === undefined || contrastRatio(rgb24, background) >= WCAG_LEAST.nonText;
