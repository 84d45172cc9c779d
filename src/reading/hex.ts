/*
 * HEX as a color: 3, 4, 6 or 8 digits, where 3 and 4 double each digit, with `#` or without, in any case.
 *
 * Source  CSS Color 4 §5.3.
 * Proof   test/reading/hex.test.ts; test/formats/hex.test.ts: all 16,777,216 colors there and back.
 */

import { color, type Color } from '../spaces/color.ts';
import { BYTE_VALUE } from '../spaces/srgb.ts';

const NO_DIGIT = 128;

/** The value of each ASCII character as a digit. */
const DIGIT_VALUE = /*#__PURE__*/ Uint8Array.from({ length: 128 }, (_, code) => {
	const value = Number.parseInt(String.fromCharCode(code), 16);
	return Number.isNaN(value) ? NO_DIGIT : value;
});

/** The color, or undefined where the text from `start` on is no HEX. */
export function parseHex(text: string, start = 0): Color<'srgb'> | undefined {
	const first = text.length > start && text.charCodeAt(start) === 35 ? start + 1 : start;
	const count = text.length - first;
	if (count !== 6 && count !== 3 && count !== 8 && count !== 4) return undefined;
	const isLong = count > 4;
	let packed = 0, seen = 0;
	for (let i = first; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const digit = code < 128 ? DIGIT_VALUE[code]! : NO_DIGIT;
		seen |= digit;
		packed = isLong ? (packed << 4) | digit : (packed << 8) | (digit * 17);
	}
	if (seen >= NO_DIGIT) return undefined;
	if (count === 6 || count === 3) {
		return color('srgb', [BYTE_VALUE[packed >> 16]!, BYTE_VALUE[(packed >> 8) & 255]!, BYTE_VALUE[packed & 255]!]);
	}
	const r = packed >>> 24, g = (packed >> 16) & 255, b = (packed >> 8) & 255;
	return color('srgb', [BYTE_VALUE[r]!, BYTE_VALUE[g]!, BYTE_VALUE[b]!], BYTE_VALUE[packed & 255]!);
}

/** Red, green, blue and alpha in 8 bits each as one number, or undefined: `parseHex` for programs that are to stay small. */
export function hexBits(text: string): number | undefined {
	const digits = /^#?([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(text)?.[1];
	return digits === undefined ? undefined : Number.parseInt((digits.length > 4 ? digits : digits.replace(/./g, '$&$&')).padEnd(8, 'f'), 16);
}
