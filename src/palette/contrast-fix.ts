/*
 * Fixes the contrast of two colors: finds the closest lightness that reaches a target.
 *
 * One of the two moves along OKLCH lightness, with its hue, and its chroma as far as sRGB allows; the contrast of the
 * resulting 8-bit color counts. That contrast is a staircase, and not a monotone one: three channels step at different
 * lightnesses and not always in the same direction, and gamut mapping is a search that may end on either side of its
 * tolerance. So bisection does not work. Lightness is a grid of the five decimals that are printed, 0 to 1 in steps of
 * 0.00001, and the answer is the passing grid point closest to the color.
 *
 * To evaluate few of the 100,001 points, whole cells of a coarser grid are excluded. Inside a cell no channel leaves
 * the span between its two ends by more than a slack, so the darkest and the lightest color of the span bound the
 * contrast; a cell that may pass is halved. Inside sRGB channels are cubics of lightness: over a thousandth of it they
 * bend by at most half of the slack, a twentieth of a byte. With gamut mapping the slack grows with the cell to one byte, and in large
 * cells to three, which is measured, not proved: the largest excess in millions of random cells was 0.7 of the slack, except for
 * hues from 256 to 262 degrees, next to the blue primary, where the search may jump: there one cell in a hundred thousand
 * exceeded it, and the answer may be slightly farther away than necessary.
 *
 * Proof  test/palette/contrast-fix.test.ts compares the answers with every point of the grid.
 */

import { fits } from '../gamut/fits.ts';
import { mapToGamut } from '../gamut/map.ts';
import { composite, toRgb24 } from '../gamut/screen.ts';
import { spend } from '../math/budget.ts';
import { round, roundHue } from '../math/round.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { color, NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, rgb24, toByte, WHITE, type Rgb24 } from '../spaces/rgb24.ts';
import { compositeOver, measureContrast } from './contrast.ts';
import { contrastOn, type TextContrast } from './readable.ts';

/** Targets: a WCAG 2 ratio, or an APCA Lc of either sign. */
export const CONTRAST_TARGETS = {
	'aa': { id: 'aa', metric: 'ratio', least: WCAG_LEAST.aa.normal },
	'aa-large': { id: 'aa-large', metric: 'ratio', least: WCAG_LEAST.aa.large },
	'aaa': { id: 'aaa', metric: 'ratio', least: WCAG_LEAST.aaa.normal },
	'apca-body': { id: 'apca-body', metric: 'lc', least: lcFor('body') },
	'apca-content': { id: 'apca-content', metric: 'lc', least: lcFor('content') },
	'apca-large': { id: 'apca-large', metric: 'lc', least: lcFor('large') },
} as const;

export type TargetId = keyof typeof CONTRAST_TARGETS;

interface ContrastRequest {
	readonly text: Color;
	readonly background: Color;
	readonly target: TargetId;
	/** The one that may move. */
	readonly adjust: 'text' | 'background';
}

export interface ContrastFix {
	/** The moved color with its alpha; if it changed, it is inside sRGB and prints without rounding. */
	readonly color: Color<'oklch'>;
	/** The same in 8 bits, without alpha. */
	readonly rgb24: Rgb24;
	/** True if it reaches the target; else no color of its hue does, and this is the best. */
	readonly reached: boolean;
	readonly changed: boolean;
	readonly before: TextContrast;
	readonly after: TextContrast;
	/** Change of OKLCH lightness, in percent. */
	readonly lightnessShift: number;
}

/** Steps from lightness 0 to 1, in a cell, in a coarse one, in a thousandth, and in a stretch that is scanned instead of halved. */
const STEPS = 100_000;
const CELL = 6400;
const COARSE = 1600;
const FINE = 100;
const SHORT = 3;

/** Steps over which a mapped channel may leave its span by a byte. */
const JUMPY = 50;

/**
 * Moves a color to the closest lightness that reaches the target; unchanged if it already does, and the best one if none
 * does.
 */
export const fixContrast = (request: ContrastRequest): ContrastFix => reachContrast(request) ?? move(request, mostContrast)!;

/**
 * The same; undefined if no lightness reaches the target, which is known sooner than the best one. `weaker` is the fix for a weaker
 * target: what is closer does not pass.
 */
export const reachContrast = (request: ContrastRequest, weaker?: ContrastFix): ContrastFix | undefined => {
	const failing = Math.max(0, Math.floor(Math.abs(weaker?.lightnessShift ?? 0) * STEPS / 100) - 1);
	return move(request, (search, place) => closestPassing(search, place, failing));
};

