/*
 * The CSS math functions: number and unit of their arguments, unit and value of the result, and the constants.
 *
 * Infinity and NaN propagate as specified; their meaning for a channel is decided where the channel is read.
 *
 * Source  CSS Values 4 §10: functions, §10.9 units, infinities and NaN.
 * Proof   test/reading/css-math.test.ts.
 */

import { DEGREES } from '../math/angle.ts';
import { ANGLE, lookUp, NUMBER, type Unit } from './css-cursor.ts';

/** Maximum number of arguments of min(), max() and hypot(). */
const MANY = 100;

/** Any unit, the same for all arguments and the result. */
export const SAME: Unit = -1;

/** Unit of `none` in clamp(), which matches any other. */
export const OPEN_END: Unit = -2;

/** Least and most arguments, their unit, and the unit of the result. Angles may also be plain numbers, in radians. */
type Signature = readonly [least?: number, most?: number, takes?: Unit, gives?: Unit];

/** Defaults: one argument, as many as the least, any unit, the unit of the arguments. */
export const SIGNATURES: Readonly<Record<string, Signature>> = {
	calc: [],
	min: [1, MANY],
	max: [1, MANY],
	clamp: [3],
	round: [1, 2],
	mod: [2],
	rem: [2],
	abs: [],
	hypot: [1, MANY],
	sign: [1, 1, SAME, NUMBER],
	atan2: [2, 2, SAME, ANGLE],
	sqrt: [1, 1, NUMBER],
	pow: [2, 2, NUMBER],
	exp: [1, 1, NUMBER],
	log: [1, 2, NUMBER],
	sin: [1, 1, ANGLE, NUMBER],
	cos: [1, 1, ANGLE, NUMBER],
	tan: [1, 1, ANGLE, NUMBER],
	asin: [1, 1, NUMBER, ANGLE],
	acos: [1, 1, NUMBER, ANGLE],
	atan: [1, 1, NUMBER, ANGLE],
};

export const CONSTANTS = { e: Math.E, pi: Math.PI, nan: NaN, infinity: Infinity, '-infinity': -Infinity };

type Run = (a: number, b?: number, ...more: number[]) => number;

/** All other functions have the same name and meaning in JavaScript. */
const mathFunction = (name: string): Run => (Math as unknown as Readonly<Record<string, Run>>)[name]!;

// The arguments are counted before a call, so none is undefined.
const FUNCTIONS: Readonly<Record<string, Run>> = {
	calc: (a) => a,
	clamp: (a, b, c) => Math.max(a, Math.min(b!, c!)),
	mod: (a, b) => {
		const rest = a % b!;
		// The result has the sign of the divisor; with an infinite divisor of the other sign it is NaN.
		return rest !== 0 && (rest < 0) !== (b! < 0) ? (Number.isFinite(b!) ? rest + b! : NaN) : rest;
	},
	rem: (a, b) => a % b!,
	log: (a, b) => Math.log(a) / (b === undefined ? 1 : Math.log(b)),
};

/** Rounding strategies by their CSS keyword, and the function of Math for each. */
export const ROUNDINGS = { 'nearest': 'round', 'up': 'ceil', 'down': 'floor', 'to-zero': 'trunc' } as const;

type Rounding = (typeof ROUNDINGS)[keyof typeof ROUNDINGS];

/** Rounds to a multiple of a step. */
function roundToStep(a: number, b: number, rounding: Rounding): number {
	const step = Math.abs(b), steps = a / step;
	// The multiples of an infinite step are 0 and the infinities, which up and down reach.
	if (step === Infinity && Number.isFinite(a)) return rounding === 'ceil' && a > 0 ? step : rounding === 'floor' && a < 0 ? -step : 0;
	return Number.isInteger(steps) || Math.abs(steps) === Infinity ? (b === 0 ? NaN : a) : Math[rounding](steps) * step;
}

/** Exact results for multiples of 90 degrees, which radians only approximate. */
const AT_RIGHT_ANGLES: Readonly<Record<string, readonly [number, number, number, number]>> = {
	sin: [0, 1, 0, -1], cos: [1, 0, -1, 0], tan: [0, Infinity, 0, -Infinity],
};

/** Computes a function for a valid number of arguments in a valid unit; angles are in degrees. */
export function compute(name: string, values: readonly number[], given: Unit, rounding: Rounding = 'round'): number {
	const [a = NaN, b = 1] = values, right = a / 90;
	if (name === 'round') return roundToStep(a, b, rounding);
	if (given === ANGLE && name in AT_RIGHT_ANGLES) {
		return Number.isInteger(right) ? AT_RIGHT_ANGLES[name]![((right % 4) + 4) % 4]! : mathFunction(name)(a / DEGREES);
	}
	// The number of arguments was checked.
	const value = (lookUp(FUNCTIONS, name) ?? mathFunction(name))(...values as [number]);
	return SIGNATURES[name]![3] === ANGLE ? value * DEGREES : value;
}
