/*
 * Colors of the brand between the steps of its scale: outlines, links and the first color of charts.
 *
 * Method  The scale as a path from white to black, with at most the chroma of the brand and nearly its hue, so that a pastel does not
 *         become neon, nor a yellow brown, before it is dark enough.
 * Proof   test/palette/system-fills.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference } from '../math/angle.ts';
import { bisect } from '../math/bisect.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { scalePath } from './scale-along.ts';
import { anchorColor, type Scale } from './scale.ts';
import { toDisplay } from './system-display.ts';
import type { Pick } from './system-shape.ts';
import { withinSrgb } from './within-gamut.ts';

/** Largest chroma relative to the brand's, and largest turn of its hue in degrees, with room for rounding to 8 bits. */
const MOST_CHROMA = 1.12, MOST_TURN = 10;

/**
 * The color nearest to a fill that passes a test: the fill, or a color between steps of its scale at the threshold. `towards` is the
 * lightness, 0 or 1, at which colors begin to pass; undefined if none does.
 */
export function nearBrand(
	scale: Scale, fill: { readonly pick: Pick; readonly color: Color }, towards: 0 | 1, passes: (shown: Rgb24) => boolean,
): Pick | undefined {
	if (passes(toDisplay(fill.color))) return fill.pick;
	const [, strength, ownHue] = convert(anchorColor(scale), 'oklch').coords;
	const path = scalePath(scale);
	const at = (lightness: number): Color => {
		const [, chroma, hue] = path(lightness).coords;
		const turn = Math.max(-MOST_TURN, Math.min(MOST_TURN, hueDifference(ownHue, hue)));
		return withinSrgb(lightness, Math.min(chroma, MOST_CHROMA * strength), ownHue + turn);
	};
	const color = at(bisect(towards, convert(fill.color, 'oklch').coords[0], 1e-4, (lightness) => passes(toRgb24(at(lightness)))));
	return passes(toDisplay(color)) ? { color } : undefined;
}