function move(request: ContrastRequest, find: (search: Search, place: number) => Point | undefined): ContrastFix | undefined {
	const { text, background, target, adjust } = request;
	const { ratio, lc } = measureContrast(text, background);
	const before = { ratio, lc };
	const moving = adjust === 'text' ? text : background;
	const own = convert(moving, 'oklch'), shown = toRgb24(moving);
	const stay = { color: own, rgb24: shown, changed: false, before, after: before, lightnessShift: 0 };
	const { metric, least } = CONTRAST_TARGETS[target];
	if ((metric === 'ratio' ? ratio : Math.abs(lc)) >= least) return { ...stay, reached: true };
	const search = searchFor(request, own);
	const lightness = clampLightness(own);
	const point = find(search, lightness * STEPS);
	if (point === undefined) return undefined;
	const reached = point.amount >= least;
	if (point.rgb24 === shown) return { ...stay, reached };
	const moved = toColor(search.moving, point);
	const { front, behind } = search.toPair(point.rgb24);
	return {
		color: moved,
		rgb24: point.rgb24,
		reached,
		changed: true,
		before,
		after: contrastOn(front, behind),
		lightnessShift: (moved.coords[0] - lightness) * 100,
	};
}

/** Lightness clamped to 0..1; NaN becomes white. */
const clampLightness = ({ coords: [l] }: Color<'oklch'>): number => (l < 1 ? Math.max(0, l) : 1);

interface Search {
	/** The color that moves, with chroma and hue as printed. */
	readonly moving: Color<'oklch'>;
	/** Text and background on screen for a moved 8-bit color. Both are monotone in it. */
	readonly toPair: (shown: Rgb24) => Pair;
	/** Contrast by the metric of the target. */
	readonly measure: (front: Rgb24, behind: Rgb24) => number;
	readonly least: number;
}

interface Pair {
	readonly front: Rgb24;
	readonly behind: Rgb24;
}

function searchFor({ text, background, target, adjust }: ContrastRequest, own: Color<'oklch'>): Search {
	const { metric, least } = CONTRAST_TARGETS[target];
	const still = compositeOver(background, WHITE);
	return {
		moving: printable(own),
		toPair: adjust === 'text' ? (shown) => ({ front: compositeByte(shown, own.alpha, still), behind: still }) : onMoved(text, own.alpha),
		measure: metric === 'ratio' ? contrastRatio : (front, behind) => Math.abs(apcaLc(front, behind)),
		least,
	};
}

/** Text over a moved background. */
function onMoved(text: Color, alpha: number): Search['toPair'] {
	// Compositing maps into sRGB, which is expensive for colors far outside: once, not for every background.
	const mapped = mapToGamut(text, 'srgb');
	return (shown) => {
		const behind = compositeByte(shown, alpha, WHITE);
		return { front: compositeOver(mapped, behind), behind };
	};
}

/** Composites an 8-bit color over another. */
const compositeByte = (shown: Rgb24, alpha: number, under: Rgb24): Rgb24 =>
	alpha < 1 ? composite(fromRgb24(shown, alpha), under) : shown;

/** Rounds chroma and hue as in print, so that every point of the grid prints without change; lightness is set later. */
function printable({ coords: [, chroma, hue], alpha, none }: Color<'oklch'>): Color<'oklch'> {
	const isMeasurable = Number.isFinite(chroma) && Number.isFinite(hue);
	return color('oklch', isMeasurable ? [0, round(chroma, 5), roundHue(hue, 3)] : [0, 0, 0], alpha, none & ~1);
}

/** A point of the grid and its color. */
interface Point {
	readonly index: number;
	/** Encoded sRGB after gamut mapping. */
	readonly coords: readonly [number, number, number];
	readonly rgb24: Rgb24;
	readonly amount: number;
}

const at = ({ coords, alpha, none }: Color<'oklch'>, index: number): Color<'oklch'> =>
	color('oklch', [index / STEPS, coords[1], coords[2]], alpha, none);

/** Work units for one point: mapping into sRGB, compositing and measuring. */
const POINT_UNITS = 1.5;

function pointAt(search: Search, index: number): Point {
	spend(POINT_UNITS);
	const { coords } = mapToGamut(at(search.moving, index), 'srgb');
	const bytes = rgb24(toByte(coords[0]), toByte(coords[1]), toByte(coords[2]));
	const { front, behind } = search.toPair(bytes);
	return { index, coords, rgb24: bytes, amount: search.measure(front, behind) };
}

