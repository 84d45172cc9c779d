/*
 * Math functions of CSS over constants. Expected values are those of CSS Values 4 §10 and of arithmetic.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { ANGLE, at, begin, fault, faultAt, NUMBER, PERCENT, readWord, unit, type Unit } from '../../src/reading/css-cursor.ts';
import { phraseText } from '../../src/errors.ts';
import { describeFault } from '../../src/reading/css-explain.ts';
import { readMath } from '../../src/reading/css-math.ts';
import { near } from '../support/near.ts';

const math = suite('CSS math');

function evaluated(text: string): { value: number; unit: Unit; fault: string; faultAt: number; at: number } {
	begin(text);
	readWord();
	const value = readMath();
	return { value, unit, fault: fault === '' ? '' : phraseText(describeFault(text)), faultAt, at };
}

const VALUES: readonly (readonly [text: string, value: number, unit?: Unit])[] = [
	['calc(1 + 2)', 3], ['calc(1 - 2 - 3)', -4], ['calc(2 * 3 + 4)', 10], ['calc(2 + 3 * 4)', 14], ['calc((2 + 3) * 4)', 20],
	['calc(8/4/2)', 1],
	['calc( 7 )', 7], ['calc(((7)))', 7], ['calc(2*-3)', -6], ['calc(1 - -2)', 3], ['calc(1 + +2)', 3], ['calc(1 +/**/ 2)', 3],
	['CALC(1 + PI - pi)', 1],
	['calc(calc(1) + calc(2))', 3], ['calc(50% * 3)', 150, PERCENT], ['calc(10% + 5%)', 15, PERCENT], ['calc(20deg * 2)', 40, ANGLE],
	['calc(0.25turn + 100grad)', 180, ANGLE], ['calc(50% / 2)', 25, PERCENT], ['calc(50% / 25%)', 2], ['calc(90deg / 1turn)', 0.25],
	['calc(2% * 3% / 1%)', 6, PERCENT],
	['calc(1 / 0)', Infinity], ['calc(-1 / 0)', -Infinity], ['calc(1 / -0)', -Infinity], ['calc(0 / 0)', NaN], ['calc(infinity)', Infinity],
	['calc(-infinity)', -Infinity], ['calc(-1 * INFINITY)', -Infinity], ['calc(nan)', NaN], ['calc(infinity - infinity)', NaN],
	['calc(1e308 * 10)', Infinity],
	['calc(e)', Math.E], ['calc(pi)', Math.PI],
	['min(3, 1, 2)', 1], ['max(3%, 10%)', 10, PERCENT], ['min(1, NaN)', NaN], ['clamp(1, 5, 3)', 3], ['clamp(9, 5, 3)', 9],
	['clamp(1, 2, 3)', 2],
	['abs(-3%)', 3, PERCENT], ['sign(-3%)', -1], ['sign(0)', 0], ['hypot(3, 4)', 5], ['hypot(3deg, 4deg)', 5, ANGLE],
	// §10.4: halves go up, the sign of B does not matter.
	['round(2.5)', 3], ['round(-2.5)', -2], ['round(17, 5)', 15], ['round(18, 5)', 20], ['round(18, -5)', 20],
	['round(nearest, 7.5%, 5%)', 10, PERCENT],
	['round(up, 11, 5)', 15], ['round(down, -11, 5)', -15], ['round(to-zero, -14, 5)', -10], ['round(UP, 1.1)', 2], ['round(5, 0)', NaN],
	// mod() takes the sign of B, rem() that of A: the examples of §10.5.
	// §10.3.1: an infinite step, a step of 0, an infinite value.
	['round(up, 1, infinity)', Infinity], ['round(up, 0.5, infinity)', Infinity],
	['round(up, -1, infinity)', 0], ['round(down, -1, infinity)', -Infinity],
	['round(down, 1, infinity)', 0], ['round(down, 0.5, infinity)', 0],
	['round(nearest, -5, infinity)', 0], ['round(to-zero, 5, -infinity)', 0], ['round(up, 0, infinity)', 0],
	['round(infinity, 5)', Infinity],
	['round(-infinity, 5)', -Infinity], ['round(infinity, infinity)', NaN], ['round(infinity, 0)', NaN], ['round(0, 0)', NaN],
	['round(nan, 1)', NaN],
	// A multiple is unchanged, even if the quotient rounds.
	['round(5.015, 0.005)', 5.015], ['round(30deg, 45deg)', 45, ANGLE], ['round(down, 0.25turn, 80deg)', 80, ANGLE],
	// §10.4.1: an infinite divisor keeps a value of the same sign.
	['mod(10, -5)', 0],
	['mod(5, infinity)', 5], ['mod(-5, infinity)', NaN], ['mod(-5, -infinity)', -5], ['mod(5, -infinity)', NaN], ['mod(0, infinity)', 0],
	['rem(-5, infinity)', -5], ['rem(5, -infinity)', 5], ['mod(infinity, 5)', NaN], ['rem(infinity, 5)', NaN], ['rem(5, 0)', NaN],
	// §10.2: clamp() without one of its bounds, or both.
	['clamp(none, 5, 3)', 3], ['clamp(1, 0, none)', 1], ['clamp(none, 5%, none)', 5, PERCENT], ['CLAMP( NONE , 7 , none )', 7],
	['mod(18, 5)', 3], ['rem(18, 5)', 3], ['mod(-140deg, -90deg)', -50, ANGLE], ['mod(-18, 5)', 2], ['rem(-18, 5)', -3], ['mod(5, 0)', NaN],
	['sqrt(9)', 3], ['pow(2, 10)', 1024], ['exp(0)', 1], ['log(1)', 0], ['log(8, 2)', 3], ['log(0)', -Infinity], ['sqrt(-1)', NaN],
	['sin(30deg)', 0.5], ['sin(0)', 0], ['cos(60deg)', 0.5], ['tan(45deg)', 1], ['sin(calc(pi / 6))', 0.5],
	// Right angles are exact; the tangent of one has no end (§10.6.1).
	['sin(180deg)', 0], ['sin(-90deg)', -1], ['cos(90deg)', 0], ['cos(450deg)', 0], ['cos(0.5turn)', -1], ['tan(90deg)', Infinity],
	['tan(-90deg)', -Infinity], ['tan(270deg)', -Infinity], ['tan(100grad)', Infinity], ['tan(0deg)', 0], ['tan(180deg)', 0],
	['sin(infinity)', NaN], ['sin(calc(infinity * 1deg))', NaN],
	['sqrt(-0)', -0], ['pow(0, 0)', 1], ['pow(-8, calc(1 / 3))', NaN], ['hypot(-3)', 3], ['hypot(infinity, 1)', Infinity],
	['exp(1)', Math.E], ['log(-1)', NaN], ['log(100, 10)', 2], ['sign(-infinity)', -1], ['abs(-infinity)', Infinity],
	['asin(1)', 90, ANGLE], ['acos(0)', 90, ANGLE], ['atan(1)', 45, ANGLE], ['atan2(1, -1)', 135, ANGLE],
	['atan2(1%, 1%)', 45, ANGLE], ['acos(2)', NaN, ANGLE],
];

