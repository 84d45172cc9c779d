/*
 * Mixes colors and interpolates through them.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import type { Color } from '../spaces/color.ts';
import { mixerIn, mixIn } from '../spaces/mix.ts';
import { oklab } from '../spaces/oklab.ts';
import type { Space } from '../spaces/space.ts';
import { checkColor, checkColors, checkNumber, checkOptions, checkSpace, checkWord, copyList, fault } from './arguments.ts';

/**
 * Mixes two colors as CSS does: `mix(a, b, 0.25, oklch)`. `amount` (0 to 1) is the share of the second, `arc` the direction of the hue
 * in a space with one.
 * @param first One color.
 * @param second The other color.
 * @param amount Share of the second color, 0 to 1.
 * @param space Default `oklab`.
 * @param arc Direction of the hue.
 * @returns The mixture, in the space.
 * @throws InputError
 * @example
 * toHex(mix(parseHex('#000'), parseHex('#fff'), 0.2, srgb)); // '#333333'
 */
export function mix(first: Color<string>, second: Color<string>, amount?: number): Color<'oklab'>;
export function mix<S extends string>(first: Color<string>, second: Color<string>, amount: number, space: Space<S>, arc?: HueArc): Color<S>;
export function mix(
	first: Color<string>, second: Color<string>, amount = 0.5, space: Space = oklab, arc: HueArc = 'shorter'): Color<string> {
	return mixIn(
		checkSpace(space, 'space'), checkColor(first, 'first'), checkColor(second, 'second'), checkNumber(amount, 0, 1, 'amount'),
		checkWord(arc, HUE_ARCS, 'arc'),
	);
}

/** Returns the color at a position from 0 to 1; positions outside are clamped. */
export type Ramp<S extends string = string> = (at: number) => Color<S>;

/** Options of a ramp. */
export interface RampOptions {
	/** Direction of the hue, in a space with one; default `shorter`. */
	readonly arc?: HueArc;
	/** Maps the requested position to the interpolated one, both 0 to 1; results outside are clamped. */
	readonly easing?: (at: number) => number;
	/** Position of each color, 0 to 1, ascending; by default evenly spaced. */
	readonly positions?: readonly number[];
}

/**
 * Interpolates through two or more colors: `interpolate([a, b], { space: oklch })(0.5)`. Between two colors it equals `mix`.
 * @param colors The colors.
 * @param options Optional settings.
 * @returns A function from 0 to 1 to colors.
 * @throws InputError
 * @example
 * toHex(interpolate([parseHex('#000'), parseHex('#fff')], { space: srgb })(0.2)); // '#333333'
 */
export function interpolate<S extends string>(
	colors: readonly Color<string>[], options: RampOptions & { readonly space: Space<S> }): Ramp<S>;
export function interpolate(colors: readonly Color<string>[], options?: RampOptions & { readonly space?: undefined }): Ramp<'oklab'>;
export function interpolate(colors: readonly Color<string>[], options: RampOptions & { readonly space?: Space }): Ramp;
export function interpolate(colors: readonly Color<string>[], options?: RampOptions & { readonly space?: Space | undefined }): Ramp {
	const stops = checkColors(colors, 2, 'colors'), { space = oklab, arc = 'shorter', easing, positions } = checkOptions(options);
	checkSpace(space, 'options.space');
	checkWord(arc, HUE_ARCS, 'options.arc');
	if (easing !== undefined && typeof easing !== 'function') throw fault('options.easing', 'a function');
	const places = positions === undefined ? stops.map((_, i) => i / (stops.length - 1)) : checkPositions(positions, stops.length);
	// Each pair is converted on first use.
	const mixers: ((amount: number) => Color<string>)[] = [];
	return (at) => {
		const place = clampPlace(easing === undefined ? at : easing(clampPlace(at, 'at')), 'at');
		const next = places.findIndex((p) => p > place), pair = next < 0 ? stops.length - 2 : Math.max(next - 1, 0), from = places[pair]!;
		// Before the first and after the last position the color is constant.
		const amount = next < 0 ? 1 : next === 0 ? 0 : (place - from) / (places[next]! - from);
		return (mixers[pair] ??= mixerIn(space, stops[pair]!, stops[pair + 1]!, arc))(amount);
	};
}

/** A position as 0..1. Throws InputError unless it is a number. */
export function clampPlace(at: number, name: string): number {
	if (typeof at !== 'number' || Number.isNaN(at)) throw fault(name, 'a number');
	return clampToUnit(at);
}

function checkPositions(positions: readonly number[], count: number): readonly number[] {
	const copy = copyList(positions, count, count);
	if (copy?.every((x, i) => typeof x === 'number' && x >= (i > 0 ? copy[i - 1]! : 0) && x <= 1)) return copy;
	throw fault('options.positions', `${count} ascending numbers from 0 to 1`);
}
