/*
 * The CSS math functions over constants: calc() with its four operators and parentheses, and the others.
 *
 * Every value has a unit: number, percent, angle, or a product of them. Sums and comparisons need equal units, products
 * combine them, and the result must be one of the three. `math-functions.ts` computes the functions.
 *
 * Source  CSS Values 4 §10: functions, §10.8 syntax (white space around + and -), §10.9 units.
 * Proof   test/reading/css-math.test.ts.
 */

import {
	ANGLE, at, CLOSE, code, COMMA, fault, isSpaced, lookUp, MINUS, moveTo, NUMBER, OPEN, PERCENT, PLUS, readQuantity, readWord, setUnit,
	skips, skipSpace, SLASH, STAR, startsNumber, step, stop, unit, word,
} from './css-cursor.ts';
import { readKeyword } from './css-origin.ts';
import { compute, CONSTANTS, OPEN_END, ROUNDINGS, SAME, SIGNATURES } from './math-functions.ts';

/** Maximum nesting of parentheses, and of colors; far beyond real use and safe for the stack. */
export const DEEPEST = 32;

/** True for names of math functions, in lower case. */
export const isMathName = (name: string): boolean => Object.hasOwn(SIGNATURES, name);

let depth = 0;

/**
 * Reads a math function whose name is the last word; the cursor is on its parenthesis. Sets the unit of the result: number,
 * percent or angle.
 */
export function readMath(): number {
	const from = at;
	depth = 0;
	const value = readFunction();
	if (unit !== NUMBER && unit !== PERCENT && unit !== ANGLE) stop('math-unit', from);
	return value;
}

function readFunction(): number {
	const name = word;
	if (!isMathName(name)) {
		stop('math-function', at, name);
		return 0;
	}
	if (!open()) return 0;
	const isClamp = name === 'clamp', rounding = name === 'round' ? readRounding() : undefined;
	const from = at, values = [isClamp ? readLimit(-Infinity) : readSum()];
	let given = unit;
	while (skips(COMMA)) {
		const next = at;
		values.push(isClamp && values.length === 2 ? readLimit(Infinity) : readSum());
		if (given === OPEN_END) given = unit;
		else if (unit !== given && unit !== OPEN_END) stop('math-arguments', next);
	}
	const [least = 1, most = least, takes = SAME, gives = given] = SIGNATURES[name]!;
	// round() needs a step unless its argument is a plain number.
	if (values.length < (name === 'round' && given !== NUMBER ? 2 : least) || values.length > most) stop('math-count', from);
	if (takes !== SAME && given !== NUMBER && given !== takes) stop('math-argument', from);
	close();
	// A call with faults may have more arguments than a function accepts.
	if (fault !== '') return 0;
	setUnit(gives);
	return compute(name, values, given, rounding);
}

/** Reads a bound of clamp(), which may be `none`. */
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

/** Skips an opening parenthesis, unless it is nested too deeply. */
function open(): boolean {
	if (++depth > DEEPEST) stop('math-depth');
	return skips(OPEN);
}

function close(): void {
	depth--;
	if (code === CLOSE) step();
	else stop('math-open');
}

/** Reads a rounding strategy, if any. Another word is part of the first argument. */
function readRounding(): (typeof ROUNDINGS)[keyof typeof ROUNDINGS] | undefined {
	const from = at, rounding = readWord() ? lookUp(ROUNDINGS, word) : undefined;
	if (rounding === undefined) {
		moveTo(from);
	} else {
		skipSpace();
		if (!skips(COMMA)) stop('math-rounding');
	}
	return rounding;
}

/** Reads products joined by + and -, which need white space on both sides. Skips white space after the sum. */
function readSum(): number {
	let sum = readProduct();
	const given = unit;
	for (let sign = code; sign === PLUS || sign === MINUS; sign = code) {
		const from = at, isSpacedBefore = isSpaced;
		skips(sign);
		if (!isSpacedBefore || !isSpaced) stop('math-blank', from);
		const product = readProduct();
		if (unit !== given) stop('math-terms', from);
		sum += sign === PLUS ? product : -product;
	}
	setUnit(given);
	return sum;
}

/** Reads values joined by * and /. Skips white space after the product. */
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
	if (readWord()) {
		if (code === OPEN) return readFunction();
		const value = lookUp(CONSTANTS, word) ?? readKeyword(from);
		// A missing channel is 0 here.
		setUnit(NUMBER);
		if (value !== undefined) return value;
	}
	stop('math-value', from);
	return 0;
}
