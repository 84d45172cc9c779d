/*
 * Ramps through colors, their domains and classes, their samples; averages.
 */

import { interpolate as interpolateThrough, type Ramp, type RampOptions } from '../fn/mix.ts';
import { classesOf, domainOf, equalBorders, MOST_PLACES } from '../fn/ramp.ts';
import { spline as splineThrough, type SplineOptions } from '../fn/spline.ts';
import { LARGEST } from '../fn/arguments.ts';
import { HUE_ARCS } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Space } from '../spaces/space.ts';
import { SPLINES } from '../spaces/spline.ts';
import type { SpaceId } from '../spaces/table.ts';
import { callWith, describe, fault, readNumber, readNumbers, readOptions, readPositions, readWhole, readWord } from './arguments.ts';
import { readColors, type ColorLike } from './read-color.ts';
import { readSpace } from './read-space.ts';

/** Options of `interpolate`. */
export interface InterpolateOptions extends RampOptions {
	/** Interpolation space, an id or a space; default `oklab`. */
	readonly space?: SpaceId | Space | undefined;
}

/**
 * Interpolates through two or more colors: `interpolate(['red', 'blue'], { space: 'oklch' })(0.5)`. Between two colors it equals `mix`.
 * The returned function clamps a position outside 0 to 1.
 * @param colors The colors.
 * @param options Optional settings.
 * @returns A function from 0 to 1 to colors.
 * @throws InputError
 * @example
 * toHex(interpolate(['black', 'white'], { space: 'srgb' })(0.2)); // '#333333'
 */
export function interpolate<S extends string>(colors: readonly ColorLike[], options: RampOptions & { readonly space: Space<S> }): Ramp<S>;
export function interpolate<S extends SpaceId>(colors: readonly ColorLike[], options: RampOptions & { readonly space: S }): Ramp<S>;
export function interpolate(colors: readonly ColorLike[], options?: RampOptions & { readonly space?: undefined }): Ramp<'oklab'>;
export function interpolate(colors: readonly ColorLike[], options: InterpolateOptions): Ramp;
export function interpolate(colors: readonly ColorLike[], options: InterpolateOptions = {}): Ramp {
	const stops = readColors(colors, 2, 'colors');
	const { space = 'oklab', arc = 'shorter', easing, positions } = readOptions(options, ['space', 'arc', 'easing', 'positions'], 'options');
	if (easing !== undefined && typeof easing !== 'function') throw fault('options.easing', `must be a function, got ${describe(easing)}`);
	const ramp = interpolateThrough(stops, {
		space: readSpace(space, 'options.space'),
		arc: readWord(arc, HUE_ARCS, 'options.arc'),
		...(easing && { easing: (at) => readEased(callWith(easing as (x: number) => unknown, at, 'options.easing')) }),
		...(positions !== undefined && { positions: readPositions(positions, stops.length, 'options.positions') }),
	});
	return (at) => ramp(readNumber(at, -Infinity, Infinity, 'at'));
}

function readEased(value: unknown): number {
	if (typeof value !== 'number' || Number.isNaN(value)) throw fault('options.easing', `must give a number, gave ${describe(value)}`);
	return value;
}

/**
 * Interpolates smoothly through two or more evenly spaced colors: `spline(['red', 'gold', 'teal'], { curve: 'basis' })(0.3)`. The
 * returned function clamps a position outside 0 to 1.
 * @param colors The colors.
 * @param options Optional settings.
 * @returns A function from 0 to 1 to colors.
 * @throws InputError
 * @example
 * toHex(spline(['red', 'gold', 'teal'])(0.5)); // '#ffd700'
 */
export function spline<S extends string>(colors: readonly ColorLike[], options: SplineOptions & { readonly space: Space<S> }): Ramp<S>;
export function spline<S extends SpaceId>(colors: readonly ColorLike[], options: SplineOptions & { readonly space: S }): Ramp<S>;
export function spline(colors: readonly ColorLike[], options?: SplineOptions & { readonly space?: undefined }): Ramp<'oklab'>;
export function spline(colors: readonly ColorLike[], options: SplineOptions & { readonly space?: SpaceId | Space }): Ramp;
export function spline(colors: readonly ColorLike[], options: SplineOptions & { readonly space?: SpaceId | Space | undefined } = {}): Ramp {
	const stops = readColors(colors, 2, 'colors');
	const { space = 'oklab', arc = 'shorter', curve = 'monotone' } = readOptions(options, ['space', 'arc', 'curve'], 'options');
	const ramp = splineThrough(stops, {
		space: readSpace(space, 'options.space'),
		arc: readWord(arc, HUE_ARCS, 'options.arc'),
		curve: readWord(curve, SPLINES, 'options.curve'),
	});
	return (at) => ramp(readNumber(at, -Infinity, Infinity, 'at'));
}

/**
 * A ramp that takes numbers of a domain: `withDomain(ramp, [-20, 0, 40])` spreads its numbers evenly over the ramp, so that 0 is the
 * middle. Numbers ascend, 2 to 1,000; outside them the ramp has its first and last color.
 * @param ramp The ramp.
 * @param domain Ascending numbers.
 * @returns A function from the domain to colors.
 * @throws InputError
 * @example
 * toHex(withDomain(interpolate(['blue', 'white', 'red']), [-20, 40])(10)); // '#ffffff'
 */
