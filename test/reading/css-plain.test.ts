/*
 * The short reader reads what the full reader reads, or nothing.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { CSS_NOTATIONS } from '../../src/reading/css-grammar.ts';
import { readPlainCss } from '../../src/reading/css-plain.ts';
import { readCssFunction } from '../../src/reading/css-read.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';

const plain = suite('plain color functions');

const HEADS = [
	...[...CSS_NOTATIONS.functions.names.keys()].filter((name) => name !== 'color').map((name) => `${name}(`),
	...[...CSS_NOTATIONS.spaces.names.keys()].map((name) => `color(${name} `),
];

const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)]!;

const numberText = (random: Random): string => pick(random, [
	() => String(Math.floor(random() * 256)), () => `${(random() * 120).toFixed(2)}%`, () => (random() * 2 - 0.5).toFixed(4),
	() => (random() * 400).toFixed(1), () => '0', () => '-0', () => '100%', () => '255', () => '1',
	() => '.5', () => '-.25', () => '0.12345678901234', () => '5.', () => '-', () => '', () => '1e3', () => '+1', () => 'none',
	() => '20deg', () => '1.2.3', () => '1234567890123456', () => '1%%', () => '9999999',
])();

plain('are read as in full, over a hundred thousand texts that nearly all are or nearly are colors', () => {
	const seed = 'plain', random = randomFrom(seed);
	let read = 0;
	for (let n = 0; n < 100_000; n++) {
		const usual = random() < 0.8;
		const parts = Array.from({ length: usual || random() < 0.7 ? 3 : 4 }, () =>
			(
				usual
					? pick(random, [String(Math.floor(random() * 256)), (random() * 1.2).toFixed(4), `${Math.floor(random() * 101)}%`])
					: numberText(random)
			));
		const alpha = pick(random, ['', '', ` / ${numberText(random)}`, '/1', ' /', ' / 0.5', ' / 50%']);
		const text = pick(random, HEADS) + parts.join(random() < 0.97 ? ' ' : pick(random, [', ', '  ', ',', '/'])) + alpha
			+ pick(random, [')', ')', ')', ')', ')', ')', '', ' )', '))', ') ']);
		const found = readPlainCss(text);
		if (found === undefined) continue;
		read++;
		assert.equal(found, readCssFunction(text), `seed "${seed}", ${text}`);
	}
	assert.ok(read > 20_000, `only ${read} were read`);
});

plain('take numbers as long as a double holds exactly, and leave longer ones to the full reader', () => {
	const seed = 'digits', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const count = 12 + Math.floor(random() * 9), digits = Array.from({ length: count }, () => Math.floor(random() * 10)).join('');
		const at = 1 + Math.floor(random() * 6), number = `${digits.slice(0, at)}.${digits.slice(at)}`;
		const text = `color(xyz ${number} 0 0)`, found = readPlainCss(text);
		if (number.length > 15) assert.is(found, undefined, `seed "${seed}", ${text}`);
		// The platform rounds decimal text right, whatever its length.
		for (const read of [found?.color, readCssFunction(text)?.color]) {
			if (read !== undefined) assert.is(read.coords[0], Number(number), `seed "${seed}", ${text}`);
		}
	}
	assert.is(readPlainCss('color(xyz 0.1234567890123 0 0)')?.color.coords[0], 0.1234567890123);
	assert.is(readPlainCss('color(xyz 0.12345678901234 0 0)'), undefined);
});

plain('are read up to their bounds, and left alone where a channel must be clamped', () => {
	for (const [text, coords, alpha] of [
		['rgb(0 255 100%)', [0, 1, 1], 1], ['oklch(1 0 359.5 / 0)', [1, 0, 359.5], 0], ['lab(100 -1000000 0 / 100%)', [100, -1e6, 0], 1],
	] as const) {
		const { color } = readPlainCss(text)!;
		assert.equal(color.coords, coords, text);
		assert.is(color.alpha, alpha, text);
	}
	for (const text of [
		'rgb(256 0 0)', 'rgb(-1 0 0)', 'oklch(1.1 0 0)', 'oklch(0.5 -0.1 0)', 'lab(50 1000001 0)', 'rgb(0 0 0 / 1.1)', 'rgb(0 0 0 / -1)',
	]) assert.is(readPlainCss(text), undefined, text);
});

plain('of every name are read', () => {
	for (const head of HEADS)
		assert.ok(readPlainCss(`${head}${head.startsWith('hwb') || head.startsWith('hsl') ? '10 20% 30%' : '0.1 0.2 0.3'} / 0.5)`), head);
});

plain('with an unknown name, in capitals or cut short are left alone', () => {
	for (const text of [
		'', 'r', 'rgb', 'rgb(', 'rgb(1', 'rgb(1 2', 'rgb(1 2 3', 'RGB(1 2 3)', 'rgbx(1 2 3)', 'color(', 'color(srgb', 'color(srgb ',
		'color(srgb 1 2)', 'color(sRGB 1 1 1)', 'constructor(1 2 3)',
	]) {
		assert.is(readPlainCss(text), undefined, text);
	}
});

plain.run();
