/*
 * Reading CSS tokens in place: numbers as Number() has them, words with escapes, blanks and comments.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
	ANGLE, cursorOn, lookUp, lowerAscii, NUMBER, PERCENT, plainWord, readNumber, readQuantity, readWord, skipSpace, startsNumber,
	startsWord, words,
} from '../../src/reading/css-tokens.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';

const tokens = suite('CSS tokens');

const digitsOf = (random: Random, most: number): string =>
	Array.from({ length: Math.floor(random() * (most + 1)) }, () => Math.floor(random() * 10)).join('');

function numberText(random: Random): string {
	const most = random() < 0.8 ? 8 : 25;
	const whole = digitsOf(random, most), part = digitsOf(random, most);
	const sign = ['', '', '-', '+'][Math.floor(random() * 4)]!;
	const exponent = random() < 0.3
		? `${random() < 0.5 ? 'e' : 'E'}${['', '-', '+'][Math.floor(random() * 3)]}${Math.floor(random() * 40)}`
		: '';
	return `${sign}${whole}${part === '' ? '' : `.${part}`}${whole === '' && part === '' ? '7' : ''}${exponent}`;
}

tokens('200,000 random numbers are exactly what Number() makes of them', () => {
	const seed = 'numbers', random = randomFrom(seed);
	for (let i = 0; i < 200_000; i++) {
		const text = numberText(random);
		const c = cursorOn(text);
		assert.ok(startsNumber(c), `seed ${seed}, ${text}`);
		const value = readNumber(c);
		if (!Object.is(value, Number(text)) || c.at !== text.length) assert.unreachable(`seed ${seed}, ${text}: ${value}, up to ${c.at}`);
	}
});

tokens('a literal too large for a double is the largest double, not infinity', () => {
	assert.is(readNumber(cursorOn('1e309')), Number.MAX_VALUE);
	assert.is(readNumber(cursorOn('-1e99999')), -Number.MAX_VALUE);
	assert.is(readNumber(cursorOn('1e-99999')), 0);
});

// CSS Syntax 3 §4.3.10 (starts a number), §4.3.12 (consume a number): text, value, how much of it is the number.
const NUMBERS: readonly (readonly [text: string, value: number, length: number])[] = [
	['5.', 5, 1], ['5.e3', 5, 1], ['.5.5', 0.5, 2], ['1e', 1, 1], ['1e+', 1, 1], ['1e+x', 1, 1], ['1e3x', 1000, 3], ['1-2', 1, 1],
	['+.5', 0.5, 3],
	['1E-2%', 0.01, 4], ['00012', 12, 5], ['1e0005', 100000, 6],
];

for (const [text, value, length] of NUMBERS) {
	tokens(`"${text}" begins with the number ${value}, ${length} long`, () => {
		const c = cursorOn(text);
		assert.is(readNumber(c), value);
		assert.is(c.at, length);
	});
}

tokens('signs, points and letters without a digit begin no number', () => {
	for (const text of ['', '.', '+', '-', '+.', '-.', '..5', '+-5', '--5', 'e5', '-e5', '%', '٣'])
		assert.not(startsNumber(cursorOn(text)), text);
});

// CSS Values 4 §6.1: a turn is 360deg, 400grad, 2π rad.
const QUANTITIES: readonly (readonly [text: string, value: number, unit: number])[] = [
	['50', 50, NUMBER], ['50%', 50, PERCENT], ['90deg', 90, ANGLE], ['90DEG', 90, ANGLE], ['100grad', 90, ANGLE], ['0.25turn', 90, ANGLE],
	['1.5707963267948966rad', 90, ANGLE], ['9\\64 eg', 9, ANGLE],
];

for (const [text, value, unit] of QUANTITIES) {
	tokens(`${text} is ${value} in its unit`, () => {
		const c = cursorOn(text);
		assert.is(readQuantity(c), value);
		assert.is(c.unit, unit);
		assert.is(c.at, text.length);
		assert.is(c.fault, '');
	});
}

tokens('other units are a fault at the unit, and the cursor stands at the end', () => {
	for (const [text, at] of [['10px', 2], ['1--2', 1], ['1e', 1], ['1-a', 1], ['1°', 1], ['1\u00a02', 1]] as const) {
		const c = cursorOn(text);
		readQuantity(c);
		assert.ok(c.fault !== '', text);
		assert.is(c.faultAt, at, text);
		assert.is(c.at, text.length, text);
	}
});

tokens('white space is skipped and reported, comments are skipped and not reported', () => {
	for (const [text, at, isSpaced] of [
		[' \t\n\r\fx', 5, true], ['x', 0, false], ['/* a */x', 7, false], ['/*/*/ /**/x', 10, true], [' /* */x', 6, true],
		['\u00a0x', 0, false], ['\vx', 0, false],
	] as const) {
		const c = cursorOn(text);
		skipSpace(c);
		assert.is(c.at, at, JSON.stringify(text));
		assert.is(c.isSpaced, isSpaced, JSON.stringify(text));
	}
});

