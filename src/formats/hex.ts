/*
 * Prints an 8-bit sRGB color as HEX, in lower case with `#`. Eight digits only if alpha, rounded to four decimals, is below 1, so that
 * `#…ff` still distinguishes an alpha of 0.999 from an opaque color.
 *
 * Source  CSS Color 4 §5.3.
 * Proof   test/formats/hex.test.ts: round trip of all 16,777,216 colors.
 */

import { alphaByte, blueOf, greenOf, isOpaque, redOf, type Rgb24 } from '../spaces/rgb24.ts';

/** The character of each digit. */
const CHARACTER = /*#__PURE__*/ Uint8Array.from('0123456789abcdef', (character) => character.charCodeAt(0));

/** `#rrggbb`, or `#rrggbbaa` for a translucent color; alpha is 0..1. */
export function printHex(c: Rgb24, alpha = 1): string {
	const r = redOf(c), g = greenOf(c), b = blueOf(c);
	const opaque = String.fromCharCode(
		35, CHARACTER[r >> 4]!, CHARACTER[r & 15]!, CHARACTER[g >> 4]!, CHARACTER[g & 15]!, CHARACTER[b >> 4]!, CHARACTER[b & 15]!,
	);
	if (isOpaque(alpha)) return opaque;
	const a = alphaByte(alpha);
	return opaque + String.fromCharCode(CHARACTER[a >> 4]!, CHARACTER[a & 15]!);
}
