/*
 * The closest lightness at which two colors stand apart well enough.
 *
 * One of the two moves along OKLCH lightness, its hue and chroma kept as far as sRGB allows; what counts is the
 * contrast of the 8-bit color that comes out. That contrast is a staircase, and not a monotone one: three channels
 * step at lightnesses of their own and not always the same way, and gamut mapping is a search that may end on either
 * side of its tolerance. So no crossing is bisected. Lightness is a grid of the five decimals that are printed, 0 to 1
 * in steps of 0.00001, and the answer is the point of that grid which passes and is closest to where the color is.
 *
 * To look at few of the 100,001 points, whole cells of a coarser grid are ruled out. Inside a cell no channel leaves
 * the span between its two ends by more than a slack, so the darkest and the lightest color of the span bound the
 * contrast; a cell that may pass is halved. Inside sRGB the slack is a twentieth of a byte: channels are cubics of
 * lightness, and over a thousandth of it they bend by half of that at most. Where mapping is at work the slack is one
 * byte, and it is measured, not proved: the largest excess in millions of cells at random was 0.63 of a byte, but for
 * hues from 256 to 262 degrees, next to the blue primary, where the search may jump, one cell in a hundred thousand
 * had more than one. There the answer may be one that passes a little further away.
 *
 * Proof  test/palette/contrast-fix.test.ts holds the answers against every point of the grid.
 */

import { fits } from '../gamut/fits.ts';
import { mapToGamut } from '../gamut/map.ts';
import { composite, toRgb24 } from '../gamut/screen.ts';
import { round, roundHue } from '../math/round.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import { color, NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24, rgb24, toByte, type Rgb24 } from '../spaces/rgb24.ts';
import { contrastOf, shownOver } from './contrast.ts';

/** What can be asked for: a WCAG 2 ratio, or an APCA Lc of either sign. */
export const CONTRAST_TARGETS = {
	'aa': { id: 'aa', metric: 'ratio', least: WCAG_LEAST.aa.normal },
	'aa-large': { id: 'aa-large', metric: 'ratio', least: WCAG_LEAST.aa.large },
	'aaa': { id: 'aaa', metric: 'ratio', least: WCAG_LEAST.aaa.normal },
	'apca-body': { id: 'apca-body', metric: 'lc', least: lcFor('body') },
	'apca-content': { id: 'apca-content', metric: 'lc', least: lcFor('content') },
	'apca-large': { id: 'apca-large', metric: 'lc', least: lcFor('large') },
} as const;

export type TargetId = keyof typeof CONTRAST_TARGETS;

export interface ContrastRequest {
	readonly text: Color;
	readonly background: Color;
	readonly target: TargetId;
	/** Which of the two may move. */
	readonly adjust: 'text' | 'background';
}

export interface Measured {
	/** WCAG 2, unrounded. */
	readonly ratio: number;
	/** APCA, unrounded, signed. */
	readonly lc: number;
}

export interface ContrastFix {
	/** The color that may move, where it is now, with its alpha. Once moved it is inside sRGB, and prints as it is. */
	readonly color: Color<'oklch'>;
	/** The same in 8 bits, alpha left out. */
	readonly rgb24: Rgb24;
	/** Does it reach the target? If not, nothing of its hue does, and it is the best there is. */
	readonly reached: boolean;
	readonly changed: boolean;
	readonly before: Measured;
	readonly after: Measured;
	/** How far OKLCH lightness moved, in percent. */
	readonly lightnessShift: number;
}

/** Steps of the grid from lightness 0 to 1, in a cell, and in a stretch that is walked rather than halved. */
const STEPS = 100_000;
const CELL = 100;
const SHORT = 7;

/**
 * The color that may move at the lightness closest to its own that reaches the target; itself where it does already,
 * the best there is where none does.
 */
export function fixContrast(request: ContrastRequest): ContrastFix {
	const { text, background, target, adjust } = request;
	const { ratio, lc } = contrastOf(text, background);
	const before: Measured = { ratio, lc };
	const moving = adjust === 'text' ? text : background;
	const own = convert(moving, 'oklch'), shown = toRgb24(moving);
	const stay = { color: own, rgb24: shown, changed: false, before, after: before, lightnessShift: 0 };
	const { metric, least } = CONTRAST_TARGETS[target];
	if ((metric === 'ratio' ? ratio : Math.abs(lc)) >= least) return { ...stay, reached: true };
	const search = searchFor(request, own);
	const lightness = lightnessOf(own);
	const point = closestPassing(search, lightness * STEPS);
	const reached = point.amount >= least;
	if (point.rgb24 === shown) return { ...stay, reached };
	const moved = placed(search.moving, point);
	const { front, behind } = search.pairOf(point.rgb24);
	return {
		color: moved,
		rgb24: point.rgb24,
		reached,
		changed: true,
		before,
		after: { ratio: contrastRatio(front, behind), lc: apcaLc(front, behind) },
		lightnessShift: (moved.coords[0] - lightness) * 100,
	};
}

/** Beyond black and beyond white there is nothing to see; light without measure is white. */
const lightnessOf = ({ coords: [l] }: Color<'oklch'>): number => (l < 1 ? Math.max(0, l) : 1);

interface Search {
	/** The color that moves, chroma and hue as they print. */
	readonly moving: Color<'oklch'>;
	/** Text and background on the screen, given the moving color in 8 bits. Both only ever get lighter with it. */
	readonly pairOf: (shown: Rgb24) => Pair;
	/** How far text and background stand apart by the metric of the target. */
	readonly amountOf: (front: Rgb24, behind: Rgb24) => number;
	readonly least: number;
}

