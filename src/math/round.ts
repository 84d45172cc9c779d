/*
 * Rounding of results, and numbers as short decimal text.
 *
 * Halves round away from zero. No result is -0, and no text has an exponent.
 *
 * Proof  test/math/round.test.ts.
 */

const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9] as const;

const power = (digits: number): number => POWERS[digits] ?? 10 ** digits;

/** Rounds x to 0 to 9 decimals, halves away from zero, never -0. */
export function round(x: number, digits: number): number {
	const scale = power(digits);
	const scaled = Math.abs(x) * scale;
	if (!(scaled < 1e14)) return roundLarge(x, digits, scaled);
	const whole = nearestWhole(scaled);
	return x < 0 ? 0 - whole / scale : whole / scale;
}

/**
 * Rounds 0 to 1e14 to an integer, halves up. Values a few ulps below a half count as the half: 1.005 * 100 is
 * 100.49999999999999.
 */
export const nearestWhole = (x: number): number => Math.floor(x + 0.5 + x * 4e-16);

/**
 * Exact but slow rounding, for values where a few ulps are a large part of the step. From 2^53 steps up a double has no decimals
 * left to round.
 */
const roundLarge = (x: number, digits: number, scaled: number): number =>
	scaled < 2 ** 53 ? Number(x.toFixed(digits)) : x;

/** Truncates x to a number of decimals, so that a ratio never appears to pass a threshold it misses. */
export function roundDown(x: number, digits: number): number {
	const scale = power(digits);
	let whole = Math.floor(Math.abs(x) * scale);
	// The product is itself rounded: 4.35 * 100 is 434.99999999999994, though 435 / 100 is not above 4.35, and
	// 20.939999999999998 * 100 is 2094, though 2094 / 100 is above it.
	if ((whole + 1) / scale <= Math.abs(x)) whole++;
	else if (whole / scale > Math.abs(x)) whole--;
	return x < 0 ? 0 - whole / scale : whole / scale;
}

/** Prints x with at most this many decimals: no trailing zeros, exponent or "-0". Expects |x| below 1e15. */
export function decimal(x: number, digits: number): string {
	const rounded = round(x, digits);
	const text = String(rounded);
	return text.includes('e') ? expanded(rounded, digits) : text;
}

/** Rounds a hue, keeping it in [0, 360): a full turn becomes 0. */
export function roundHue(degrees: number, digits: number): number {
	const rounded = round(degrees, digits);
	return rounded >= 360 ? rounded - 360 : rounded;
}

/** Rounds a turn, keeping it in (-180, 180]: -180 becomes 180. */
export function roundTurn(degrees: number, digits: number): number {
	const rounded = round(degrees, digits);
	return rounded === -180 ? 180 : rounded;
}

/** Only numbers below 1e-6 or from 1e21 up print with an exponent. */
function expanded(x: number, digits: number): string {
	const text = Math.abs(x) < 1 ? x.toFixed(digits) : BigInt(x).toString();
	return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
