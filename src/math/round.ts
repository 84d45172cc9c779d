/*
 * Rounding, once, at the edge; numbers as the shortest decimal text.
 *
 * Halves go away from zero. No result is -0, and no text has an exponent.
 */

const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9] as const;

const power = (digits: number): number => POWERS[digits] ?? 10 ** digits;

/** x to so many decimals (0 to 9), halves away from zero, never -0. */
export function round(x: number, digits: number): number {
	const scale = power(digits);
	const scaled = Math.abs(x) * scale;
	if (!(scaled < 1e14)) return roundLarge(x, digits, scaled);
	const whole = nearestWhole(scaled);
	return x < 0 ? 0 - whole / scale : whole / scale;
}

/**
 * The nearest whole number of 0 to 1e14, halves up. 1.005 * 100 is 100.49999999999999: a value within a few ulps below
 * the half was meant to be the half.
 */
export const nearestWhole = (x: number): number => Math.floor(x + 0.5 + x * 4e-16);

/**
 * Where a few ulps are a good part of the step: the slow way, which takes the double as it is. From 2^53 steps on a
 * double has no decimals left to round.
 */
const roundLarge = (x: number, digits: number, scaled: number): number =>
	scaled < 2 ** 53 ? Number(x.toFixed(digits)) : x;

/** x to so many decimals, towards zero; a ratio must never read as a pass it did not reach. */
export function roundDown(x: number, digits: number): number {
	const scale = power(digits);
	let whole = Math.floor(Math.abs(x) * scale);
	// The product is itself rounded: 4.35 * 100 is 434.99999999999994, though 435 / 100 is not above 4.35, and
	// 20.939999999999998 * 100 is 2094, though 2094 / 100 is above it.
	if ((whole + 1) / scale <= Math.abs(x)) whole++;
	else if (whole / scale > Math.abs(x)) whole--;
	return x < 0 ? 0 - whole / scale : whole / scale;
}

/** x to so many decimals as CSS text: trailing zeros trimmed, no exponent, no "-0". Expects |x| below 1e15. */
export function decimal(x: number, digits: number): string {
	const rounded = round(x, digits);
	const text = String(rounded);
	return text.includes('e') ? expanded(rounded, digits) : text;
}

/** A hue to so many decimals, still in [0, 360): what rounds up to a full turn is 0. */
export function roundHue(degrees: number, digits: number): number {
	const rounded = round(degrees, digits);
	return rounded >= 360 ? rounded - 360 : rounded;
}

/** A turn to so many decimals, still in (-180, 180]: what rounds to -180 is written 180. */
export function roundTurn(degrees: number, digits: number): number {
	const rounded = round(degrees, digits);
	return rounded === -180 ? 180 : rounded;
}

/** Only numbers below 1e-6 or from 1e21 up print with an exponent. */
function expanded(x: number, digits: number): string {
	const text = Math.abs(x) < 1 ? x.toFixed(digits) : BigInt(x).toString();
	return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
