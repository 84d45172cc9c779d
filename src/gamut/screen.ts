/*
 * What a screen is sent: 8 bits a channel of sRGB.
 *
 * Proof  test/gamut/screen.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { blueOf, greenOf, redOf, rgb24, toByte, type Rgb24 } from '../spaces/rgb24.ts';
import { mapToGamut } from './map.ts';
import { isInside } from './ray.ts';

/** The nearest 8-bit color, mapped into sRGB first where it does not fit. Alpha does not matter. */
export function toRgb24(color: Color): Rgb24 {
	const { coords } = color.space === 'srgb' && isInside(color.coords) ? color : mapToGamut(color, 'srgb');
	return bytesOf(coords[0], coords[1], coords[2]);
}

/** Three channels of sRGB, 0 to 1, as the nearest 8-bit color. */
export const bytesOf = (r: number, g: number, b: number): Rgb24 => rgb24(toByte(r), toByte(g), toByte(b));

/**
 * A translucent color over an opaque one: source-over on encoded sRGB, which is what browsers do, each channel
 * rounded once, at the end. The color is mapped into sRGB first.
 *
 * Source  CSS Compositing 1 §5.1 (simple alpha compositing).
 */
export function composite(top: Color, bottom: Rgb24): Rgb24 {
	const { coords, alpha } = mapToGamut(top, 'srgb');
	return rgb24(
		over(coords[0], alpha, redOf(bottom)),
		over(coords[1], alpha, greenOf(bottom)),
		over(coords[2], alpha, blueOf(bottom)),
	);
}

/** In steps of a byte: n / 255 * 255 is n again, so that 8-bit colors meet halves exactly. */
const over = (channel: number, alpha: number, byte: number): number =>
	Math.floor(channel * 255 * alpha + byte * (1 - alpha) + 0.5);
