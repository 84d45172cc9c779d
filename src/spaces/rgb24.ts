/*
 * An 8-bit sRGB color as one number, 0xRRGGBB: the form of HEX, of name lists and of screens.
 */

import { color, type Color } from './color.ts';

/** 0x000000..0xffffff. */
export type Rgb24 = number;

export const BLACK: Rgb24 = 0x000000;
export const WHITE: Rgb24 = 0xffffff;

/** From three bytes, 0..255 each. */
export const rgb24 = (r: number, g: number, b: number): Rgb24 => (r << 16) | (g << 8) | b;

/** Red, 0..255. */
export const redOf = (c: Rgb24): number => c >> 16;
/** Green, 0..255. */
export const greenOf = (c: Rgb24): number => (c >> 8) & 255;
/** Blue, 0..255. */
export const blueOf = (c: Rgb24): number => c & 255;

/**
 * Rounds an encoded channel to a byte, halves up, clamped to 0..255. Values up to a millionth below a half count as the half:
 * the green of hwb(120 30% 50%) is 127.5 but computes as 127.49999999999999.
 */
export const toByte = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 255 : Math.floor(x * 255 + 0.500001));

/** Coordinates, exactly n / 255 each. */
export const fromRgb24 = (c: Rgb24, alpha = 1): Color<'srgb'> =>
	color('srgb', [redOf(c) / 255, greenOf(c) / 255, blueOf(c) / 255], alpha);

/** True if an alpha of 0..1 is 1 when rounded to four decimals as by `round`, whose halves include values a few ulps below. */
export const isOpaque = (alpha: number): boolean => alpha >= 0.99995 - 4e-16;

/** Alpha as a byte, 0..255. */
export const alphaByte = (alpha: number): number => Math.round(alpha * 255);
