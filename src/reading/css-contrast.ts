/*
 * contrast-color(): black or white, the one with the larger WCAG 2 contrast ratio on a color; white for equal ratios.
 *
 * The draft leaves the algorithm to the implementation; this one matches Chromium 156, which treats the color as opaque and
 * clips it to sRGB.
 *
 * Source  CSS Color 5 §8; WCAG 2.2, "contrast ratio".
 * Proof   test/reading/css-scheme.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import type { Within } from './css-grammar.ts';
import { readNested } from './css-nested.ts';

/** Viewing flare in both terms of a ratio. */
const FLARE = 0.05;

/** Clips a linear channel to 0..1. */
const clip = (light: number): number => Math.min(1, Math.max(0, light));

/** Reads the argument of contrast-color(). */
export function readContrast(within: Within): Color {
	const [r, g, b] = convert(readNested(within), 'srgb-linear').coords;
	const light = 0.2126 * clip(r) + 0.7152 * clip(g) + 0.0722 * clip(b) + FLARE;
	return fromRgb24(light / FLARE > (1 + FLARE) / light ? 0x000000 : 0xffffff);
}
