/*
 * Colors along a way through others, and the mean of many.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { HELD, isFurther } from '../spaces/further.ts';
import { mix, MIX_SPACES, type MixSpace } from '../spaces/mix.ts';
import type { MoreSpaceId } from '../spaces/more.ts';
import type { Space } from '../spaces/space.ts';
import { calledWith, colorsOf, described, fault, numberOf, optionsOf, placesOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

export interface InterpolateOptions<S extends MixSpace | MoreSpaceId = MixSpace> {
	/** The space to mix in, a further one as itself; `oklab` unless said otherwise. */
	readonly space?: (S & MixSpace) | Space<S>;
	/** The way round the wheel, in a space with a hue; `shorter` unless said otherwise. */
	readonly arc?: HueArc;
	/** From the place asked for to the place looked at, both 0 to 1; what it gives beyond is cut off. */
	readonly easing?: (at: number) => number;
	/** Where each color stands, 0 to 1, ascending; evenly spread unless said otherwise. */
	readonly positions?: readonly number[];
}

/** The color at a place from 0 to 1. */
export type Ramp<S extends MixSpace | MoreSpaceId = MixSpace> = (at: number) => Color<S>;

/**
 * A way through two or more colors, as a function from 0 to 1: `interpolate(['red', 'blue'], { space: 'oklch' })(0.5)`.
 * Between two colors it is what `mix` gives. Throws InputError, and so does the function, for no place from 0 to 1.
 */
export function interpolate<S extends MixSpace | MoreSpaceId = 'oklab'>(
	colors: readonly ColorLike[],
	options: InterpolateOptions<S> = {},
): Ramp<S> {
	const stops = colorsOf(colors, 2, 'colors');
	const { space = 'oklab', arc = 'shorter', easing, positions } = optionsOf(options, ['space', 'arc', 'easing', 'positions'], 'options');
	// Looked up among the ids.
	const mixSpace = (
		isFurther(space) ? space.id : wordOf(space, MIX_SPACES, 'options.space')
	) as S, mixArc = wordOf(arc, HUE_ARCS, 'options.arc');
	if (easing !== undefined && typeof easing !== 'function') throw fault('options.easing', `must be a function, got ${described(easing)}`);
	const places = positions === undefined
		? stops.map((_, i) => i / (stops.length - 1))
		: placesOf(positions, stops.length, 'options.positions');
	return (at) => {
		const asked = numberOf(at, 0, 1, 'at');
		const place = easing === undefined ? asked : eased(calledWith(easing as (x: number) => unknown, asked, 'options.easing'));
		const next = places.findIndex((p) => p > place), last = stops.length - 1;
		// Before the first and behind the last color it goes on as it is there.
		if (next === 0) return mix(stops[0]!, stops[1]!, 0, mixSpace, mixArc, HELD);
		if (next < 0) return mix(stops[last - 1]!, stops[last]!, 1, mixSpace, mixArc, HELD);
		const from = places[next - 1]!;
		return mix(stops[next - 1]!, stops[next]!, (place - from) / (places[next]! - from), mixSpace, mixArc, HELD);
	};
}

function eased(value: unknown): number {
	if (typeof value !== 'number' || Number.isNaN(value)) throw fault('options.easing', `must give a number, gave ${described(value)}`);
	return Math.min(Math.max(value, 0), 1);
}

/** A number of colors evenly along a ramp, its ends among them; 2 to 10,000. Throws InputError. */
export function samples<S extends MixSpace | MoreSpaceId>(ramp: Ramp<S>, count: number): readonly Color<S>[] {
	if (typeof ramp !== 'function') throw fault('ramp', `must be a function such as interpolate gives, got ${described(ramp)}`);
	const steps = wholeOf(count, 2, 10_000, 'count') - 1;
	// The caller's own function may give anything and is the caller's own matter; one of interpolate gives colors.
	return Array.from({ length: steps + 1 }, (_, i) => calledWith(ramp, i / steps, 'ramp') as Color<S>);
}

/** The spaces without a hue, in which a mean is a mean. */
export const AVERAGE_SPACES = ['oklab', 'lab', 'srgb', 'srgb-linear'] as const;

export type AverageSpace = (typeof AVERAGE_SPACES)[number];

/**
 * The mean of one or more colors, each weighing as much as it is opaque; a channel that one misses is left to the others.
 * Throws InputError.
 */
export function average<S extends AverageSpace = 'oklab'>(colors: readonly ColorLike[], space?: S): Color<S> {
	const id = wordOf(space ?? 'oklab', AVERAGE_SPACES, 'space') as S;
	const all = colorsOf(colors, 1, 'colors').map((color) => convert(color, id));
	const seen = all.filter(({ none }) => (none & NONE_ALPHA) === 0);
	const alpha = seen.reduce((sum, color) => sum + color.alpha / seen.length, 0);
	const isClear = all.every((color) => color.alpha === 0);
	const coords: Vec3 = [0, 0, 0];
	let none = seen.length === 0 ? NONE_ALPHA : 0;
	for (let i = 0; i < 3; i++) {
		const having = all.filter((color) => (color.none & (1 << i)) === 0);
		const weights = having.map((color) => (isClear ? 1 : color.alpha)), total = weights.reduce((sum, weight) => sum + weight, 0);
		if (having.length === 0) none |= 1 << i;
		else if (total > 0) coords[i] = having.reduce((sum, color, j) => sum + color.coords[i]! * (weights[j]! / total), 0);
	}
	return { space: id, coords, alpha, none };
}
