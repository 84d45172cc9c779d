/*
 * Computes stops for a gradient: enough that plain sRGB interpolation between stops looks like the smooth gradient.
 *
 * Browsers without gradient color spaces interpolate between stops in sRGB. The worst stretch between two stops is halved
 * until the painted color is near the exact one everywhere and every step is small, or the number of stops reaches its
 * limit. Accuracy has priority over step size.
 *
 * A missing channel of an input color is the neighbor's, as in CSS. Inside a gradient such a color becomes two, each with
 * the channel of its side, in two stops at one place.
 *
 * Source  CSS Images 4 §3.4.2 (coloring the gradient line); CSS Color 4 §12.2 (missing components).
 * Proof   test/palette/gradient.test.ts: between stops, the painted color stays within deltaE OK 0.02 of the mix.
 */

import { mapToGamut } from '../gamut/map.ts';
import { spend } from '../math/budget.ts';
import { deltaEOK } from '../metrics/difference.ts';
import { isEqual, type Color } from '../spaces/color.ts';
import { mix, type MixSpace } from '../spaces/mix.ts';

export const FEWEST_STOPS = 9;
export const MOST_STOPS = 33;

/** Stops that callers may request, which may be more than smoothness needs. */
export const MOST_REQUESTED_STOPS = 64;

/** Largest step between neighboring stops, in deltaE OK. */
const LARGEST_STEP = 0.05;

/** Largest distance of a painted color from the exact one, in deltaE OK: slightly below what is noticeable. */
const LARGEST_ERROR = 0.015;

/** Shorter shares of a way are not halved: next to black, or where gamut mapping jumps, that would never end. */
const SHORTEST = 1 / 64;

/** A stop of a gradient. */
export interface Stop {
	/** 0 to 1. */
	readonly position: number;
	/** The color. */
	readonly color: Color;
}

/** The transition between two input colors: the color at a share (0..1) of the way. */
export type Way = (share: number) => Color;

/** A part between two neighboring stops. */
interface Stretch {
	/** Index of its way. */
	readonly way: number;
	/** Shares of the way. */
	readonly from: number;
	readonly to: number;
}

/**
 * Computes the stops of a gradient that is mixed in a space; they always include the input colors. `count` requests evenly
 * spread stops (at least one for each color); by default, as many as smoothness needs. `places` (0 to 1, never decreasing,
 * one for each color) are the positions of the colors; by default, evenly spaced. Equal places are a hard edge. `ways` are the
 * transitions; by default, straight lines in the space.
 */
export function computeStops(
	colors: readonly Color[],
	space: MixSpace,
	count?: number,
	places: readonly number[] = evenly(colors.length),
	ways: readonly Way[] = transitions(colors, space),
): Stop[] {
	const meetings = ways.slice(1).filter((way, i) => isBroken(ways[i]!, way)).length;
	const isEdge = (way: number): boolean => places[way] === places[way + 1];
	const stretches = count === undefined ? smooth(ways, meetings, isEdge) : even(ways, count - 1 - meetings);
	return stretches.flatMap(({ way, from, to }, i) => {
		const next = stretches[i + 1], position = (share: number): number => places[way]! + (places[way + 1]! - places[way]!) * share;
		const start = { position: position(from), color: ways[way]!(from) };
		const isLast = next === undefined || (next.way !== way && isBroken(ways[way]!, ways[next.way]!));
		return isLast ? [start, { position: position(to), color: ways[way]!(to) }] : [start];
	});
}

const evenly = (count: number): number[] => Array.from({ length: count }, (_, i) => i / (count - 1));

/** Transitions from each color to the next. */
export const transitions = (colors: readonly Color[], space: MixSpace): Way[] =>
	colors.slice(1).map((to, i) => wayBetween(colors[i]!, to, space));

/** The ends are the exact colors, not mixtures, except for missing channels. */
function wayBetween(from: Color, to: Color, space: MixSpace): Way {
	const first = fillMissing(from, to, space), last = fillMissing(to, from, space);
	return (share) => (share === 0 ? first : share === 1 ? last : mix(from, to, share, space));
}

/** Fills missing channels from the other color; unchanged if that makes no visible difference. */
function fillMissing(own: Color, other: Color, space: MixSpace): Color {
	const full = mix(own, other, 0, space);
	const isAlike = full.alpha === own.alpha && (own.alpha === 0 || !(deltaEOK(full, own) > 0.0001));
	return isAlike ? own : full;
}

/** True if the color at the joint of two ways differs between them. */
export const isBroken = (one: Way, next: Way): boolean => !isEqual(one(1), next(0));

/** Spreads stretches evenly over the ways; at least one for each. */
function even(ways: readonly Way[], count: number): Stretch[] {
	const upTo = (way: number): number => Math.floor((Math.max(count, ways.length) * way) / ways.length);
	return ways.flatMap((_, way) => {
		const cuts = upTo(way + 1) - upTo(way);
		return Array.from({ length: cuts }, (_, i) => ({ way, from: i / cuts, to: (i + 1) / cuts }));
	});
}

/** Halves the worst stretch until all are good enough, within the limits on stops. */
export function smooth(ways: readonly Way[], meetings = 0, isEdge: (way: number) => boolean = () => false): Stretch[] {
	// A hard edge has no area to paint.
	let stretches = ways.map((_, way) => (isEdge(way) ? { way, from: 0, to: 1, step: 0, error: 0 } : measureStretch(ways, way, 0, 1)));
	for (;;) {
		const stops = stretches.length + 1 + meetings;
		const isSmooth = stretches.every(({ step, error }) => step < LARGEST_STEP && error < LARGEST_ERROR);
		if (stops >= MOST_STOPS || (stops >= FEWEST_STOPS && isSmooth)) return stretches;
		// Never empty in practice: the limit on stops is below the number of shortest stretches of one way.
		const long = stretches.filter(({ way, from, to }) => !isEdge(way) && to - from > SHORTEST);
		if (long.length === 0) return stretches;
		const worst = long.reduce((one, other) => (isWorse(other, one) ? other : one));
		const { way, from, to } = worst, middle = (from + to) / 2;
		stretches = stretches.flatMap((stretch) => (stretch === worst
			? [measureStretch(ways, way, from, middle), measureStretch(ways, way, middle, to)]
			: stretch));
	}
}

interface Measured extends Stretch {
	/** Between its ends, in deltaE OK; opacity counts like lightness. */
	readonly step: number;
	/** Distance of the painted color from the exact one, in deltaE OK, weighted by opacity. */
	readonly error: number;
}

function isWorse(one: Measured, other: Measured): boolean {
	return Math.max(one.error, other.error) >= LARGEST_ERROR ? one.error > other.error : one.step > other.step;
}

function measureStretch(ways: readonly Way[], way: number, from: number, to: number): Measured {
	spend(10);
	const exact = (share: number): Color => mapToGamut(ways[way]!(from + (to - from) * share), 'srgb');
	const first = exact(0), last = exact(1);
	const errors = [0.25, 0.5, 0.75].map((share) => {
		const painted = mix(first, last, share, 'srgb');
		return painted.alpha * deltaEOK(painted, exact(share));
	});
	const step = deltaEOK(first, last) + Math.abs(first.alpha - last.alpha);
	return { way, from, to, step, error: Math.max(...errors) };
}
