/*
 * contrast-color(): black or white, whichever has the larger contrast ratio of WCAG 2 on a color; white where both have the
 * same.
 *
 * The draft leaves the measure to whoever reads; this is what Chromium 156 gives, which takes the color as if it were opaque and
 * clipped to sRGB.
 *
 * Source  CSS Color 5 §8; WCAG 2.2, "contrast ratio".
 * Proof   test/reading/css-scheme.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Within } from './css-grammar.ts';
import { readNested } from './css-nested.ts';

/** The viewing flare in both sides of a ratio. */
const FLARE = 0.05;

/** Light of a channel that a screen shows. */
const shown = (light: number): number => Math.min(1, Math.max(0, light));

/** Reads what stands between the parentheses of contrast-color(). */
export function readContrast(within: Within): Color {
	const [r, g, b] = convert(readNested(within), 'srgb-linear').coords;
	const light = 0.2126 * shown(r) + 0.7152 * shown(g) + 0.0722 * shown(b) + FLARE;
	return fromRgb24(light / FLARE > (1 + FLARE) / light ? 0x000000 : 0xffffff);
}
