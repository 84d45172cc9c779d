/*
 * Reading CSS tokens in place: numbers as Number() has them, words with escapes, blanks and comments.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
	ANGLE, at, begin, fault, faultAt, isSpaced, lowerAscii, NUMBER, PERCENT, plainWord, readNumber, readQuantity, readWord, skipSpace,
	startsNumber, unit, word,
} from '../../src/reading/css-cursor.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';

const tokens = suite('CSS tokens');

const drawDigits = (random: Random, most: number): string =>
	Array.from({ length: Math.floor(random() * (most + 1)) }, () => Math.floor(random() * 10)).join('');

function numberText(random: Random): string {
	const most = random() < 0.8 ? 8 : 25;
	const whole = drawDigits(random, most), part = drawDigits(random, most);
	const sign = ['', '', '-', '+'][Math.floor(random() * 4)]!;
	const exponent = random() < 0.3
		? `${random() < 0.5 ? 'e' : 'E'}${['', '-', '+'][Math.floor(random() * 3)]}${Math.floor(random() * 40)}`
		: '';
	return `${sign}${whole}${part === '' ? '' : `.${part}`}${whole === '' && part === '' ? '7' : ''}${exponent}`;
}

tokens('200,000 random numbers equal Number()', () => {
	const seed = 'numbers', random = randomFrom(seed);
	for (let i = 0; i < 200_000; i++) {
		const text = numberText(random);
		begin(text);
		assert.ok(startsNumber(), `seed ${seed}, ${text}`);
		const value = readNumber();
		if (!Object.is(value, Number(text)) || at !== text.length) assert.unreachable(`seed ${seed}, ${text}: ${value}, up to ${at}`);
	}
});

tokens('a literal too large for a double is the largest double, not infinity', () => {
	for (const [text, value] of [['1e309', Number.MAX_VALUE], ['-1e99999', -Number.MAX_VALUE], ['1e-99999', 0]] as const) {
		begin(text);
		assert.is(readNumber(), value, text);
	}
});

// CSS Syntax 3 §4.3.10 (starts a number), §4.3.12 (consume a number): text, value, how much of it is the number.
const NUMBERS: readonly (readonly [text: string, value: number, length: number])[] = [
	['5.', 5, 1], ['5.e3', 5, 1], ['.5.5', 0.5, 2], ['1e', 1, 1], ['1e+', 1, 1], ['1e+x', 1, 1], ['1e3x', 1000, 3], ['1-2', 1, 1],
	['+.5', 0.5, 3],
	['1E-2%', 0.01, 4], ['00012', 12, 5], ['1e0005', 100000, 6],
];

for (const [text, value, length] of NUMBERS) {
	tokens(`"${text}" begins with the number ${value}, ${length} long`, () => {
		begin(text);
		assert.is(readNumber(), value);
		assert.is(at, length);
	});
}

tokens('signs, points and letters without a digit begin no number', () => {
	for (const text of ['', '.', '+', '-', '+.', '-.', '..5', '+-5', '--5', 'e5', '-e5', '%', '٣']) {
		begin(text);
		assert.not(startsNumber(), text);
	}
});

// CSS Values 4 §6.1: a turn is 360deg, 400grad, 2π rad.
const QUANTITIES: readonly (readonly [text: string, value: number, unit: number])[] = [
	['50', 50, NUMBER], ['50%', 50, PERCENT], ['90deg', 90, ANGLE], ['90DEG', 90, ANGLE], ['100grad', 90, ANGLE], ['0.25turn', 90, ANGLE],
	['1.5707963267948966rad', 90, ANGLE], ['9\\64 eg', 9, ANGLE],
];

for (const [text, value, wanted] of QUANTITIES) {
	tokens(`${text} is ${value} in its unit`, () => {
		begin(text);
		assert.is(readQuantity(), value);
		assert.is(unit, wanted);
		assert.is(at, text.length);
		assert.is(fault, '');
	});
}

tokens('other units are a fault at the unit, and the cursor is at the end', () => {
	for (const [text, place] of [['10px', 2], ['1--2', 1], ['1e', 1], ['1-a', 1], ['1°', 1], ['1\u00a02', 1]] as const) {
		begin(text);
		readQuantity();
		assert.is(fault, 'spelling-unit', text);
		assert.is(faultAt, place, text);
		assert.is(at, text.length, text);
	}
});

tokens('white space is skipped and reported, comments are skipped and not reported', () => {
	for (const [text, place, isWhite] of [
		[' \t\n\r\fx', 5, true], ['x', 0, false], ['/* a */x', 7, false], ['/*/*/ /**/x', 10, true], [' /* */x', 6, true],
		['\u00a0x', 0, false], ['\vx', 0, false],
	] as const) {
		begin(text);
		skipSpace();
		assert.is(at, place, JSON.stringify(text));
		assert.is(isSpaced, isWhite, JSON.stringify(text));
	}
});

tokens('a comment without an end is a fault', () => {
	for (const text of ['/*', '/* x *', '/*/']) {
		begin(text);
		skipSpace();
		assert.is(fault, 'spelling-comment');
	}
});

const describeWord = (text: string): string => {
	begin(text);
	return readWord() ? word : '';
};

// CSS Syntax 3 §4.3.4, §4.3.7, §4.3.11.
const WORDS: readonly (readonly [text: string, word: string])[] = [
	['rgb(1', 'rgb'], ['-infinity)', '-infinity'], ['--x y', '--x'], ['a_b-1 ', 'a_b-1'], ['é1,', 'é1'],
	['r\\gb(', 'rgb'], ['r\\67 b(', 'rgb'], ['r\\000067b(', 'rgb'], ['\\72\r\ngb', 'rgb'], ['\\😀x', '😀x'], ['\\e9 ', 'é'],
	['-\\61 ', '-a'],
	['\\0 x', '\ufffdx'], ['\\d800 x', '\ufffdx'], ['\\110000x', '\ufffdx'],
	['1a', ''], ['-1', ''], ['-', ''], ['\\', ''], ['\\\n', ''], ['a\\', 'a'], [' a', ''], ['', ''],
];

for (const [text, word] of WORDS) {
	tokens(`the word in ${JSON.stringify(text)} is ${JSON.stringify(word)}`, () => assert.is(describeWord(text), word));
}

tokens('words are in lower case, except those with letters beyond ASCII', () => {
	assert.is(describeWord('BlaCK'), 'black');
	assert.is(describeWord('NON\\45'), 'none');
	assert.is(describeWord('blac\u212a'), 'blac\u212a');
	assert.is(describeWord('XYZ-D50'), 'xyz-d50');
	assert.is(describeWord('A'.repeat(1000)), 'a'.repeat(1000));
});

tokens('any other text leaves the cursor in place', () => {
	for (const text of ['-1', '-', '1a', '%']) {
		begin(text);
		assert.not(readWord(), text);
		assert.is(at, 0, text);
	}
});

tokens('lower case is ASCII only', () => {
	assert.is(lowerAscii('TransParent'), 'transparent');
	assert.is(lowerAscii('BLAC\u212a'), 'BLAC\u212a');
});

tokens('a plain word may have comments around it', () => {
	assert.is(plainWord('/* a */ r\\65 d /* b */'), 'red');
	assert.is(plainWord('#\\66 ff'), '#fff');
	assert.is(plainWord('\\#fff'), undefined);
	assert.is(plainWord('red blue'), undefined);
	assert.is(plainWord('red /*'), undefined);
	assert.is(plainWord(''), undefined);
});

tokens.run();
