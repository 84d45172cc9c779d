/*
 * The math functions of CSS over constants: calc() with its four operators and parentheses, and the others.
 *
 * Every value has a unit: number, percent, angle, or a product of them. Sums and comparisons want equal units, products
 * combine them, and what comes out in the end must be one of the three. Infinity and NaN pass through as the
 * specification wants; what they mean for a channel is decided where the channel is read.
 *
 * Source  CSS Values 4 §10: functions, §10.8 syntax (blanks around + and -), §10.9 units, infinities and NaN.
 * Proof   test/reading/css-math.test.ts.
 */

import { CONTEXT_FUNCTIONS } from './css-context.ts';
import {
	ANGLE, CLOSE, COMMA, MINUS, NUMBER, OPEN, PERCENT, PLUS, SLASH, STAR,
	expect, lookUp, moveTo, readQuantity, readWord, skipSpace, startsNumber, startsWord, step, stop, words,
	type Cursor,
} from './css-tokens.ts';

/** More than anyone nests, few enough for any stack. */
const DEEPEST = 32;

/** The most values min(), max() and hypot() take. */
const MANY = 100;

const DEGREES = 180 / Math.PI;

type Numbers = readonly number[];

interface MathFunction {
	/** What arguments it takes: all of one unit, plain numbers, or an angle (a plain number is one in radians). */
	readonly takes: 'same' | 'number' | 'angle';
	/** The unit of the result; `same` is that of the arguments. */
	readonly gives: 'same' | 'number' | 'angle';
	readonly least: number;
	readonly most: number;
	readonly run: (values: Numbers) => number;
}

const row = (
	name: string,
	takes: MathFunction['takes'],
	gives: MathFunction['gives'],
	[least, most]: readonly [number, number],
	run: (values: Numbers) => number,
): readonly [string, MathFunction] => [name, { takes, gives, least, most, run }];

const ROUND: MathFunction = { takes: 'same', gives: 'same', least: 1, most: 2, run: (a) => toMultiple(a, Math.round) };

// Arguments are counted before a function runs, so the ones it asks for are there.
const FUNCTIONS = /*#__PURE__*/ words<MathFunction>([
	row('calc', 'same', 'same', [1, 1], (a) => a[0]!),
	row('min', 'same', 'same', [1, MANY], (a) => Math.min(...a)),
	row('max', 'same', 'same', [1, MANY], (a) => Math.max(...a)),
	row('clamp', 'same', 'same', [3, 3], (a) => Math.max(a[0]!, Math.min(a[1]!, a[2]!))),
	['round', ROUND],
	row('mod', 'same', 'same', [2, 2], (a) => modulo(a[0]!, a[1]!)),
	row('rem', 'same', 'same', [2, 2], (a) => a[0]! % a[1]!),
	row('abs', 'same', 'same', [1, 1], (a) => Math.abs(a[0]!)),
	row('sign', 'same', 'number', [1, 1], (a) => Math.sign(a[0]!)),
	row('hypot', 'same', 'same', [1, MANY], (a) => Math.hypot(...a)),
	row('sqrt', 'number', 'number', [1, 1], (a) => Math.sqrt(a[0]!)),
	row('pow', 'number', 'number', [2, 2], (a) => a[0]! ** a[1]!),
	row('exp', 'number', 'number', [1, 1], (a) => Math.exp(a[0]!)),
	row('log', 'number', 'number', [1, 2], (a) => Math.log(a[0]!) / (a.length === 1 ? 1 : Math.log(a[1]!))),
	row('sin', 'angle', 'number', [1, 1], (a) => Math.sin(a[0]!)),
	row('cos', 'angle', 'number', [1, 1], (a) => Math.cos(a[0]!)),
	row('tan', 'angle', 'number', [1, 1], (a) => Math.tan(a[0]!)),
	row('asin', 'number', 'angle', [1, 1], (a) => Math.asin(a[0]!) * DEGREES),
	row('acos', 'number', 'angle', [1, 1], (a) => Math.acos(a[0]!) * DEGREES),
	row('atan', 'number', 'angle', [1, 1], (a) => Math.atan(a[0]!) * DEGREES),
	row('atan2', 'same', 'angle', [2, 2], (a) => Math.atan2(a[0]!, a[1]!) * DEGREES),
]);

/** How round() may be told to round, before its numbers. */
const ROUNDINGS = /*#__PURE__*/ words<(values: Numbers) => number>([
	['nearest', (a) => toMultiple(a, Math.round)],
	['up', (a) => toMultiple(a, Math.ceil)],
	['down', (a) => toMultiple(a, Math.floor)],
	['to-zero', (a) => toMultiple(a, Math.trunc)],
]);

const toMultiple = (a: Numbers, pick: (x: number) => number): number => {
	const step = a.length === 1 ? 1 : Math.abs(a[1]!);
	return pick(a[0]! / step) * step;
};

/** The remainder with the sign of the divisor. */
const modulo = (x: number, y: number): number => {
	const rest = x % y;
	return rest !== 0 && (rest < 0) !== (y < 0) ? rest + y : rest;
};

