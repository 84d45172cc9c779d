/*
 * Hostile color strings: seeded, and more effective than noise.
 *
 * Half of them begin as a valid color and are then cut, doubled, crossed and misspelt, so that they get far into the parser; the others
 * break unprepared parsers: lone surrogates, NUL, depth, giant numbers, names that every object has.
 */

import { randomFrom, type Random } from '../../src/math/random.ts';

const FUNCTIONS = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color', 'calc', 'min', 'clamp', 'round', 'var'];

const SPACES = [
	'srgb', 'srgb-linear', 'display-p3', 'display-p3-linear', 'a98-rgb', 'prophoto-rgb', 'rec2020', 'xyz', 'xyz-d50', 'xyz-d65',
];

const NUMBERS = [
	'0', '-0', '+0', '.5', '5.', '1e3', '1e', '1e+', '1e-400', '1e400', '-1e400', '1e99999', '9'.repeat(40), `0.${'0'.repeat(30)}1`,
	'123456789012345678', '4.35', '255', '100%', '-50%', '1e3%', '1e400%', '90deg', '100grad', '3rad', '0.5turn', '1e308turn', '10px', '1--2',
	'none', 'NaN', 'infinity', '-infinity', 'e', 'pi', '0x10', '1_000', '٣', '１', '½',
];

const MATH = [
	'calc(1 + 2)', 'calc(1+2)', 'calc(infinity)', 'calc(-infinity)', 'calc(NaN)', 'calc(0 / 0)', 'calc(1 / 0)', 'calc(1e308 * 1e308)',
	'calc((1 + 2) * 3%)', 'min(1, 2%)', 'max()', 'clamp(0, 1)', 'clamp(9, 1, 2)', 'round(up, 1.5)', 'round(up 1.5)', 'mod(5, 0)', 'rem(-5, 0)',
	'sin(1e300)', 'tan(90deg)', 'acos(2)', 'pow(-8, 0.3)', 'sqrt(-1)', 'log(0)', 'log(-1)', 'hypot(1e308, 1e308)', 'exp(1000)',
	'sign(-0)', 'abs(',
	'calc(1% * 1%)', 'calc(1deg / 1deg)', 'calc(1 - - 1)', 'calc(()', 'calc(var(--x))',
];

const WORDS = [
	'red', 'Transparent', 'currentcolor', 'Canvas', 'inherit', 'constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'length',
	'null', 'undefined', 'NaN', 'Infinity', 'true', '[object Object]', 'blac\u212a', 'ﬀﬀﬀ', '#ﬀﬀﬀ', 'facade', 'r\\65 d', 'r\\',
	'\\', '\\110000 ', '\\d800 ',
	'/* */', '/*', '*/', '<!--', '-->', 'url(', 'rgb(from red r g b)', 'color-mix(in oklab, red, blue)', 'light-dark(red, blue)',
];

const ALONE = [
	'', ' ', '\0', '\ud800', '\udfff', '\ud83d', '\u200b', '\ufeff', '\u202e', '\u2028', '\u00a0', '\r\n', '\x7f', '🎨', 'e\u0301',
	'#', '##', '(', ')', '()', '%',
];

const PUNCTUATION = [
	' ', ',', '/', '(', ')', '%', '#', '.', '+', '-', '*', '\\', '"', '\'', ';', ':', '\t', '\n', '\0', '\ud800', '\u212a', '/*',
	'*/',
];

const below = (random: Random, n: number): number => Math.floor(random() * n);

const pick = <T>(random: Random, from: readonly T[]): T => from[below(random, from.length)]!;

const repeated = (random: Random, of: string): string => of.repeat(1 + below(random, 130));

/** A color in some notation, most of them readable. */
function colorLike(random: Random): string {
	const value = (): string => {
		const kind = random();
		return kind < 0.5 ? String(below(random, 300) - 20)
			: kind < 0.65 ? `${(random() * 120 - 10).toFixed(below(random, 5))}%`
			: kind < 0.85 ? pick(random, NUMBERS)
			: pick(random, MATH);
	};
	const name = pick(random, FUNCTIONS);
	const kind = random();
	if (kind < 0.15) return `#${below(random, 2 ** 32).toString(16)}`;
	if (kind < 0.25) return pick(random, WORDS);
	if (kind < 0.45) return `${name}(${value()}, ${value()}, ${value()}${random() < 0.5 ? `, ${value()}` : ''})`;
	const space = name === 'color' ? `${pick(random, SPACES)} ` : '';
	return `${name}(${space}${value()} ${value()} ${value()}${random() < 0.5 ? ` / ${value()}` : ''})`;
}

const MUTATIONS: readonly ((text: string, at: number, random: Random) => string)[] = [
	(text, at) => text.slice(0, at),
	(text, at) => text.slice(at),
	(text, at) => text.slice(0, at) + text.slice(at + 1),
	(text, at, random) => text.slice(0, at) + pick(random, PUNCTUATION) + text.slice(at),
	(text, at, random) => text.slice(0, at) + pick(random, PUNCTUATION) + text.slice(at + 1),
	(text, at, random) => text.slice(0, at) + pick(random, NUMBERS) + text.slice(at),
	(text, at, random) => text.slice(0, at) + String.fromCharCode(below(random, 0x10000)) + text.slice(at),
	(text, at, random) => text.slice(0, at) + colorLike(random) + text.slice(at),
	(text, at) => text.slice(0, at) + text[at]?.toUpperCase() + text.slice(at + 1),
	(text) => text + text,
	(text) => ` ${text}\n`,
];

const MAKERS: readonly ((random: Random) => string)[] = [
	colorLike,
	(random) => mutated(colorLike(random), 1, random),
	(random) => mutated(colorLike(random), 1 + below(random, 4), random),
	(random) => mutated(pick(random, WORDS), 1, random),
	(random) => pick(random, [...ALONE, ...WORDS, ...MATH, ...NUMBERS]),
	(random) => repeated(random, pick(random, [...PUNCTUATION, ...ALONE, 'rgb(', 'calc(', 'rgb(calc(', '1 ', '1e', '-'])),
	(random) => `rgb(${repeated(random, pick(random, ['(', 'calc(', 'min(', '1 + ', '/**/', '-']))}1`,
	(random) => Array.from({ length: below(random, 125) }, () => String.fromCharCode(below(random, 0x10000))).join(''),
	(random) => Array.from({ length: below(random, 125) }, () => String.fromCharCode(32 + below(random, 95))).join(''),
];

function mutated(text: string, times: number, random: Random): string {
	let out = text;
	for (let i = 0; i < times; i++) out = pick(random, MUTATIONS)(out, below(random, out.length + 1), random);
	return out;
}

/** Draws a number of strings, the same for the same seed, and returns each once: a quarter are drawn again, most of them short. */
export function hostileStrings(seed: string, count: number): ReadonlySet<string> {
	const random = randomFrom(seed);
	return new Set(Array.from({ length: count }, () => pick(random, MAKERS)(random)));
}
