/*
 * An 8-bit sRGB color as one number, 0xRRGGBB: what a screen is sent, what HEX writes, what name lists hold.
 */

import { round } from '../math/round.ts';
import { color, type Color } from './color.ts';

/** 0x000000..0xffffff. */
export type Rgb24 = number;

/** From three bytes, 0..255 each. */
export const rgb24 = (r: number, g: number, b: number): Rgb24 => (r << 16) | (g << 8) | b;

/** Its red byte, 0..255. */
export const redOf = (c: Rgb24): number => c >> 16;
/** Its green byte, 0..255. */
export const greenOf = (c: Rgb24): number => (c >> 8) & 255;
/** Its blue byte, 0..255. */
export const blueOf = (c: Rgb24): number => c & 255;

/**
 * The nearest byte, halves up, of an encoded channel; below 0 is 0, above 1 is 255. The green of hwb(120 30% 50%) is
 * 127.5 but computed as 127.49999999999999: what is a millionth of a byte below a half was meant to be the half.
 */
export const toByte = (x: number): number => (x <= 0 ? 0 : x >= 1 ? 255 : Math.floor(x * 255 + 0.500001));

/** The color as coordinates, exactly n / 255 each. */
export const fromRgb24 = (c: Rgb24, alpha = 1): Color<'srgb'> =>
	color('srgb', [redOf(c) / 255, greenOf(c) / 255, blueOf(c) / 255], alpha);

/** Alpha, 0..1, is written with four decimals, and only where they are below 1. */
export const isOpaque = (alpha: number): boolean => alpha >= 1 || round(alpha, 4) >= 1;

/** Alpha as a byte, 0..255. */
export const alphaByte = (alpha: number): number => Math.round(alpha * 255);
