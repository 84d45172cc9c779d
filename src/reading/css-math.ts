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

import {
	ANGLE, at, CLOSE, code, COMMA, fault, isSpaced, MINUS, moveTo, named, NUMBER, OPEN, PERCENT, PLUS, readQuantity, readWord,
	setUnit, SLASH, skips, skipSpace, STAR, startsNumber, step, stop, unit, word, type Unit,
} from './css-cursor.ts';
import {
	MATH_NOT_CLOSED, NO_BLANK, NO_MATH, NO_MATH_UNIT, NO_ROUNDING_COMMA, NO_VALUE, TOO_DEEP, UNEQUAL_ARGUMENTS, UNEQUAL_TERMS, WRONG_ARGUMENT,
	WRONG_COUNT,
} from './css-faults.ts';

/** Parentheses within parentheses: more than anyone nests, few enough for any stack. */
export const DEEPEST = 32;

/** The most values min(), max() and hypot() take. */
const MANY = 100;

const DEGREES = 180 / Math.PI;

type Run = (a: number, b?: number, ...more: number[]) => number;

/** Any unit, the same for all arguments; the result has it too. */
const SAME: Unit = -1;

/** The unit of `none` in clamp(), which goes with any other. */
const OPEN_END: Unit = -2;

/** How many arguments at least and at most, what they are, what comes out. An angle may be given as a number, in radians. */
const SIGNATURES: Readonly<Record<string, readonly [least: number, most: number, takes: Unit, gives: Unit]>> = {
	calc: [1, 1, SAME, SAME],
	min: [1, MANY, SAME, SAME],
	max: [1, MANY, SAME, SAME],
	clamp: [3, 3, SAME, SAME],
	round: [1, 2, SAME, SAME],
	mod: [2, 2, SAME, SAME],
	rem: [2, 2, SAME, SAME],
	abs: [1, 1, SAME, SAME],
	hypot: [1, MANY, SAME, SAME],
	sign: [1, 1, SAME, NUMBER],
	atan2: [2, 2, SAME, ANGLE],
	sqrt: [1, 1, NUMBER, NUMBER],
	pow: [2, 2, NUMBER, NUMBER],
	exp: [1, 1, NUMBER, NUMBER],
	log: [1, 2, NUMBER, NUMBER],
	sin: [1, 1, ANGLE, NUMBER],
	cos: [1, 1, ANGLE, NUMBER],
	tan: [1, 1, ANGLE, NUMBER],
	asin: [1, 1, NUMBER, ANGLE],
	acos: [1, 1, NUMBER, ANGLE],
	atan: [1, 1, NUMBER, ANGLE],
};

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

/** Those whose one argument is an angle, of degrees that are whole right angles: what a product with pi only comes near. */
const AT_RIGHT_ANGLES: Readonly<Record<string, readonly [number, number, number, number]>> = {
	sin: [0, 1, 0, -1], cos: [1, 0, -1, 0], tan: [0, Infinity, 0, -Infinity],
};

/** How round() may be told to round, before its numbers, and the function of Math that does it. */
const ROUNDINGS = { 'nearest': 'round', 'up': 'ceil', 'down': 'floor', 'to-zero': 'trunc' };

const CONSTANTS = { e: Math.E, pi: Math.PI, nan: NaN, infinity: Infinity, '-infinity': -Infinity };

/** The others are called in CSS as in JavaScript. */
const ofMath = (name: string): Run => (Math as unknown as Readonly<Record<string, Run>>)[name]!;

let depth = 0;

/**
 * A math function whose name is the word read last; the cursor stands on its parenthesis. Leaves the unit of the result:
 * number, percent or angle.
 */
export function readMath(): number {
	const from = at;
	depth = 0;
	const value = readFunction();
	if (unit !== NUMBER && unit !== PERCENT && unit !== ANGLE) stop(NO_MATH_UNIT, from);
	return value;
}

