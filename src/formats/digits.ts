/*
 * Prints a rounded number with tables of three digits: the result of `decimal` in a third of the time.
 *
 * Finding the shortest decimal of a double is the slow part of printing a color. After rounding to a few decimals the digits are
 * those of an integer, which needs no such search.
 *
 * Proof  test/formats/digits.test.ts: equal to `decimal` everywhere.
 */

import { decimal, nearestWhole } from '../math/round.ts';

const POWERS = [1, 10, 100, 1000, 10000, 100000, 1000000] as const;

/** From this many units of the last decimal up, and with more than six decimals, `decimal` is used. */
const LARGEST = 1e14;

/** '0' to '999'. */
const WHOLE = /*#__PURE__*/ Array.from({ length: 1000 }, (_, n) => String(n));

/** '.000' to '.999': the first three decimals, if more follow. */
const FIRST = /*#__PURE__*/ WHOLE.map((digits) => `.${digits.padStart(3, '0')}`);

/** '.001' to '.999' without trailing zeros: the first three decimals, if none follow. */
const ONLY = /*#__PURE__*/ FIRST.map((digits) => digits.replace(/\.?0+$/, ''));

/** '001' to '999' without trailing zeros: the last three decimals. */
const LAST = /*#__PURE__*/ ONLY.map((digits) => digits.slice(1));

/** The same after a leading zero, which most channels have: saves one concatenation. */
const ZERO_FIRST = /*#__PURE__*/ FIRST.map((digits) => `0${digits}`);
const ZERO_ONLY = /*#__PURE__*/ ONLY.map((digits) => `0${digits}`);

/** Prints x with a number of decimals, as `decimal` does. */
export function digits(x: number, decimals: number): string {
	const scale = POWERS[decimals];
	if (scale === undefined) return decimal(x, decimals);
	const scaled = Math.abs(x) * scale;
	if (!(scaled < LARGEST)) return decimal(x, decimals);
	const steps = nearestWhole(scaled);
	const whole = Math.floor(steps / scale), millionths = (steps - whole * scale) * (1e6 / scale);
	const text = whole === 0 ? belowOne(millionths) : (whole < 1000 ? WHOLE[whole]! : String(whole)) + afterPoint(millionths);
	return x < 0 && steps > 0 ? '-' + text : text;
}

/** Millionths as point and decimals; empty for 0. */
function afterPoint(millionths: number): string {
	const first = Math.floor(millionths / 1000), last = millionths - first * 1000;
	return last === 0 ? ONLY[first]! : FIRST[first]! + LAST[last]!;
}

/** The same after a leading zero. */
function belowOne(millionths: number): string {
	const first = Math.floor(millionths / 1000), last = millionths - first * 1000;
	return last === 0 ? ZERO_ONLY[first]! : ZERO_FIRST[first]! + LAST[last]!;
}
