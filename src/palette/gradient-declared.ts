/*
 * A gradient as CSS for browsers, so that they paint the computed colors.
 *
 * Usually that is the colors and the space. Browsers differ in two points. Many treat a channel that is missing in another
 * space as 0 instead of the neighbor's: such a color is written with the channel of each side, and as two stops if the
 * sides differ. And some drop the hue of nearly gray colors: a gradient in OKLCH through such a color is written in
 * OKLab, whose straight lines all browsers paint alike. The path to a gray is straight there; one that turns is written
 * with intermediate stops.
 *
 * Source  CSS Color 4 §4.4.1 (powerless components), §12.2 (missing components).
 * Proof   test/palette/gradient.test.ts; painted by Chromium in test/browser/gradients.test.ts.
 */

import { hueDifference } from '../math/angle.ts';
import { color, isEqual, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { MixSpace } from '../spaces/mix.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import { computeStops, isBroken, smooth, transitions, type Way } from './gradient.ts';

interface DeclaredStop {
	readonly color: Color;
	/** Index of the input color if it is unchanged, and so can be written as sent. */
	readonly input?: number;
	/** 0 to 1; absent for even spacing. */
	readonly position?: number;
}

interface DeclaredGradient {
	/** The interpolation space. */
	readonly space: MixSpace;
	readonly stops: readonly DeclaredStop[];
}

/** Some browser treats colors up to this chroma as gray: Chromium 156 below 0.025, unless written in OKLCH. */
const NEARLY_GRAY = 0.03;

/** True if all browsers interpolate this color alike. */
const isPlain = (of: Color, space: MixSpace): boolean =>
	(of.none === 0 || of.space === space) && (space !== 'oklch' || convert(of, 'oklch').coords[1] > NEARLY_GRAY);

/** Declares a gradient; `places` and `paths` are those of `computeStops`. */
export function declareGradient(
	colors: readonly Color[], space: MixSpace, places?: readonly number[], paths?: readonly Way[],
): DeclaredGradient {
	if (paths !== undefined) return { space: 'oklab', stops: computeStops(colors, space, undefined, places, paths) };
	if (colors.every((of) => isPlain(of, space))) {
		return { space, stops: colors.map((color, input) => ({ color, input, ...(places && { position: places[input]! }) })) };
	}
	const at = places ?? colors.map((_, i) => i / (colors.length - 1)), isEven = places === undefined && colors.length === 2;
	const ways = transitions(colors, space);
	// A channel may be missing in the color's own space, but not in the space of the gradient.
	const stop = (own: Color, input: number): DeclaredStop => ({
		color: color(own.space, own.coords, own.alpha),
		...(own.none === 0 && isEqual(own, colors[input]!) && { input }),
		...(!isEven && { position: at[input]! }),
	});
	const stops = ways.flatMap((way, i): DeclaredStop[] => {
		const next = ways[i + 1], from = at[i]!, to = at[i + 1]!;
		return [
			stop(way(0), i),
			...(space === 'oklch' && from < to && turns(way)
				? smooth([way]).slice(1).map(({ from: share }) => ({ color: way(share), position: from + (to - from) * share }))
				: []),
			...(next === undefined || isBroken(way, next) ? [stop(way(1), i + 1)] : []),
		];
	});
	return { space: space === 'oklch' ? 'oklab' : space, stops };
}

/** True if the hue changes on the way. */
function turns(way: Way): boolean {
	const [, c0, h0] = convert(way(0), 'oklch').coords, [, c1, h1] = convert(way(1), 'oklch').coords;
	return Math.min(c0, c1) > POWERLESS_CHROMA && Math.abs(hueDifference(h0, h1)) > 0.01;
}