/** The passing point closest to a place on the grid, which has `failing` others on either side; undefined if none passes. */
function closestPassing(search: Search, place: number, failing: number): Point | undefined {
	const passing = (point: Point): Point | undefined => (point.amount >= search.least ? point : undefined);
	const closer = (down: Point | undefined, up: Point | undefined): Point | undefined =>
		down && up ? (place - down.index <= up.index - place ? down : up) : down ?? up;
	let lower = pointAt(search, Math.max(0, Math.floor(place) - failing));
	let upper = pointAt(search, Math.min(STEPS, Math.floor(place) + 1 + failing));
	let nearest = closer(passing(lower), passing(upper));
	// A side is open if its darkest and its lightest color may pass.
	const isOpen = (from: Point, end: number): boolean => mostBetween(search, from, pointAt(search, end)) >= search.least;
	let isDownOpen = isOpen(lower, 0), isUpOpen = isOpen(upper, STEPS);
	// Cell by cell in both directions: points in a cell are closer than any in the next cell on either side.
	while (nearest === undefined && (isDownOpen || isUpOpen)) {
		const below = isDownOpen ? pointAt(search, Math.max(0, lower.index - CELL)) : lower;
		const above = isUpOpen ? pointAt(search, Math.min(STEPS, upper.index + CELL)) : upper;
		nearest = closer(firstPassing(search, lower, below), firstPassing(search, upper, above));
		[lower, upper, isDownOpen, isUpOpen] = [below, above, isDownOpen && below.index > 0, isUpOpen && above.index < STEPS];
	}
	return nearest;
}

/**
 * The best point with a precision of a thousandth: black or white, except for a background under translucent text, where it may
 * be in between. The nearest one of equals.
 */
function mostContrast(search: Search, place: number): Point {
	const start = Math.floor(place);
	let best = pointAt(search, start);
	const look = (index: number): void => {
		const point = pointAt(search, index);
		if (point.amount > best.amount) best = point;
	};
	for (let away = 0; start - away > -FINE || start + 1 + away < STEPS + FINE; away += FINE) {
		if (away > 0 && start - away > -FINE) look(Math.max(0, start - away));
		if (start + 1 + away < STEPS + FINE) look(Math.min(STEPS, start + 1 + away));
	}
	return best;
}

/** The first passing point on the way from one point to another, excluding the start. */
function firstPassing(search: Search, near: Point, far: Point): Point | undefined {
	const gap = far.index - near.index;
	if (Math.abs(gap) <= SHORT) {
		const step = Math.sign(gap);
		for (let index = near.index; index !== far.index;) {
			index += step;
			const point = index === far.index ? far : pointAt(search, index);
			if (point.amount >= search.least) return point;
		}
		return undefined;
	}
	if (mostBetween(search, near, far) < search.least) return undefined;
	const middle = pointAt(search, near.index + Math.trunc(gap / 2));
	return firstPassing(search, near, middle) ?? firstPassing(search, middle, far);
}

/** Upper bound of the contrast between two points of a cell. */
function mostBetween(search: Search, one: Point, other: Point): number {
	const slack = slackBetween(one, other) / 255;
	const dark = search.toPair(corner(one, other, Math.min, -slack));
	const light = search.toPair(corner(one, other, Math.max, slack));
	// In both metrics contrast grows as the lighter color gets lighter and the darker one darker.
	return Math.max(search.measure(dark.front, light.behind), search.measure(light.front, dark.behind));
}

/** How far a channel may leave the span between two points of a cell, in bytes; less in the dark. */
function slackBetween(one: Point, other: Point): number {
	const most = Math.min(1, 6 * Math.max(one.index, other.index) / STEPS), gap = Math.abs(one.index - other.index);
	if (gap > COARSE) return 3 * most;
	return isMapped(one) || isMapped(other) ? most * Math.min(1, gap / JUMPY) : gap > FINE ? 0.25 : 0.05;
}

/** True for colors on the surface of sRGB, where mapped colors are. */
const isMapped = ({ coords }: Point): boolean => isEnd(coords[0]) || isEnd(coords[1]) || isEnd(coords[2]);
const isEnd = (x: number): boolean => x <= 0 || x >= 1;

/** The darkest or the lightest color of a span, extended by the slack. */
const corner = (
	{ coords: a }: Point,
	{ coords: b }: Point,
	end: (x: number, y: number) => number,
	slack: number,
): Rgb24 => rgb24(toByte(end(a[0], b[0]) + slack), toByte(end(a[1], b[1]) + slack), toByte(end(a[2], b[2]) + slack));

/** A point as a color: the exact point of the grid if it is inside sRGB, otherwise the 8-bit color. */
function toColor(moving: Color<'oklch'>, { index, rgb24: shown }: Point): Color<'oklch'> {
	const point = at(moving, index);
	if (fits(point, 'srgb')) return point;
	const { coords, alpha, none } = convert(fromRgb24(shown, moving.alpha), 'oklch');
	return color('oklch', coords, alpha, none | (moving.none & NONE_ALPHA));
}