function readFunction(): number {
	const name = word, signature = named(SIGNATURES, name);
	if (signature === undefined) {
		stop(NO_MATH, at, name);
		return 0;
	}
	const [least, most, takes, gives] = signature;
	if (!open()) return 0;
	const isRound = name === 'round', isClamp = name === 'clamp';
	const run = isRound ? readRounding() : named(FUNCTIONS, name) ?? ofMath(name);
	const from = at, values = [isClamp ? readLimit(-Infinity) : readSum()];
	let given = unit;
	while (skips(COMMA)) {
		const next = at;
		values.push(isClamp && values.length === 2 ? readLimit(Infinity) : readSum());
		if (given === OPEN_END) given = unit;
		else if (unit !== given && unit !== OPEN_END) stop(UNEQUAL_ARGUMENTS, next);
	}
	// What is no number has to be told the step to round to.
	if (values.length < (isRound && given !== NUMBER ? 2 : least) || values.length > most) stop(WRONG_COUNT, from);
	if (takes !== SAME && given !== NUMBER && given !== takes) stop(WRONG_ARGUMENT, from);
	close();
	// A text that cannot be read may have more arguments than a function can be given.
	if (fault !== 0) return 0;
	setUnit(gives === SAME ? given : gives);
	if (takes === ANGLE && given === ANGLE) return ofDegrees(name, values[0]!, run);
	const value = run(...values as [number]);
	return takes !== ANGLE && gives === ANGLE ? value * DEGREES : value;
}

/** A bound of clamp(), which may be `none`. */
function readLimit(without: number): number {
	const from = at;
	if (!startsNumber() && readWord() && word === 'none' && code !== OPEN) {
		skipSpace();
		setUnit(OPEN_END);
		return without;
	}
	moveTo(from);
	return readSum();
}

/** Sine, cosine or tangent of an angle in degrees. */
function ofDegrees(name: string, degrees: number, run: Run): number {
	const right = degrees / 90;
	return Number.isInteger(right) ? named(AT_RIGHT_ANGLES, name)![((right % 4) + 4) % 4]! : run(degrees / DEGREES);
}

/** Over a parenthesis, unless it is one too deep. */
function open(): boolean {
	if (++depth > DEEPEST) stop(TOO_DEEP);
	return skips(OPEN);
}

function close(): void {
	depth--;
	if (code === CLOSE) step();
	else stop(MATH_NOT_CLOSED);
}

/** To the nearest multiple, unless a word says otherwise. A word that is no rounding begins the first argument. */
function readRounding(): Run {
	const from = at, rounding = readWord() ? named(ROUNDINGS, word) : undefined;
	if (rounding === undefined) {
		moveTo(from);
	} else {
		skipSpace();
		if (!skips(COMMA)) stop(NO_ROUNDING_COMMA);
	}
	const pick = ofMath(rounding ?? 'round');
	return (a, b = 1) => {
		const step = Math.abs(b), steps = a / step;
		// Of an endless step, the multiples are 0 and the infinities, and up and down reach those.
		if (step === Infinity && Number.isFinite(a)) return a > 0 && pick === Math.ceil ? Infinity : a < 0 && pick === Math.floor ? -Infinity : 0;
		return Number.isInteger(steps) || steps === Infinity || steps === -Infinity ? (b === 0 ? NaN : a) : pick(steps) * step;
	};
}

/** Products joined by + and -, which CSS wants blanks around. Ends after any white space. */
function readSum(): number {
	let sum = readProduct();
	const given = unit;
	for (let sign = code; sign === PLUS || sign === MINUS; sign = code) {
		const from = at, isSpacedBefore = isSpaced;
		skips(sign);
		if (!isSpacedBefore || !isSpaced) stop(NO_BLANK, from);
		const product = readProduct();
		if (unit !== given) stop(UNEQUAL_TERMS, from);
		sum += sign === PLUS ? product : -product;
	}
	setUnit(given);
	return sum;
}

/** Values joined by * and /. Ends after any white space. */
function readProduct(): number {
	let product = readValue(), given = unit;
	skipSpace();
	for (let sign = code; sign === STAR || sign === SLASH; sign = code) {
		skips(sign);
		const value = readValue();
		skipSpace();
		product = sign === STAR ? product * value : product / value;
		given += sign === STAR ? unit : -unit;
	}
	setUnit(given);
	return product;
}

function readValue(): number {
	if (startsNumber()) return readQuantity();
	const from = at;
	if (code === OPEN) {
		if (!open()) return 0;
		const sum = readSum();
		close();
		return sum;
	}
	setUnit(NUMBER);
	if (readWord()) {
		if (code === OPEN) return readFunction();
		const constant = named(CONSTANTS, word);
		if (constant !== undefined) return constant;
	}
	stop(NO_VALUE, from);
	return 0;
}
