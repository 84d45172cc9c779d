/*
 * Paths of a gradient between its colors, other than the straight line in its space.
 *
 * A vivid path turns through the hues instead of passing gray: chroma stays at least .6 of that of the duller end, and lightness moves
 * where sRGB has less. It is straight if an end has no hue. A smooth curve passes every color without a corner.
 *
 * Values  OKLCH.
 * Proof   test/palette/vivid-gradients.test.ts.
 */

import { maxChroma } from '../gamut/max-chroma.ts';
import { spend } from '../math/budget.ts';
import { color, type Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { mix, type MixSpace } from '../spaces/mix.ts';
import { splineIn } from '../spaces/spline.ts';
import { SPACES } from '../spaces/table.ts';
import { transitions, type Way } from './gradient.ts';
import { lightnessFor } from './lightness-for.ts';
import { withinSrgb } from './within-gamut.ts';

/** The path between two colors: the straight line, or one that avoids gray. */
export const GRADIENT_PATHS = ['straight', 'vivid'] as const;

/** One of GRADIENT_PATHS. */
export type GradientPath = (typeof GRADIENT_PATHS)[number];

/** The line through all colors: with corners, or smooth. */
export const GRADIENT_CURVES = ['linear', 'smooth'] as const;

/** One of GRADIENT_CURVES. */
export type GradientCurve = (typeof GRADIENT_CURVES)[number];

/** Share of the chroma of the duller end that a vivid path keeps, slightly above .6 for rounding. */
const LEAST_SHARE = 0.63;

/** Colors with less chroma have no hue to turn through. */
const HUELESS_BELOW = 0.03;

/** Transitions from each color to the next; undefined for the straight line, which browsers draw by themselves. */
export function pathsThrough(colors: readonly Color[], space: MixSpace, path: GradientPath, curve: GradientCurve): Way[] | undefined {
	if (path === 'straight' && (curve === 'linear' || colors.length < 3)) return undefined;
	const mixing = path === 'vivid' ? 'oklch' : space, last = colors.length - 1;
	const along = curve === 'smooth' ? splineIn(SPACES[mixing], colors, 'monotone', 'shorter') : undefined;
	const straight = transitions(colors, path === 'vivid' ? 'oklab' : space);
	return colors.slice(1).map((to, i) => {
		const from = colors[i]!, chroma = Math.min(convert(from, 'oklch').coords[1], convert(to, 'oklch').coords[1]);
		if (path === 'vivid' && chroma < HUELESS_BELOW) return straight[i]!;
		return (share) => {
			if (share === 0 || share === 1) return straight[i]!(share);
			const at = along === undefined ? mix(from, to, share, mixing) : along((i + share) / last);
			return path === 'vivid' ? keepChroma(at, LEAST_SHARE * chroma) : at;
		};
	});
}

/** The color, or one with at least a chroma inside sRGB, at the nearest lightness that has it. */
function keepChroma(at: Color<string>, least: number): Color {
	spend(12);
	// Both are mixed in OKLCH.
	const own = color('oklch', at.coords, at.alpha), [lightness, chroma, hue] = own.coords;
	return chroma >= least && maxChroma(lightness, hue, 'srgb') >= least
		? own
		: withinSrgb(lightnessFor(lightness, least, hue), Math.max(chroma, least), hue, own.alpha);
}
