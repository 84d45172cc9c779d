/*
 * A color of sRGB in 8 bits a channel as HEX, in lower case with `#`; eight digits only for a color that is translucent
 * at the four decimals alpha has everywhere else, so that `#…ff` still tells an alpha of 0.999 from an opaque color.
 *
 * Source  CSS Color 4 §5.3.
 * Proof   test/formats/hex.test.ts: all 16,777,216 colors there and back.
 */

import { alphaByte, blueOf, greenOf, isOpaque, redOf, type Rgb24 } from '../spaces/rgb24.ts';

/** The character of each digit. */
const CHARACTER = /*#__PURE__*/ Uint8Array.from('0123456789abcdef', (character) => character.charCodeAt(0));

/** `#rrggbb`, or `#rrggbbaa` for a translucent color; alpha is 0..1. */
export function printHex(c: Rgb24, alpha = 1): string {
	const r = redOf(c), g = greenOf(c), b = blueOf(c);
	if (isOpaque(alpha)) {
		return String.fromCharCode(
			35, CHARACTER[r >> 4]!, CHARACTER[r & 15]!, CHARACTER[g >> 4]!, CHARACTER[g & 15]!, CHARACTER[b >> 4]!, CHARACTER[b & 15]!,
		);
	}
	const a = alphaByte(alpha);
	return String.fromCharCode(
		35, CHARACTER[r >> 4]!, CHARACTER[r & 15]!, CHARACTER[g >> 4]!, CHARACTER[g & 15]!, CHARACTER[b >> 4]!, CHARACTER[b & 15]!,
		CHARACTER[a >> 4]!, CHARACTER[a & 15]!,
	);
}
