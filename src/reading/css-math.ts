/*
 * The math functions of CSS over constants: calc() with its four operators and parentheses, and the others.
 *
 * Every value has a unit: number, percent, angle, or a product of them. Sums and comparisons want equal units, products
 * combine them, and what comes out in the end must be one of the three. What the functions compute is in
 * `math-functions.ts`.
 *
 * Source  CSS Values 4 §10: functions, §10.8 syntax (blanks around + and -), §10.9 units.
 * Proof   test/reading/css-math.test.ts.
 */

import {
	ANGLE, at, CLOSE, code, COMMA, fault, isSpaced, MINUS, moveTo, named, NUMBER, OPEN, PERCENT, PLUS, readQuantity, readWord,
	setUnit, SLASH, skips, skipSpace, STAR, startsNumber, step, stop, unit, word,
} from './css-cursor.ts';
import {
	MATH_NOT_CLOSED, NO_BLANK, NO_KEYWORD, NO_MATH, NO_MATH_UNIT, NO_ROUNDING_COMMA, NO_VALUE, TOO_DEEP, UNEQUAL_ARGUMENTS, UNEQUAL_TERMS,
} from './css-faults.ts';
import { keywordPlace, keywordValue, knownKeywords } from './css-origin.ts';
import { callFault, computed, CONSTANTS, OPEN_END, resultUnit, ROUNDINGS, SIGNATURES } from './math-functions.ts';

/** Parentheses within parentheses, and colors within colors: more than anyone nests, few enough for any stack. */
export const DEEPEST = 32;

/** Is it the name of a math function, in lower case? */
export const isMathName = (name: string): boolean => named(SIGNATURES, name) !== undefined;

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
	const name = word;
	if (!isMathName(name)) {
		stop(NO_MATH, at, name);
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
		else if (unit !== given && unit !== OPEN_END) stop(UNEQUAL_ARGUMENTS, next);
	}
	const why = callFault(name, values.length, given);
	if (why !== 0) stop(why, from);
	close();
	// A text that cannot be read may have more arguments than a function can be given.
	if (fault !== 0) return 0;
	setUnit(resultUnit(name, given));
	return computed(name, values, given, rounding);
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

/** Which way to round, where a word says so. A word that is no rounding begins the first argument. */
function readRounding(): (typeof ROUNDINGS)[keyof typeof ROUNDINGS] | undefined {
	const from = at, rounding = readWord() ? named(ROUNDINGS, word) : undefined;
	if (rounding === undefined) {
		moveTo(from);
	} else {
		skipSpace();
		if (!skips(COMMA)) stop(NO_ROUNDING_COMMA);
	}
	return rounding;
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
		const place = keywordPlace(word);
		if (place >= 0) return keywordValue(place);
		if (knownKeywords() !== '') stop(NO_KEYWORD, from, knownKeywords());
	}
	stop(NO_VALUE, from);
	return 0;
}
