/*
 * The two things that small programs do with HEX, in a form that bundles to next to nothing: its OKLCH numbers, and the
 * WCAG ratio of two.
 *
 * Written out, because the way through any space carries every space along. HEX is read with 3, 4, 6 or 8 digits, with
 * `#` or without, in any case.
 *
 * Source  CSS Color 4 §5.3, §9.4, §10.2; WCAG 2.2, "contrast ratio".
 * Proof   test/library/hex.test.ts: the same as `convert` and `contrast` for colors of 8 bits.
 */

import { InputError, quote } from '../errors.ts';
import { hexBits } from '../reading/hex.ts';
import type { Color } from '../spaces/color.ts';
import { LMS_TO_LAB } from '../spaces/oklab.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';

/** Red, green, blue and alpha in 8 bits each, as one number. Throws InputError. */
function bitsOf(hex: unknown, name: string): number {
	const bits = typeof hex === 'string' ? hexBits(hex) : undefined;
	if (bits !== undefined) return bits;
	const detail = `${name} must be HEX like "#3b82f6", got ${typeof hex === 'string' ? quote(hex) : `a value of type ${typeof hex}`}.`;
	throw new InputError({ code: 'unreadable-color', path: [name], detail });
}

/** The light of the channel that begins at a bit. */
function lightAt(bits: number, bit: number): number {
	const x = ((bits >>> bit) & 255) / 255;
	return x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4;
}

/** Linear sRGB to cone responses: the product of the matrices of sRGB and OKLab, which a test multiplies. */
const LIGHT_TO_LMS = [
	0.4122214694707629, 0.5363325372617349, 0.0514459932675022,
	0.2119034958178251, 0.6806995506452344, 0.1073969535369405,
	0.0883024591900564, 0.2817188391361215, 0.6299787016738222,
] as const;

type Rows = typeof LIGHT_TO_LMS | typeof LMS_TO_LAB;

const row = (m: Rows, i: 0 | 3 | 6, x: number, y: number, z: number): number => m[i] * x + m[i + 1]! * y + m[i + 2]! * z;

/**
 * The OKLCH color of a HEX text: `hexToOklch('#3b82f6').coords` is lightness (0 to 1), chroma (0 to about 0.32) and hue
 * (degrees). The hue of a gray is missing. Throws InputError.
 */
export function hexToOklch(hex: string): Color<'oklch'> {
	const bits = bitsOf(hex, 'hex'), r = lightAt(bits, 24), g = lightAt(bits, 16), b = lightAt(bits, 8);
	const x =
		Math.cbrt(row(LIGHT_TO_LMS, 0, r, g, b)), y = Math.cbrt(row(LIGHT_TO_LMS, 3, r, g, b)), z = Math.cbrt(row(LIGHT_TO_LMS, 6, r, g, b));
	const u = row(LMS_TO_LAB, 3, x, y, z), v = row(LMS_TO_LAB, 6, x, y, z), c = Math.sqrt(u * u + v * v);
	const isGray = c <= POWERLESS_CHROMA, h = (Math.atan2(v, u) * 180) / Math.PI;
	return {
		space: 'oklch',
		coords: [row(LMS_TO_LAB, 0, x, y, z), isGray ? 0 : c, isGray ? 0 : h < 0 ? h + 360 : h],
		alpha: (bits & 255) / 255,
		none: isGray ? 4 : 0,
	};
}

const luminance = (bits: number): number => 0.2126 * lightAt(bits, 24) + 0.7152 * lightAt(bits, 16) + 0.0722 * lightAt(bits, 8);

/**
 * The WCAG 2 contrast ratio of two HEX texts, 1 to 21, unrounded, whichever is the text; `contrast` takes any color and
 * minds alpha, which this leaves out. Throws InputError.
 */
export function hexContrast(first: string, second: string): number {
	const a = luminance(bitsOf(first, 'first')) + 0.05, b = luminance(bitsOf(second, 'second')) + 0.05;
	return Math.max(a, b) / Math.min(a, b);
}
