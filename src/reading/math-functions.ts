/*
 * What the math functions of CSS compute: how many arguments of which unit each takes, what comes out, and the constants.
 *
 * Infinity and NaN pass through as the specification wants; what they mean for a channel is decided where the channel is
 * read.
 *
 * Source  CSS Values 4 §10: functions, §10.9 units, infinities and NaN.
 * Proof   test/reading/css-math.test.ts.
 */

import { ANGLE, named, NUMBER, type Unit } from './css-cursor.ts';
import { WRONG_ARGUMENT, WRONG_COUNT } from './css-faults.ts';

/** The most values min(), max() and hypot() take. */
const MANY = 100;

/** Any unit, the same for all arguments; the result has it too. */
const SAME: Unit = -1;

/** The unit of `none` in clamp(), which goes with any other. */
export const OPEN_END: Unit = -2;

/** How many arguments at least and at most, what they are, what comes out. An angle may be given as a number, in radians. */
type Signature = readonly [least?: number, most?: number, takes?: Unit, gives?: Unit];

/** Left out is one argument, no more than at least, any unit, and what was given. */
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

/** What is wrong with a call of one of these functions with so many arguments of a unit; 0 where nothing is. */
export function callFault(name: string, count: number, given: Unit): number {
	const [least = 1, most = least, takes = SAME] = SIGNATURES[name]!;
	// What is no number has to be told the step to round to.
	if (count < (name === 'round' && given !== NUMBER ? 2 : least) || count > most) return WRONG_COUNT;
	return takes !== SAME && given !== NUMBER && given !== takes ? WRONG_ARGUMENT : 0;
}

/** The unit of the result for arguments of a unit that it takes. */
export const resultUnit = (name: string, given: Unit): Unit => SIGNATURES[name]![3] ?? given;

type Run = (a: number, b?: number, ...more: number[]) => number;

/** The others are called in CSS as in JavaScript. */
const ofMath = (name: string): Run => (Math as unknown as Readonly<Record<string, Run>>)[name]!;

// Arguments are counted before a function runs, so the ones it asks for are there.
const FUNCTIONS: Readonly<Record<string, Run>> = {
	calc: (a) => a,
	clamp: (a, b, c) => Math.max(a, Math.min(b!, c!)),
	mod: (a, b) => {
		const rest = a % b!;
		// It has the sign of the divisor; a whole infinity away there is no rest.
		return rest !== 0 && (rest < 0) !== (b! < 0) ? (Number.isFinite(b!) ? rest + b! : NaN) : rest;
	},
	rem: (a, b) => a % b!,
	log: (a, b) => Math.log(a) / (b === undefined ? 1 : Math.log(b)),
};

/** How round() may be told to round, before its numbers, and the function of Math that does it. */
export const ROUNDINGS = { 'nearest': 'round', 'up': 'ceil', 'down': 'floor', 'to-zero': 'trunc' } as const;

type Rounding = (typeof ROUNDINGS)[keyof typeof ROUNDINGS];

/** To a multiple of a step. */
function rounded(a: number, b: number, rounding: Rounding): number {
	const step = Math.abs(b), steps = a / step;
	// Of an endless step, the multiples are 0 and the infinities, and up and down reach those.
	if (step === Infinity && Number.isFinite(a)) return rounding === 'ceil' && a > 0 ? step : rounding === 'floor' && a < 0 ? -step : 0;
	return Number.isInteger(steps) || Math.abs(steps) === Infinity ? (b === 0 ? NaN : a) : Math[rounding](steps) * step;
}

/** Those whose one argument is an angle, of degrees that are whole right angles: what a product with pi only comes near. */
const AT_RIGHT_ANGLES: Readonly<Record<string, readonly [number, number, number, number]>> = {
	sin: [0, 1, 0, -1], cos: [1, 0, -1, 0], tan: [0, Infinity, 0, -Infinity],
};

const DEGREES = 180 / Math.PI;

/** What a function gives for as many arguments as it takes, of a unit that it takes; angles are degrees. */
export function computed(name: string, values: readonly number[], given: Unit, rounding: Rounding = 'round'): number {
	const [a = NaN, b = 1] = values, right = a / 90;
	if (name === 'round') return rounded(a, b, rounding);
	if (given === ANGLE && name in AT_RIGHT_ANGLES) {
		return Number.isInteger(right) ? AT_RIGHT_ANGLES[name]![((right % 4) + 4) % 4]! : ofMath(name)(a / DEGREES);
	}
	// They were counted.
	const value = (named(FUNCTIONS, name) ?? ofMath(name))(...values as [number]);
	return SIGNATURES[name]![3] === ANGLE ? value * DEGREES : value;
}
