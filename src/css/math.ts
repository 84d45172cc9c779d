/*
 * The math functions of CSS over constants, in a form that bundles small. What they compute is in `reading/math-functions.ts`.
 *
 * Source  CSS Values 4 §10: functions, §10.8 syntax (blanks around + and -), §10.9 units.
 * Proof   test/css/read.test.ts: reads what `reading/css-math.ts` reads.
 */

import { ANGLE, named, NUMBER, PERCENT, type Unit } from '../reading/css-cursor.ts';
import { DEEPEST } from '../reading/css-math.ts';
import { callFault, computed, CONSTANTS, OPEN_END, resultUnit, ROUNDINGS, SIGNATURES } from '../reading/math-functions.ts';
import { isSpaced, known, readQuantity, refuse, setUnit, sign, skips, skipsName, step, unit, word } from './tokens.ts';

let depth = 0;

/** A number, a math function, or one of these words, whose unit is `of`. Leaves its unit: number, percent, angle or that. */
export function readNumeric(words: Readonly<Record<string, number>>, of: Unit): number {
	depth = 0;
	const value = readValue(words, of);
	refuse(unit !== NUMBER && unit !== PERCENT && unit !== ANGLE && unit !== of);
	return value;
}

function readValue(words: Readonly<Record<string, number>>, of: Unit): number {
	const quantity = readQuantity(), name = word;
	if (quantity !== undefined) return quantity;
	if (skipsName()) return readFunction(name);
	setUnit(of);
	return known(words, name) ?? 0;
}

/** Behind its parenthesis. */
function readFunction(name: string): number {
	if (known(SIGNATURES, name) === undefined) return 0;
	const rounding = name === 'round' ? named(ROUNDINGS, word) : undefined, values: number[] = [];
	if (rounding !== undefined) {
		step();
		refuse(!skips(','));
	}
	let given = OPEN_END;
	refuse(++depth > DEEPEST);
	do {
		const isOpen = name === 'clamp' && word === 'none' && values.length !== 1;
		if (isOpen) {
			step();
			setUnit(OPEN_END);
		}
		values.push(!isOpen ? readSum() : values.length === 0 ? -Infinity : Infinity);
		if (given === OPEN_END) given = unit;
		refuse(unit !== given && unit !== OPEN_END);
	} while (skips(','));
	close();
	refuse(callFault(name, values.length, given) !== 0);
	setUnit(resultUnit(name, given));
	return computed(name, values, given, rounding);
}

function close(): void {
	depth--;
	refuse(!skips(')'));
}

/** Products joined by + and -, which CSS wants blanks around. */
function readSum(): number {
	let sum = readProduct();
	const given = unit;
	while (sign === '+' || sign === '-') {
		const factor = sign === '+' ? 1 : -1;
		refuse(!isSpaced());
		step();
		refuse(!isSpaced());
		sum += factor * readProduct();
		refuse(unit !== given);
	}
	return sum;
}

/** Terms joined by * and /. */
function readProduct(): number {
	let product = readTerm(), given = unit;
	while (sign === '*' || sign === '/') {
		const isTimes = sign === '*';
		step();
		const value = readTerm();
		product = isTimes ? product * value : product / value;
		given += isTimes ? unit : -unit;
	}
	setUnit(given);
	return product;
}

function readTerm(): number {
	if (!skips('(')) return readValue(CONSTANTS, NUMBER);
	refuse(++depth > DEEPEST);
	const sum = readSum();
	close();
	return sum;
}