for (const [text, value, wanted = NUMBER] of VALUES) {
	math(`${text} is ${value}`, () => {
		const result = evaluated(text);
		assert.is(result.fault, '');
		assert.is(result.at, text.length);
		assert.is(result.unit, wanted);
		if (Number.isFinite(value)) near(result.value, value, 1e-13 * Math.max(1, Math.abs(value)));
		else assert.ok(Object.is(result.value, value), `${result.value}`);
	});
}

const FAULTS: readonly (readonly [text: string, at: number, why: RegExp])[] = [
	['calc(1+2)', 6, /spaces/], ['calc(1 +2)', 7, /spaces/], ['calc(1+ 2)', 6, /spaces/], ['calc(1/**/+/**/2)', 10, /spaces/],
	['calc(1 -pi)', 7, /spaces/],
	['calc(1 + 2%)', 7, /different units/], ['calc(1deg - 1)', 10, /different units/], ['min(1, 2%)', 7, /mixes units/],
	['calc(1% * 1%)', 4, /not a number, percentage or angle/], ['calc(1 / 1%)', 4, /not a number, percentage or angle/],
	['calc()', 5, /needs a number/], ['calc(1 + )', 9, /needs a number/], ['calc(* 1)', 5, /needs a number/],
	['calc(-(1))', 5, /needs a number/], ['calc(x)', 5, /needs a number/],
	['calc(1 2)', 7, /unfinished math/], ['calc(1', 6, /unfinished math/], ['calc((1)', 8, /unfinished math/],
	['calc(1px)', 6, /unit/], ['calc(none)', 5, /needs a number/], ['calc(1, 2)', 5, /too few or too many/],
	['min()', 4, /needs a number/], ['clamp(1, 2)', 6, /too few/],
	['pow(1%, 2%)', 4, /does not accept/], ['sin(1%)', 4, /does not accept/], ['acos(1deg)', 5, /does not accept/],
	['round(up 1, 2)', 9, /comma/],
	['round(2.5%)', 6, /too few/], ['round(up, 2.5deg)', 10, /too few/], ['round(up, 1, 2, 3)', 10, /too many/],
	['clamp(none, none, 1)', 12, /needs a number/], ['clamp(1, 2%, none)', 9, /mixes units/], ['clamp(none, 2%, 3)', 16, /mixes units/],
	['max(none, 1)', 4, /needs a number/], ['clamp(none)', 6, /too few/],
	['foo(1)', 3, /not a CSS math function/], ['calc(foo(1))', 8, /not a CSS math function/], ['calc(var(--x))', 8, /depends on the page/],
];

