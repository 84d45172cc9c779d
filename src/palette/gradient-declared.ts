/*
 * A gradient as a browser is told it, so that it paints what was computed.
 *
 * Mostly that is the colors and the space. Two things browsers do in their own manner. A channel that a color of another
 * space misses many take for 0 instead of the neighbour's: such a color is told with the channel of its side, and as two
 * stops where its sides differ. And the hue of what is nearly gray some drop and some keep: a gradient in OKLCH that
 * passes one is told in OKLab, whose straight lines all paint alike. The way to a gray is straight there; one that turns
 * is told by the stops between.
 *
 * Source  CSS Color 4 §4.4.1 (powerless components), §12.2 (missing components).
 * Proof   test/palette/gradient.test.ts; painted by Chromium in test/browser/gradients.test.ts.
 */

import { hueDifference } from '../math/angle.ts';
import { color, isEqual, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { MixSpace } from '../spaces/mix.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import { isBroken, smooth, waysOf, type Way } from './gradient.ts';

export interface DeclaredStop {
	readonly color: Color;
	/** Which of the colors it is, if it is one unchanged: that can be written as it was sent. */
	readonly input?: number;
	/** 0 to 1; absent where even spacing says it. */
	readonly position?: number;
}

export interface DeclaredGradient {
	/** The space that the browser mixes in. */
	readonly space: MixSpace;
	readonly stops: readonly DeclaredStop[];
}

/** Up to this chroma some browser takes a color for a gray: Chromium 156 does below 0.025, if it was not written in OKLCH. */
const NEARLY_GRAY = 0.03;

/** Do all browsers mix from and to this color alike? */
const isPlain = (of: Color, space: MixSpace): boolean =>
	(of.none === 0 || of.space === space) && (space !== 'oklch' || convert(of, 'oklch').coords[1] > NEARLY_GRAY);

/** `places` as `stopsOf` takes them. */
export function declaredOf(colors: readonly Color[], space: MixSpace, places?: readonly number[]): DeclaredGradient {
	if (colors.every((of) => isPlain(of, space))) {
		return { space, stops: colors.map((color, input) => ({ color, input, ...(places && { position: places[input]! }) })) };
	}
	const at = places ?? colors.map((_, i) => i / (colors.length - 1)), isEven = places === undefined && colors.length === 2;
	const ways = waysOf(colors, space);
	// A channel may be missing where the color was sent, and not where the browser mixes.
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

/** Does the hue change on the way? */
function turns(way: Way): boolean {
	const [, c0, h0] = convert(way(0), 'oklch').coords, [, c1, h1] = convert(way(1), 'oklch').coords;
	return Math.min(c0, c1) > POWERLESS_CHROMA && Math.abs(hueDifference(h0, h1)) > 0.01;
}
