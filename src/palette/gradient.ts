/*
 * The stops of a gradient: enough of them that plain sRGB steps between stops paint what the smooth gradient would.
 *
 * Browsers without gradient color spaces mix neighbouring stops in sRGB. Stops close together make that the same to
 * the eye: the worst stretch between two stops is halved, until everywhere the painted color is near the meant one and
 * every step is small, or the most stops are reached. Nearness goes before steps.
 *
 * A channel that an input color misses is the neighbour's, as in CSS. In the middle of a gradient that makes two colors
 * of one, each with the channel of its side, and two stops at one place.
 *
 * Source  CSS Images 4 §3.4.2 (coloring the gradient line); CSS Color 4 §12.2 (missing components).
 * Proof   test/palette/gradient.test.ts: between stops, the painted color stays within deltaE OK 0.02 of the mix.
 */

import { mapToGamut } from '../gamut/map.ts';
import { deltaEOK } from '../metrics/delta-e-ok.ts';
import { isEqual, type Color } from '../spaces/color.ts';
import { mix, type MixSpace } from '../spaces/mix.ts';

export const FEWEST_STOPS = 9;
export const MOST_STOPS = 33;

/** The largest step between neighbouring stops, in deltaE OK. */
const LARGEST_STEP = 0.05;

/** How far a painted color may be from the meant one, in deltaE OK: a little less than one can notice. */
const LARGEST_ERROR = 0.015;

/** A stretch of so little of its way is not halved: next to black, or where mapping into sRGB jumps, that would never end. */
const SHORTEST = 1 / 64;

export interface Stop {
	/** 0 to 1. */
	readonly position: number;
	readonly color: Color;
}

/** From one input color to the next: the color at a share (0..1) of the way. */
export type Way = (share: number) => Color;

/** What lies between two neighbouring stops. */
interface Stretch {
	/** Which way it is part of. */
	readonly way: number;
	/** Shares of that way. */
	readonly from: number;
	readonly to: number;
}

/**
 * The stops of a gradient, mixed in a space; the colors themselves are always among them. `count` asks for so many evenly
 * (at least one for each color); absent, as many as smoothness needs. `places` (0 to 1, never falling, one for each
 * color) says where the colors stand; absent, they are evenly spaced. Two in one place are a hard edge.
 */
export function stopsOf(
	colors: readonly Color[],
	space: MixSpace,
	count?: number,
	places: readonly number[] = evenly(colors.length),
): Stop[] {
	const ways = waysOf(colors, space);
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

/** From each color to the next. */
export const waysOf = (colors: readonly Color[], space: MixSpace): Way[] =>
	colors.slice(1).map((to, i) => wayBetween(colors[i]!, to, space));

/** The ends are the colors themselves, not their mixtures, but for what they miss. */
function wayBetween(from: Color, to: Color, space: MixSpace): Way {
	const first = filled(from, to, space), last = filled(to, from, space);
	return (share) => (share === 0 ? first : share === 1 ? last : mix(from, to, share, space));
}

/** The color with what it misses taken from the other; itself where that makes no difference to the eye. */
function filled(own: Color, other: Color, space: MixSpace): Color {
	const full = mix(own, other, 0, space);
	const isAlike = full.alpha === own.alpha && (own.alpha === 0 || !(deltaEOK(full, own) > 0.0001));
	return isAlike ? own : full;
}

/** Is the color where two ways meet two colors? */
export const isBroken = (one: Way, next: Way): boolean => !isEqual(one(1), next(0));

/** So many stretches, spread over the ways; at least one for each. */
function even(ways: readonly Way[], count: number): Stretch[] {
	const upTo = (way: number): number => Math.floor((Math.max(count, ways.length) * way) / ways.length);
	return ways.flatMap((_, way) => {
		const cuts = upTo(way + 1) - upTo(way);
		return Array.from({ length: cuts }, (_, i) => ({ way, from: i / cuts, to: (i + 1) / cuts }));
	});
}

/** The worst halved as long as it is not good enough, within the bounds on stops. */
export function smooth(ways: readonly Way[], meetings = 0, isEdge: (way: number) => boolean = () => false): Stretch[] {
	// Over an edge there is nothing to paint.
	let stretches = ways.map((_, way) => (isEdge(way) ? { way, from: 0, to: 1, step: 0, error: 0 } : measured(ways, way, 0, 1)));
	for (;;) {
		const stops = stretches.length + 1 + meetings;
		const isSmooth = stretches.every(({ step, error }) => step < LARGEST_STEP && error < LARGEST_ERROR);
		if (stops >= MOST_STOPS || (stops >= FEWEST_STOPS && isSmooth)) return stretches;
		// There always are some: the most stops are fewer than the shortest stretches of one way.
		const long = stretches.filter(({ way, from, to }) => !isEdge(way) && to - from > SHORTEST);
		if (long.length === 0) return stretches;
		const worst = long.reduce((one, other) => (isWorse(other, one) ? other : one));
		const { way, from, to } = worst, middle = (from + to) / 2;
		stretches = stretches.flatMap((stretch) => (stretch === worst
			? [measured(ways, way, from, middle), measured(ways, way, middle, to)]
			: stretch));
	}
}

interface Measured extends Stretch {
	/** Between its ends, in deltaE OK; opacity counts like lightness. */
	readonly step: number;
	/** How far the painted color is from the meant one, in deltaE OK, as far as it shows. */
	readonly error: number;
}

function isWorse(one: Measured, other: Measured): boolean {
	return Math.max(one.error, other.error) >= LARGEST_ERROR ? one.error > other.error : one.step > other.step;
}

function measured(ways: readonly Way[], way: number, from: number, to: number): Measured {
	const meant = (share: number): Color => mapToGamut(ways[way]!(from + (to - from) * share), 'srgb');
	const first = meant(0), last = meant(1);
	const errors = [0.25, 0.5, 0.75].map((share) => {
		const painted = mix(first, last, share, 'srgb');
		return painted.alpha * deltaEOK(painted, meant(share));
	});
	const step = deltaEOK(first, last) + Math.abs(first.alpha - last.alpha);
	return { way, from, to, step, error: Math.max(...errors) };
}
