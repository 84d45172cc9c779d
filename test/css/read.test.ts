/*
 * The small reader of CSS Color 4 beside the full one: the same colors to the last bit, and the same texts refused.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { tryParse } from '../../src/css/read.ts';
import { CSS_SPACES } from '../../src/css/spaces.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { DERIVED_FORMS } from '../../src/reading/css-grammar.ts';
import { cssKeywords } from '../../src/reading/css-keywords.ts';
import { readCssText } from '../../src/reading/css-text.ts';
import { SIGNATURES } from '../../src/reading/math-functions.ts';
import { COLORS, pick } from '../support/arbitrary.ts';
import { sourcesUnder } from '../support/project.ts';

/** Text that the small reader and the full one read; tells whether it is a color. */
function isReadAlike(text: string, about: string): boolean {
	const expected = readCssText(text)?.color;
	assert.equal(tryParse(text), expected, `${about}${JSON.stringify(text)}`);
	return expected !== undefined;
}

const reader = suite('the small reader');

reader('reads every keyword of CSS in any case, and transparent', () => {
	for (const keyword of [...cssKeywords().keys(), 'transparent']) {
		for (const text of [keyword, keyword.toUpperCase(), ` ${keyword}\n`, `\\${keyword.charCodeAt(0).toString(16)} ${keyword.slice(1)}`])
			assert.ok(isReadAlike(text, ''), text);
	}
});

/** Texts in quotes, as tests and pages write them. */
const QUOTED = /'((?:[^'\\\n]|\\.){1,140})'|`([^`\n]{1,140})`|"([^"\n]{1,140})"/g;

reader('reads what the full reader reads of every text that a test or a source quotes', () => {
	let count = COLORS.filter((text) => isFour(text) && isReadAlike(text, '')).length;
	for (const { text, path } of [...sourcesUnder('test'), ...sourcesUnder('src')]) {
		for (const [, single, template, double] of text.matchAll(QUOTED)) {
			const quoted = (single ?? template ?? double)!.replace(/\\(.)/g, '$1');
			if (isFour(quoted) && isReadAlike(quoted, `${path}: `)) count++;
		}
	}
	assert.ok(count > 1500, `only ${count} colors`);
});

/** What CSS Color 5 adds is read by the full reader alone. */
const isFour = (text: string): boolean => !(DERIVED_FORMS as readonly unknown[]).includes(readCssText(text)?.form);

const NUMBERS = [
	'0', '1', '-1', '50', '.5', '5.', '+.25', '-0', '1e3', '1e-3', '1E2', '255', '300', '1e999', '0.123456789012345678', '90', '1000001',
	'360', '1.2.3',
];
const UNITS = ['', '', '', '%', '%', 'deg', 'DEG', 'grad', 'rad', 'turn', 'px', 'd\\65g', '-a', 'e', ' %'];
const BLANKS = ['', '', ' ', ' ', ' ', '  ', '\t', '/**/', ' /* x */ ', '\n', '/* a', '\u00a0', '\v'];
const OPENINGS = ['(', '(', '(', '(', '(', '( ', ' (', '/**/('];
const WORDS = ['none', 'NONE', 'n\\6fne', 'pi', 'e', 'infinity', '-infinity', 'NaN', '-pi', 'red'];
const SIGNS = [' + ', ' - ', '+', '-', ' +', ' * ', '/', ' / ', '*', ' /**/+/**/ ', '/**/ + /**/'];
const MATH = [...Object.keys(SIGNATURES), 'Calc', 'c\\61lc', 'random', 'foo', 'constructor'];
const FUNCTIONS = [
	'rgb', 'rgba', 'hsl', 'hsla', 'HSL', 'hwb', 'hwba', 'lab', 'lch', 'oklab', 'oklch', 'OkLCh', 'color', 'color', 'color', 'r\\67 b', 'foo',
];
const SPACES = [...Object.keys(CSS_SPACES), 'xyz', 'sRGB', 'XYZ', 'rec2020-linear', '--foo', 'constructor'];

/** One time in so many. */
const oneIn = (random: Random, times: number): boolean => random() * times < 1;

const numberText = (random: Random): string => pick(random, NUMBERS) + pick(random, UNITS);

function termText(random: Random, depth: number): string {
	if (depth > 3 || oneIn(random, 2)) return numberText(random);
	if (oneIn(random, 3)) return pick(random, WORDS);
	return oneIn(random, 3) ? `(${pick(random, BLANKS)}${sumText(random, depth + 1)})` : mathText(random, depth + 1);
}

