/*
 * Parses HEX: 3, 4, 6 or 8 digits (3 and 4 double each digit), with or without `#`, in any case.
 *
 * Source  CSS Color 4 §5.3.
 * Proof   test/reading/hex.test.ts; test/formats/hex.test.ts: round trip of all 16,777,216 colors.
 */

import { color, type Color } from '../spaces/color.ts';
import { BYTE_VALUE } from '../spaces/srgb-transfer.ts';

/** Marks an invalid digit: larger than any byte, also when combined with other digits. */
const NO_DIGIT = 256;

/** Value of each ASCII character as a hex digit. */
const DIGIT_VALUE = /*#__PURE__*/ Uint16Array.from({ length: 128 }, (_, code) => {
	const value = Number.parseInt(String.fromCharCode(code), 16);
	return Number.isNaN(value) ? NO_DIGIT : value;
});

function digitAt(text: string, i: number): number {
	const code = text.charCodeAt(i);
	return code < 128 ? DIGIT_VALUE[code]! : NO_DIGIT;
}

const byteAt = (text: string, i: number): number => (digitAt(text, i) << 4) | digitAt(text, i + 1);

/** The color, or undefined if the text from `start` on is not HEX. */
export function parseHex(text: string, start = 0): Color<'srgb'> | undefined {
	const first = text.length > start && text.charCodeAt(start) === 35 ? start + 1 : start;
	const count = text.length - first;
	let r: number, g: number, b: number, a = 255;
	if (count === 6 || count === 8) {
		r = byteAt(text, first);
		g = byteAt(text, first + 2);
		b = byteAt(text, first + 4);
		if (count === 8) a = byteAt(text, first + 6);
	} else if (count === 3 || count === 4) {
		r = digitAt(text, first) * 17;
		g = digitAt(text, first + 1) * 17;
		b = digitAt(text, first + 2) * 17;
		if (count === 4) a = digitAt(text, first + 3) * 17;
	} else {
		return undefined;
	}
	// An invalid digit makes the combined value exceed a byte.
	if ((r | g | b | a) > 255) return undefined;
	return color('srgb', [BYTE_VALUE[r]!, BYTE_VALUE[g]!, BYTE_VALUE[b]!], BYTE_VALUE[a]!);
}
