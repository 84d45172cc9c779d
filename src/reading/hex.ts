/*
 * Parses HEX: 3, 4, 6 or 8 digits (3 and 4 double each digit), with or without `#`, in any case.
 *
 * Source  CSS Color 4 §5.3.
 * Proof   test/reading/hex.test.ts; test/formats/hex.test.ts: round trip of all 16,777,216 colors.
 */

import { color, type Color } from '../spaces/color.ts';
import { BYTE_VALUE } from '../spaces/srgb-transfer.ts';

/** One more than the value of each Latin-1 character as a hex digit; 0 for other characters. */
const DIGIT_VALUE = /*#__PURE__*/ Uint8Array.from({ length: 256 }, (_, code) => Number.parseInt(String.fromCharCode(code), 16) + 1);

/** Red, green, blue and alpha as the bytes of a 32-bit integer, red first; undefined for a text that is not HEX. */
export function readHexBits(text: string): number | undefined {
	const first = text[0] === '#' ? 1 : 0, count = text.length - first;
	if (count !== 6 && count !== 3 && count !== 8 && count !== 4) return undefined;
	let bits = 0, all = 0;
	for (let i = first; i < text.length; i++) {
		const digit = (DIGIT_VALUE[text.charCodeAt(i)] ?? 0) - 1;
		all |= digit;
		bits = count < 5 ? (bits << 8) | (digit * 17) : (bits << 4) | digit;
	}
	return all < 0 ? undefined : count % 4 === 0 ? bits : (bits << 8) | 255;
}

/** The color, or undefined for a text that is not HEX. */
export function parseHex(text: string): Color<'srgb'> | undefined {
	const bits = readHexBits(text);
	if (bits === undefined) return undefined;
	const r = BYTE_VALUE[bits >>> 24]!, g = BYTE_VALUE[(bits >> 16) & 255]!, b = BYTE_VALUE[(bits >> 8) & 255]!;
	return color('srgb', [r, g, b], BYTE_VALUE[bits & 255]!);
}
