/*
 * The contrast of two colors of CSS as WCAG 2 measures it, in a form that bundles small.
 *
 * Colors outside of sRGB are mapped into it by the search of CSS Color 4 as it is written there, step by step.
 *
 * Source  WCAG 2.2, "contrast ratio"; CSS Color 4 §13.2.3 (gamut mapping); CSS Compositing 1 §5.1 (source over).
 * Proof   test/css/spaces.test.ts: gives the ratio of `contrast` of the library.
 */

import type { Vec3 } from '../math/matrix.ts';
import type { Color } from '../spaces/color.ts';
import { toByte } from '../spaces/rgb24.ts';
import { decodeCurve } from '../spaces/srgb.ts';
import { converted, type CssSpace } from './spaces.ts';

/**
 * The WCAG 2 ratio (1 to 21), unrounded, of what a screen shows. Translucent text is laid over the background, a translucent
 * background over white.
 */
export function contrastRatio(text: Color<CssSpace>, background: Color<CssSpace>): number {
	const behind = shownOver(background, [255, 255, 255]), a = luminance(behind), b = luminance(shownOver(text, behind));
	return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([r, g, b]: Vec3): number {
	const light = (byte: number): number => decodeCurve(byte / 255);
	return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
}

/** The bytes that a color gives over others. */
function shownOver(color: Color<CssSpace>, under: Vec3): Vec3 {
	const { alpha } = color;
	// Without any transparency halves are rounded as they are for HEX.
	return mapped(color).map((x, i) => (alpha < 1 ? Math.floor(x * 255 * alpha + under[i]! * (1 - alpha) + 0.5) : toByte(x))) as Vec3;
}

const isInside = (rgb: Vec3): boolean => rgb.every((x) => x >= 0 && x <= 1);

/** What just tells two colors apart, in deltaE OK; and how near the search comes to it, and to a chroma. */
const JND = 0.02, EPSILON = 0.0001;

/** Encoded sRGB, inside of its gamut. */
function mapped({ coords, space }: Color<CssSpace>): Vec3 {
	const origin = converted(coords, space, 'srgb').coords;
	if (isInside(origin)) return origin;
	// By way of OKLab, which turns the hue of a negative chroma around.
	const [lightness, chroma, hue] = converted(converted(coords, space, 'oklab').coords, 'oklab', 'oklch').coords;
	if (!(lightness < 1)) return [1, 1, 1];
	if (lightness <= 0) return [0, 0, 0];
	let clipped = origin, least = 0, most = chroma, isLeastInside = true;
	/** Clips what has a chroma, and gives how far that is from it; 0 for what is inside and was looked for there. */
	const clip = (chroma: number): number => {
		const rgb = converted([lightness, chroma, hue], 'oklch', 'srgb').coords, [l, a, b] = converted(rgb, 'srgb', 'oklab').coords;
		if (isLeastInside && isInside(rgb)) return 0;
		clipped = rgb.map((x) => Math.min(1, Math.max(0, x))) as Vec3;
		const [m, c, d] = converted(clipped, 'srgb', 'oklab').coords;
		return Math.sqrt((l - m) ** 2 + (a - c) ** 2 + (b - d) ** 2);
	};
	if (clip(chroma) < JND) return clipped;
	while (most - least > EPSILON) {
		const middle = (least + most) / 2, change = clip(middle);
		if (change < JND) {
			if (JND - change < EPSILON) break;
			least = middle;
			isLeastInside &&= change === 0;
		} else {
			most = middle;
		}
	}
	return clipped;
}
