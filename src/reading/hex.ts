/*
 * HEX as a color: 3, 4, 6 or 8 digits, where 3 and 4 double each digit, with `#` or without, in any case.
 *
 * Source  CSS Color 4 §5.3.
 * Proof   test/reading/hex.test.ts; test/formats/hex.test.ts: all 16,777,216 colors there and back.
 */

import { color, type Color } from '../spaces/color.ts';
import { BYTE_VALUE } from '../spaces/srgb.ts';

/** More than any byte, even with others put to it. */
const NO_DIGIT = 256;

/** The value of each ASCII character as a digit. */
const DIGIT_VALUE = /*#__PURE__*/ Uint16Array.from({ length: 128 }, (_, code) => {
	const value = Number.parseInt(String.fromCharCode(code), 16);
	return Number.isNaN(value) ? NO_DIGIT : value;
});

function digitAt(text: string, i: number): number {
	const code = text.charCodeAt(i);
	return code < 128 ? DIGIT_VALUE[code]! : NO_DIGIT;
}

const byteAt = (text: string, i: number): number => (digitAt(text, i) << 4) | digitAt(text, i + 1);

/** The color, or undefined where the text from `start` on is no HEX. */
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
	// One that is none makes all of it more than a byte.
	if ((r | g | b | a) > 255) return undefined;
	return color('srgb', [BYTE_VALUE[r]!, BYTE_VALUE[g]!, BYTE_VALUE[b]!], BYTE_VALUE[a]!);
}

/** Red, green, blue and alpha in 8 bits each as one number, or undefined: `parseHex` for programs that are to stay small. */
export function hexBits(text: string): number | undefined {
	const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1];
	return digits === undefined ? undefined : Number.parseInt((digits.length > 4 ? digits : digits.replace(/./g, '$&$&')).padEnd(8, 'f'), 16);
}