const CONSTANTS = /*#__PURE__*/ words([
	['e', Math.E], ['pi', Math.PI], ['nan', NaN], ['infinity', Infinity], ['-infinity', -Infinity],
]);

/**
 * A math function whose name is the word read last; the cursor stands on its parenthesis. Leaves the unit of the
 * result: number, percent or angle.
 */
export function readMath(c: Cursor): number {
	const from = c.at;
	const value = readFunction(c);
	if (c.unit !== NUMBER && c.unit !== PERCENT && c.unit !== ANGLE) {
		stop(c, from, 'multiplies or divides units into what is no number, percentage or angle');
	}
	return value;
}

function readFunction(c: Cursor): number {
	const math = lookUp(FUNCTIONS, c);
	if (math === undefined) {
		stop(c, c.at, lookUp(CONTEXT_FUNCTIONS, c) ?? 'calls a function that is no math function of CSS');
		return 0;
	}
	if (!open(c)) return 0;
	const run = math === ROUND ? readRounding(c) : math.run;
	const values = readArguments(c, math);
	close(c);
	if (c.fault !== '') return 0;
	if (math.takes === 'angle' && c.unit === ANGLE) values[0] = values[0]! / DEGREES;
	if (math.gives !== 'same') c.unit = math.gives === 'angle' ? ANGLE : NUMBER;
	return run(values);
}

function open(c: Cursor): boolean {
	if (++c.depth > DEEPEST) stop(c, c.at, `nests parentheses more than ${DEEPEST} deep`);
	else expect(c, OPEN, 'lacks "("');
	skipSpace(c);
	return c.fault === '';
}

function close(c: Cursor): void {
	c.depth--;
	expect(c, CLOSE, 'has math that neither goes on nor closes');
}

/** Without a word for it, the nearest multiple. A word that is no rounding begins the first argument. */
function readRounding(c: Cursor): (values: Numbers) => number {
	const from = c.at;
	if (!startsWord(c)) return ROUND.run;
	readWord(c);
	const rounding = lookUp(ROUNDINGS, c);
	if (rounding === undefined) {
		moveTo(c, from);
		return ROUND.run;
	}
	skipSpace(c);
	expect(c, COMMA, 'lacks a comma after the way to round');
	skipSpace(c);
	return rounding;
}

/** Sums between commas, counted and of units that fit the function; their common unit is left. */
function readArguments(c: Cursor, math: MathFunction): number[] {
	const from = c.at;
	const values = [readSum(c)];
	const unit = c.unit;
	while (c.code === COMMA) {
		step(c);
		skipSpace(c);
		const at = c.at;
		values.push(readSum(c));
		if (c.unit !== unit) stop(c, at, 'mixes units in one math function');
	}
	if (values.length < math.least || values.length > math.most) stop(c, from, 'has a math function with too few or too many values');
	const isFit = math.takes === 'same' || unit === NUMBER || (math.takes === 'angle' && unit === ANGLE);
	if (!isFit) stop(c, from, 'has a math function with a unit that it does not take');
	return values;
}

/** Products joined by + and -, which CSS wants blanks around. Ends after any white space. */
function readSum(c: Cursor): number {
	let sum = readProduct(c);
	const unit = c.unit;
	for (let sign = c.code; sign === PLUS || sign === MINUS; sign = c.code) {
		const at = c.at, isSpacedBefore = c.isSpaced;
		step(c);
		skipSpace(c);
		if (!isSpacedBefore || !c.isSpaced) stop(c, at, 'has a + or - in math without a blank on both sides');
		const product = readProduct(c);
		if (c.unit !== unit) stop(c, at, 'adds or subtracts different units');
		sum = sign === PLUS ? sum + product : sum - product;
	}
	c.unit = unit;
	return sum;
}

/** Values joined by * and /. Ends after any white space. */
function readProduct(c: Cursor): number {
	let product = readValue(c);
	let unit = c.unit;
	skipSpace(c);
	for (let sign = c.code; sign === STAR || sign === SLASH; sign = c.code) {
		step(c);
		skipSpace(c);
		const value = readValue(c);
		skipSpace(c);
		product = sign === STAR ? product * value : product / value;
		unit += sign === STAR ? c.unit : -c.unit;
	}
	c.unit = unit;
	return product;
}

function readValue(c: Cursor): number {
	if (startsNumber(c)) return readQuantity(c);
	if (c.code === OPEN) return readParentheses(c);
	const from = c.at;
	c.unit = NUMBER;
	if (startsWord(c)) {
		readWord(c);
		if (c.code === OPEN) return readFunction(c);
		const constant = lookUp(CONSTANTS, c);
		if (constant !== undefined) return constant;
	}
	stop(c, from, 'lacks a number in its math');
	return 0;
}

function readParentheses(c: Cursor): number {
	if (!open(c)) return 0;
	const sum = readSum(c);
	close(c);
	return sum;
}
