/*
 * HEX to OKLCH, and the WCAG 2 ratio of two HEX colors, for programs where bundle size matters most.
 *
 * Written out for 8-bit colors, because `convert` bundles spaces and routes; `convert` is two to three times as fast. Reads HEX
 * with 3, 4, 6 or 8 digits, with or without `#`, in any case.
 *
 * Source  CSS Color 4 §5.3, §9.4, §10.2; WCAG 2.2, "contrast ratio".
 * Proof   test/fn/hex.test.ts: equal to `convert` and `contrastRatio`.
 */

import { applyInto, type Mat3, type Vec3 } from '../math/matrix.ts';
import { readHexBits } from '../reading/hex.ts';
import type { Color } from '../spaces/color.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import { LMS_TO_LAB } from '../spaces/oklab-matrices.ts';
import { srgbByteToLinear } from '../spaces/srgb-transfer.ts';
import { fault } from './arguments.ts';

/** Red, green, blue and alpha as the bytes of a 32-bit integer. Throws InputError. */
function readBits(hex: string, name: string): number {
	const bits = typeof hex === 'string' ? readHexBits(hex) : undefined;
	if (bits === undefined) throw fault(name, 'HEX like #3b82f6');
	return bits;
}

/** Linear light of red, green and blue. */
const lightOf = (bits: number): Vec3 => [srgbByteToLinear(bits >> 24), srgbByteToLinear(bits >> 16), srgbByteToLinear(bits >> 8)];

/** Linear sRGB to cone responses: the product of the sRGB and OKLab matrices, which a test recomputes. */
export const LIGHT_TO_LMS: Mat3 = [
	0.4122214694707629, 0.5363325372617349, 0.0514459932675022,
	0.2119034958178251, 0.6806995506452344, 0.1073969535369405,
	0.0883024591900564, 0.2817188391361215, 0.6299787016738222,
];

/**
 * Converts HEX to OKLCH: `hexToOklch('#3b82f6').coords` is lightness (0 to 1), chroma (0 to about 0.32) and hue (degrees). The hue of a
 * gray is missing. For its coordinates: a bundle for other functions needs `convert(parseHex(hex), oklch)`, which contains the space.
 * @param hex HEX, with or without `#`.
 * @returns The color in OKLCH.
 * @throws InputError
 * @example
 * hexToOklch('#f00').coords.map((x) => x.toFixed(2)); // ['0.63', '0.26', '29.23']
 */
export function hexToOklch(hex: string): Color<'oklch'> {
	const bits = readBits(hex, 'hex'), v = lightOf(bits);
	applyInto(LIGHT_TO_LMS, v);
	// Three numbers map to three.
	const lab = v.map(Math.cbrt) as Vec3;
	applyInto(LMS_TO_LAB, lab);
	const [l, a, b] = lab, chroma = Math.sqrt(a * a + b * b), isGray = chroma <= POWERLESS_CHROMA;
	const hue = (Math.atan2(b, a) * 180) / Math.PI;
	return {
		space: 'oklch',
		coords: [l, isGray ? 0 : chroma, isGray ? 0 : hue < 0 ? hue + 360 : hue],
		alpha: (bits & 255) / 255,
		none: isGray ? 4 : 0,
	};
}

function luminance(hex: string, name: string): number {
	const [r, g, b] = lightOf(readBits(hex, name));
	return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
}

/**
 * WCAG 2 contrast ratio of two HEX colors in any order, 1 to 21, unrounded. Ignores alpha; `contrastRatio` composites.
 * @param first One color.
 * @param second The other color.
 * @returns The ratio.
 * @throws InputError
 * @example
 * hexContrast('#000', '#fff'); // 21
 */
export function hexContrast(first: string, second: string): number {
	const a = luminance(first, 'first'), b = luminance(second, 'second');
	return Math.max(a, b) / Math.min(a, b);
}