tokens('a comment without an end is a fault', () => {
	for (const text of ['/*', '/* x *', '/*/']) {
		const c = cursorOn(text);
		skipSpace(c);
		assert.match(c.fault, 'comment');
	}
});

const wordOf = (text: string): string => {
	const c = cursorOn(text);
	if (!startsWord(c)) return '';
	readWord(c);
	return c.source.slice(c.from, c.to);
};

// CSS Syntax 3 §4.3.4, §4.3.7, §4.3.11.
const WORDS: readonly (readonly [text: string, word: string])[] = [
	['rgb(1', 'rgb'], ['-infinity)', '-infinity'], ['--x y', '--x'], ['a_b-1 ', 'a_b-1'], ['é1,', 'é1'],
	['r\\gb(', 'rgb'], ['r\\67 b(', 'rgb'], ['r\\000067b(', 'rgb'], ['\\72\r\ngb', 'rgb'], ['\\😀x', '😀x'], ['-\\61 ', '-a'],
	['\\0 x', '\ufffdx'], ['\\d800 x', '\ufffdx'], ['\\110000x', '\ufffdx'],
	['1a', ''], ['-1', ''], ['-', ''], ['\\', ''], ['\\\n', ''], ['a\\', 'a'], [' a', ''], ['', ''],
];

for (const [text, word] of WORDS) {
	tokens(`the word in ${JSON.stringify(text)} is ${JSON.stringify(word)}`, () => assert.is(wordOf(text), word));
}

tokens('words are looked up in any ASCII case and in no other', () => {
	const table = words([['black', 1], ['none', 2], ['blank', 3]]);
	const meaning = (text: string): number | undefined => {
		const c = cursorOn(text);
		readWord(c);
		return lookUp(table, c);
	};
	assert.is(meaning('black'), 1);
	assert.is(meaning('BlaCK'), 1);
	assert.is(meaning('NON\\45'), 2);
	assert.is(meaning('blac\u212a'), undefined);
	assert.is(meaning('blacks'), undefined);
	assert.is(meaning('nope'), undefined);
	assert.is(meaning('a'.repeat(1000)), undefined);
});

tokens('lower case is ASCII only', () => {
	assert.is(lowerAscii('TransParent'), 'transparent');
	assert.is(lowerAscii('BLAC\u212a'), 'BLAC\u212a');
});

tokens('a plain word stands alone between comments', () => {
	assert.is(plainWord('/* a */ r\\65 d /* b */'), 'red');
	assert.is(plainWord('#\\66 ff'), '#fff');
	assert.is(plainWord('\\#fff'), undefined);
	assert.is(plainWord('red blue'), undefined);
	assert.is(plainWord('red /*'), undefined);
	assert.is(plainWord(''), undefined);
});

tokens.run();