interface Pair {
	readonly front: Rgb24;
	readonly behind: Rgb24;
}

const WHITE: Rgb24 = 0xffffff;

function searchFor({ text, background, target, adjust }: ContrastRequest, own: Color<'oklch'>): Search {
	const { metric, least } = CONTRAST_TARGETS[target];
	const still = shownOver(background, WHITE);
	return {
		moving: printable(own),
		pairOf: adjust === 'text'
			? (shown) => ({ front: shownUnder(shown, own.alpha, still), behind: still })
			: (shown) => {
				const behind = shownUnder(shown, own.alpha, WHITE);
				return { front: shownOver(text, behind), behind };
			},
		amountOf: metric === 'ratio' ? contrastRatio : (front, behind) => Math.abs(apcaLc(front, behind)),
		least,
	};
}

/** An 8-bit color over another. */
const shownUnder = (shown: Rgb24, alpha: number, under: Rgb24): Rgb24 =>
	alpha < 1 ? composite(fromRgb24(shown, alpha), under) : shown;

/** Chroma and hue to the decimals of print, so that every point of the grid prints as itself; lightness is set later. */
function printable({ coords: [, chroma, hue], alpha, none }: Color<'oklch'>): Color<'oklch'> {
	const isMeasurable = Number.isFinite(chroma) && Number.isFinite(hue);
	return color('oklch', isMeasurable ? [0, round(chroma, 5), roundHue(hue, 3)] : [0, 0, 0], alpha, none & ~1);
}

/** A point of the grid and the color there. */
interface Point {
	readonly index: number;
	/** Encoded sRGB, mapped. */
	readonly coords: readonly [number, number, number];
	readonly rgb24: Rgb24;
	readonly amount: number;
}

const at = ({ coords, alpha, none }: Color<'oklch'>, index: number): Color<'oklch'> =>
	color('oklch', [index / STEPS, coords[1], coords[2]], alpha, none);

function pointAt(search: Search, index: number): Point {
	const { coords } = mapToGamut(at(search.moving, index), 'srgb');
	const shown = rgb24(toByte(coords[0]), toByte(coords[1]), toByte(coords[2]));
	const { front, behind } = search.pairOf(shown);
	return { index, coords, rgb24: shown, amount: search.amountOf(front, behind) };
}

/**
 * The passing point closest to a place on the grid. If none passes, the best at the ends of the cells: black or white,
 * save for a background under translucent text, where the best may lie in between and is found to a thousandth.
 */
function closestPassing(search: Search, place: number): Point {
	const passing = (point: Point): Point | undefined => (point.amount >= search.least ? point : undefined);
	const closer = (down: Point | undefined, up: Point | undefined): Point | undefined =>
		down && up ? (place - down.index <= up.index - place ? down : up) : down ?? up;
	let lower = pointAt(search, Math.floor(place));
	let upper = pointAt(search, Math.min(STEPS, lower.index + 1));
	let best = lower.amount >= upper.amount ? lower : upper;
	let found = closer(passing(lower), passing(upper));
	// Cell by cell in both directions: what a cell has is closer than all the next cell on either side could have.
	while (found === undefined && (lower.index > 0 || upper.index < STEPS)) {
		const below = lower.index === 0 ? lower : pointAt(search, Math.max(0, lower.index - CELL));
		const above = upper.index === STEPS ? upper : pointAt(search, Math.min(STEPS, upper.index + CELL));
		found = closer(firstPassing(search, lower, below), firstPassing(search, upper, above));
		if (below.amount > best.amount) best = below;
		if (above.amount > best.amount) best = above;
		lower = below;
		upper = above;
	}
	return found ?? best;
}

/** Walking from one point to another: the first that passes, not counting the one walked from. */
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

/** No color between two points of a cell has more contrast than this. */
function mostBetween(search: Search, one: Point, other: Point): number {
	const slack = slackBetween(one, other) / 255;
	const dark = search.pairOf(corner(one, other, Math.min, -slack));
	const light = search.pairOf(corner(one, other, Math.max, slack));
	// By both metrics two colors stand apart the more, the lighter one and the darker the other is.
	return Math.max(search.amountOf(dark.front, light.behind), search.amountOf(light.front, dark.behind));
}

/** How far a channel may leave the span between two points of a cell, in bytes; less where there is little light. */
const slackBetween = (one: Point, other: Point): number =>
	isMapped(one) || isMapped(other) ? Math.min(1, 6 * Math.max(one.index, other.index) / STEPS) : 0.05;

/** A mapped color lies on the surface of sRGB. */
const isMapped = ({ coords }: Point): boolean => isEnd(coords[0]) || isEnd(coords[1]) || isEnd(coords[2]);
const isEnd = (x: number): boolean => x <= 0 || x >= 1;

/** The darkest or the lightest color of a span, and a little beyond. */
const corner = (
	{ coords: a }: Point,
	{ coords: b }: Point,
	end: (x: number, y: number) => number,
	slack: number,
): Rgb24 => rgb24(toByte(end(a[0], b[0]) + slack), toByte(end(a[1], b[1]) + slack), toByte(end(a[2], b[2]) + slack));

/** A point as a color: as it stands on the grid where that is inside sRGB, otherwise as the screen shows it. */
function placed(moving: Color<'oklch'>, { index, rgb24: shown }: Point): Color<'oklch'> {
	const point = at(moving, index);
	if (fits(point, 'srgb')) return point;
	const { coords, alpha, none } = convert(fromRgb24(shown, moving.alpha), 'oklch');
	return color('oklch', coords, alpha, none | (moving.none & NONE_ALPHA));
}
