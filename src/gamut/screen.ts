/*
 * Colors as a screen shows them: 8 bits for each channel of sRGB.
 *
 * Proof  test/gamut/screen.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { blueOf, greenOf, redOf, rgb24, toByte, type Rgb24 } from '../spaces/rgb24.ts';
import { srgb } from '../spaces/srgb.ts';
import { mapInto } from './map.ts';
import { isInside } from './ray.ts';

/** The nearest 8-bit color, after mapping into sRGB if necessary. Ignores alpha. */
export function toRgb24(color: Color<string>): Rgb24 {
	const { coords } = color.space === 'srgb' && isInside(color.coords) ? color : mapInto(color, srgb);
	return toBytes(coords[0], coords[1], coords[2]);
}

/** Three channels of sRGB, 0 to 1, as the nearest 8-bit color. */
export const toBytes = (r: number, g: number, b: number): Rgb24 => rgb24(toByte(r), toByte(g), toByte(b));

/**
 * A translucent color over an opaque one: source-over on encoded sRGB, as in browsers; each channel is
 * rounded once, at the end. The color is mapped into sRGB first.
 *
 * Source  CSS Compositing 1 §5.1 (simple alpha compositing).
 */
export function composite(top: Color<string>, bottom: Rgb24): Rgb24 {
	const { coords, alpha } = mapInto(top, srgb);
	return rgb24(
		over(coords[0], alpha, redOf(bottom)),
		over(coords[1], alpha, greenOf(bottom)),
		over(coords[2], alpha, blueOf(bottom)),
	);
}

/** As bytes, unrounded: n / 255 * 255 is exactly n, so that halves of 8-bit colors are exact. */
const over = (channel: number, alpha: number, byte: number): number =>
	Math.floor(channel * 255 * alpha + byte * (1 - alpha) + 0.5);