for (const [text, place, why] of FAULTS) {
	math(`${text} is a fault at ${place}`, () => {
		const result = evaluated(text);
		assert.match(result.fault, why);
		assert.is(result.faultAt, place);
	});
}

// CSS Values 4 §10.1: the least and most arguments of each function, plain numbers all. round() of one rounds to whole numbers.
for (const [name, least, most] of [
	['calc', 1, 1], ['min', 1, 99], ['max', 1, 99], ['clamp', 3, 3], ['round', 1, 2], ['mod', 2, 2], ['rem', 2, 2], ['sin', 1, 1],
	['cos', 1, 1], ['tan', 1, 1], ['asin', 1, 1], ['acos', 1, 1], ['atan', 1, 1], ['atan2', 2, 2], ['pow', 2, 2], ['sqrt', 1, 1],
	['hypot', 1, 99], ['log', 1, 2], ['exp', 1, 1], ['abs', 1, 1], ['sign', 1, 1],
] as const) {
	math(`${name}() takes ${least} to ${most} arguments`, () => {
		const call = (count: number): string => evaluated(`${name}(${Array.from({ length: count }, () => '1').join(', ')})`).fault;
		assert.is(call(least), '');
		assert.is(call(most), '');
		assert.ok(call(least - 1) !== '');
		if (most < 99) assert.match(call(most + 1), /too few or too many/);
	});
}

math('parentheses nest 32 deep and no deeper, however long the text', () => {
	assert.is(evaluated(`calc(${'('.repeat(31)}1${')'.repeat(31)})`).fault, '');
	assert.match(evaluated(`calc(${'('.repeat(32)}1${')'.repeat(32)})`).fault, 'nests');
	assert.match(evaluated(`calc(${'('.repeat(1e6)}`).fault, 'nests');
	assert.match(evaluated('calc('.repeat(1e5)).fault, 'nests');
});

math('a depth that was closed again does not count', () => {
	assert.is(evaluated(`calc(${Array.from({ length: 40 }, () => '((1))').join(' + ')})`).value, 40);
});

math.run();
