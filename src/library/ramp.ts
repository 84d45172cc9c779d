/*
 * Interpolates through colors, samples and averages them.
 */

import { interpolate as interpolateThrough, type Ramp, type RampOptions } from '../fn/mix.ts';
import { HUE_ARCS } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { isSpace } from '../spaces/define-space.ts';
import { MIX_SPACES, type MixSpace } from '../spaces/mix.ts';
import type { Space } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';
import {
	callWith, describe, fault, readColors, readNumber, readOptions, readPositions, readWhole, readWord, type ColorLike,
} from './arguments.ts';

export interface InterpolateOptions extends RampOptions {
	/** Interpolation space, an id or a space; default `oklab`. */
	readonly space?: MixSpace | Space;
}

/**
 * Interpolates through two or more colors: `interpolate(['red', 'blue'], { space: 'oklch' })(0.5)`. Between two colors it equals
 * `mix`. Throws InputError; the returned function clamps a position outside 0 to 1.
 */
export function interpolate(colors: readonly ColorLike[], options?: RampOptions): Ramp<'oklab'>;
export function interpolate<S extends MixSpace>(colors: readonly ColorLike[], options: RampOptions & { readonly space: S }): Ramp<S>;
export function interpolate<S extends string>(colors: readonly ColorLike[], options: RampOptions & { readonly space: Space<S> }): Ramp<S>;
export function interpolate(colors: readonly ColorLike[], options: InterpolateOptions = {}): Ramp {
	const stops = readColors(colors, 2, 'colors');
	const { space = 'oklab', arc = 'shorter', easing, positions } = readOptions(options, ['space', 'arc', 'easing', 'positions'], 'options');
	const mixSpace = isSpace(space) ? space : SPACES[readWord(space, MIX_SPACES, 'options.space')];
	if (easing !== undefined && typeof easing !== 'function') throw fault('options.easing', `must be a function, got ${describe(easing)}`);
	const ramp = interpolateThrough(stops, {
		space: mixSpace,
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

/** Evenly spaced colors of a ramp, both ends included; 2 to 10,000. Throws InputError. */
export function samples<S extends string>(ramp: Ramp<S>, count: number): readonly Color<S>[] {
	if (typeof ramp !== 'function') throw fault('ramp', `must be a function such as interpolate gives, got ${describe(ramp)}`);
	const steps = readWhole(count, 2, 10_000, 'count') - 1;
	// A ramp of `interpolate` returns colors; what the caller's own function returns is passed through.
	return Array.from({ length: steps + 1 }, (_, i) => callWith(ramp, i / steps, 'ramp') as Color<S>);
}

/** Spaces without a hue, whose coordinates can be averaged. */
export const AVERAGE_SPACES = ['oklab', 'lab', 'srgb', 'srgb-linear'] as const;

export type AverageSpace = (typeof AVERAGE_SPACES)[number];

/**
 * Mean of one or more colors, weighted by alpha; a missing channel is averaged over the other colors. Throws InputError.
 */
export function average(colors: readonly ColorLike[]): Color<'oklab'>;
export function average<S extends AverageSpace>(colors: readonly ColorLike[], space: S): Color<S>;
export function average(colors: readonly ColorLike[], space: AverageSpace = 'oklab'): Color<AverageSpace> {
	const id = readWord(space, AVERAGE_SPACES, 'space');
	const all = readColors(colors, 1, 'colors').map((color) => convert(color, id));
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