export const withDomain = <S extends string>(ramp: Ramp<S>, domain: readonly number[]): Ramp<S> =>
	domainOf(readRamp(ramp), readAscending(domain, 2, 'domain'));

/**
 * A ramp of a few colors, evenly spaced on the given one: `withClasses(ramp, 5)` has five classes of equal width, and `withClasses(ramp,
 * [10, 100])` three: below 10, below 100, and the rest. At most 1,000 classes; borders ascend.
 * @param ramp The ramp.
 * @param classes Their number, or their borders.
 * @returns A ramp of the same domain.
 * @throws InputError
 * @example
 * toHex(withClasses(interpolate(['black', 'white']), 2)(0.2)); // '#000000'
 */
export const withClasses = <S extends string>(ramp: Ramp<S>, classes: number | readonly number[]): Ramp<S> =>
	classesOf(readRamp(ramp), typeof classes === 'number'
		? equalBorders(readWhole(classes, 2, MOST_PLACES, 'classes')) : readAscending(classes, 1, 'classes'));

/** Ramps of `interpolate` return colors; what a function of the caller returns is passed through. */
function readRamp<S extends string>(ramp: Ramp<S>): Ramp<S> {
	if (typeof ramp !== 'function') throw fault('ramp', `must be a function such as interpolate gives, got ${describe(ramp)}`);
	return (at) => callWith(ramp, at, 'ramp') as Color<S>;
}

function readAscending(value: unknown, least: number, name: string): readonly number[] {
	const numbers = readNumbers(value, [least, MOST_PLACES], [-LARGEST, LARGEST], name);
	numbers.forEach((x, i) => {
		if (i > 0 && x <= numbers[i - 1]!) throw fault(`${name}[${i}]`, `must be above the one before it, got ${x}`);
	});
	return numbers;
}

/**
 * Evenly spaced colors of a ramp, both ends included; 2 to 10,000.
 * @param ramp The ramp.
 * @param count How many.
 * @returns The colors.
 * @throws InputError
 * @example
 * samples(interpolate(['black', 'white'], { space: 'srgb' }), 3).map(toHex); // ['#000000', '#808080', '#ffffff']
 */
export function samples<S extends string>(ramp: Ramp<S>, count: number): readonly Color<S>[] {
	const colorAt = readRamp(ramp), steps = readWhole(count, 2, 10_000, 'count') - 1;
	return Array.from({ length: steps + 1 }, (_, i) => colorAt(i / steps));
}

/** Spaces without a hue, whose coordinates can be averaged. */
export const AVERAGE_SPACES = ['oklab', 'lab', 'srgb', 'srgb-linear'] as const;

/** A space for `average`. */
export type AverageSpace = (typeof AVERAGE_SPACES)[number];

/**
 * Mean of one or more colors, weighted by alpha and by a weight for each color: `average(['red', 'blue'], 'oklab', [3, 1])`; by default
 * all weigh the same. A missing channel is averaged over the other colors.
 * @param colors The colors.
 * @param space Default `oklab`.
 * @param weights Weight of each color.
 * @returns The mean, in the space.
 * @throws InputError
 * @example
 * toHex(average(['red', 'blue'], 'srgb')); // '#800080'
 */
export function average(colors: readonly ColorLike[]): Color<'oklab'>;
export function average<S extends AverageSpace>(colors: readonly ColorLike[], space: S, weights?: readonly number[]): Color<S>;
export function average(colors: readonly ColorLike[], space: AverageSpace = 'oklab', weights?: readonly number[]): Color<AverageSpace> {
	const id = readWord(space, AVERAGE_SPACES, 'space'), input = readColors(colors, 1, 'colors');
	const shares = weights === undefined ? input.map(() => 1) : readWeights(weights, input.length);
	// A color that weighs nothing is as good as absent.
	const all = input.map((color, i) => ({ ...convert(color, id), weight: shares[i]! })).filter(({ weight }) => weight > 0);
	const seen = all.filter(({ none }) => (none & NONE_ALPHA) === 0), sum = seen.reduce((total, { weight }) => total + weight, 0);
	const alpha = seen.reduce((total, color) => total + color.alpha * (color.weight / sum), 0);
	const isClear = all.every((color) => color.alpha === 0);
	const coords: Vec3 = [0, 0, 0];
	let none = seen.length === 0 ? NONE_ALPHA : 0;
	for (let i = 0; i < 3; i++) {
		const having = all.filter((color) => (color.none & (1 << i)) === 0);
		const parts = having.map((color) => (isClear ? 1 : color.alpha) * color.weight), total = parts.reduce((all, part) => all + part, 0);
		if (having.length === 0) none |= 1 << i;
		else if (total > 0) coords[i] = having.reduce((mean, color, j) => mean + color.coords[i]! * (parts[j]! / total), 0);
	}
	return { space: id, coords, alpha, none };
}

/** Largest weight: sums of ten thousand stay exact enough. */
const LARGEST_WEIGHT = 1e9;

function readWeights(weights: unknown, count: number): readonly number[] {
	const all = readNumbers(weights, [count, count], [0, LARGEST_WEIGHT], 'weights');
	if (all.some((weight) => weight > 0)) return all;
	throw fault('weights', 'must have a number above 0');
}
