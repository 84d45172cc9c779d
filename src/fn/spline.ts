/*
 * Smooth ramps through colors.
 */

import { HUE_ARCS, type HueArc } from '../math/angle.ts';
import type { Color } from '../spaces/color.ts';
import { oklab } from '../spaces/oklab.ts';
import type { Space } from '../spaces/space.ts';
import { splineIn, SPLINES, type Spline } from '../spaces/spline.ts';
import { checkColors, checkOptions, checkSpace, checkWord } from './arguments.ts';
import { clampPlace, type Ramp } from './mix.ts';

/** Options of `spline`. */
export interface SplineOptions {
	/** `monotone` (default) passes through every color; `basis` is smoother and passes near the inner ones. */
	readonly curve?: Spline;
	/** Direction of the hue, in a space with one; default `shorter`. */
	readonly arc?: HueArc;
}

/**
 * Interpolates smoothly through two or more evenly spaced colors: `spline([a, b, c], { curve: 'basis' })(0.3)`. The returned function
 * clamps a position outside 0 to 1.
 * @param colors The colors.
 * @param options Optional settings.
 * @returns A function from 0 to 1 to colors.
 * @throws InputError
 * @example
 * toHex(spline([parse('red'), parse('gold'), parse('teal')])(0.5)); // '#ffd700'
 */
export function spline<S extends string>(
	colors: readonly Color<string>[], options: SplineOptions & { readonly space: Space<S> }): Ramp<S>;
export function spline(colors: readonly Color<string>[], options?: SplineOptions & { readonly space?: undefined }): Ramp<'oklab'>;
export function spline(colors: readonly Color<string>[], options: SplineOptions & { readonly space?: Space }): Ramp;
export function spline(colors: readonly Color<string>[], options?: SplineOptions & { readonly space?: Space | undefined }): Ramp {
	const stops = checkColors(colors, 2, 'colors'), { space = oklab, arc = 'shorter', curve = 'monotone' } = checkOptions(options);
	checkSpace(space, 'options.space');
	const colorAt = splineIn(space, stops, checkWord(curve, SPLINES, 'options.curve'), checkWord(arc, HUE_ARCS, 'options.arc'));
	return (at) => colorAt(clampPlace(at, 'at'));
}