const sumText = (random: Random, depth: number): string =>
	termText(random, depth) + (oneIn(random, 2) ? pick(random, SIGNS) + termText(random, depth) : '');

function mathText(random: Random, depth: number): string {
	const values = Array.from({ length: 1 + Math.floor(random() * 3) }, () => sumText(random, depth)).join(pick(random, [',', ', ', ' , ']));
	const before = pick(random, ['', '', '', '', 'up,', 'down ,', 'to-zero, ', 'nearest', 'none, ', 'up']);
	return `${pick(random, MATH)}${pick(random, OPENINGS)}${before}${values}${pick(random, ['', '', ', none'])}${pick(random, [')', ')', ')', ' )', ''])}`;
}

function valueText(random: Random, isPlain: boolean): string {
	if (isPlain) return pick(random, ['10', '20%', '30', '0.5', '-4', 'none', '120', '40%', '1']);
	return oneIn(random, 2) ? numberText(random) : oneIn(random, 3) ? pick(random, WORDS) : mathText(random, 0);
}

function functionText(random: Random): string {
	const name = pick(random, FUNCTIONS), isPlain = oneIn(random, 2), isLegacy = oneIn(random, 3);
	const value = (): string => valueText(random, isPlain), blank = (): string => (oneIn(random, 6) ? pick(random, BLANKS) : ' ');
	const between = (): string => (isLegacy ? pick(random, [', ', ',', ' ,']) : oneIn(random, 12) ? pick(random, [',', '/']) : blank());
	const space = name.toLowerCase() === 'color' ? pick(random, SPACES) + blank() : '';
	const alpha = pick(random, ['', '', '', ` / ${value()}`, `, ${value()}`, `/${value()}`, ` ${value()}`]);
	const end = pick(random, [')', ')', ')', ')', ')', ') ', '', '))', ') x', ')/**/', ' )']);
	return `${blank()}${name}${pick(random, OPENINGS)}${space}${value()}${between()}${value()}${between()}${value()}${alpha}${end}`;
}

reader('reads what the full reader reads of forty thousand functions with math, comments, escapes and mistakes', () => {
	const seed = 'functions', random = randomFrom(seed);
	let count = 0;
	for (let n = 0; n < 40_000; n++) {
		const text = functionText(random);
		if (isReadAlike(text, `seed "${seed}", `)) count++;
		const at = Math.floor(random() * text.length), put = pick(random, ['', '(', ')', ' ', '%', '\\', '-', '#', 'é', '/*', '*/', '🎨']);
		if (oneIn(random, 4)) isReadAlike(text.slice(0, at) + put + text.slice(at + Math.floor(random() * 3)), `seed "${seed}", `);
	}
	assert.ok(count > 2500, `only ${count} colors`);
});

const PIECES = [
	'red', 'blac\u212a', 'Black', 'r\\65 d', 'r\\000065d', 're\\64', 'transparent', '\\23 fff', '#fff', '#f\\66 f', '#FfF8', 'fff', 'f\\66f',
	'ffffff', 'grey', 'darkGREY', '##fff', '#\\23 fff', 'none', '\\72\r\ned', 're\\64 ', '\\', '\\\n', 'red\\', '#ff00ff80', 'fade',
	'12', '#12', '',
	'\\110072ed', '\\0red', 'toString', 'constructor', '__proto__',
];

reader('reads what the full reader reads of keywords and HEX with blanks, escapes and comments', () => {
	const befores = ['', ' ', '/**/', '/* a */ ', '\ufeff', '\u00a0'], afters = ['', ' ', '/**/', '/*', ' /* */', ';'];
	for (const text of PIECES) for (const before of befores) for (const after of afters) isReadAlike(before + text + after, '');
});

reader('keeps the bounds on length and depth', () => {
	for (let deep = 20; deep < 48; deep++) isReadAlike(`rgb(calc(${'('.repeat(deep)}1${')'.repeat(deep)}) 0 0)`, '');
	for (const text of [
		'('.repeat(119), `rgb(${'('.repeat(30)}`, `red${' '.repeat(117)}`, `red${' '.repeat(118)}`,
		`rgb(1 2 3)/*${'🎨'.repeat(106)}*/`,
	]) isReadAlike(text, '');
});

reader('finds no color in what is no text', () => {
	for (const value of [undefined, null, 3, {}, [], Symbol('red'), new String('red')]) assert.is(tryParse(value), undefined);
});

reader.run();
