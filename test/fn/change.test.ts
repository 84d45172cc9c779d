/*
 * Everyday changes of a color. Expected values follow from the definitions: OKLCH coordinates, channels of sRGB, and named colors
 * whose relation CSS fixes (cyan is 1 minus red).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
	color, convert, darken, desaturate, grayscale, inGamut, invert, lighten, maxChroma, oklch, parse, rotate, saturate, srgb, toHex,
	withLuminance, xyzD65, type Color,
} from '../../src/fn.ts';
import { randomFrom } from '../../src/math/random.ts';

const change = suite('everyday changes');

const lch = (of: Color<string>): readonly number[] => convert(of, oklch).coords;
const near = (a: number, b: number, tolerance: number, what: string): void => assert.ok(Math.abs(a - b) <= tolerance, `${what}: ${a} is not ${b}`);

const CHANGES: Readonly<Record<string, (of: Color) => Color>> = {
	lighten: (of) => lighten(of, 0.2), darken: (of) => darken(of, 0.2), saturate: (of) => saturate(of, 0.4),
	desaturate: (of) => desaturate(of, 0.4), rotate: (of) => rotate(of, 200), grayscale, invert,
	withLuminance: (of) => withLuminance(of, 0.3),
};

const SEED = 'everyday', CASES = 300;

for (const [name, apply] of Object.entries(CHANGES)) {
	change(`${name} keeps the space, alpha, and a color of sRGB inside sRGB`, () => {
		const random = randomFrom(SEED);
		for (let i = 0; i < CASES; i++) {
			const from = color(srgb, [random(), random(), random()], random()), what = `seed ${SEED}, case ${i}`;
			for (const given of [from, convert(from, oklch)]) {
				const after = apply(given as Color);
				assert.equal([after.space, after.alpha], [given.space, given.alpha], what);
				assert.ok(inGamut(after, srgb), what);
			}
		}
	});
}

change('lightness changes by the amount, up to black and white', () => {
	const random = randomFrom(SEED);
	for (let i = 0; i < CASES; i++) {
		const from = color(srgb, [random(), random(), random()]), [l] = lch(from), by = random();
		near(lch(lighten(from, by))[0]!, Math.min(1, l! + by), 1e-6, `seed ${SEED}, case ${i}`);
		near(lch(darken(from, by))[0]!, Math.max(0, l! - by), 1e-6, `seed ${SEED}, case ${i}`);
	}
	assert.is(toHex(lighten(parse('teal')!, 1)), '#ffffff');
	assert.is(toHex(darken(parse('teal')!, 1)), '#000000');
});

change('chroma changes by a share of the largest one, and stays at its ends', () => {
	const teal = parse('teal')!, [l, c, h] = lch(teal) as [number, number, number], most = maxChroma(l, h);
	near(lch(desaturate(teal, 0.25))[1]!, c - 0.25 * most, 1e-6, 'less');
	near(lch(saturate(desaturate(teal, 0.5), 0.25))[1]!, c - 0.25 * most, 1e-6, 'less, then more');
	near(lch(saturate(teal, 1))[1]!, most, 1e-6, 'most');
	assert.is(toHex(desaturate(teal, 1)), toHex(grayscale(teal)));
});

change('a gray stays gray, and a gray scale keeps lightness', () => {
	for (const gray of ['black', '#777', 'white']) assert.is(toHex(saturate(parse(gray)!, 0.5)), toHex(parse(gray)!), gray);
	for (const name of ['red', 'gold', 'rebeccapurple']) {
		const gray = grayscale(parse(name)!);
		near(lch(gray)[0]!, lch(parse(name)!)[0]!, 1e-6, name);
		assert.match(toHex(gray), /^#([\da-f]{2})\1\1$/, name);
	}
});

change('a whole turn changes nothing, and turns add up', () => {
	const gold = parse('oklch(0.7 0.08 80)')!;
	assert.equal(lch(rotate(gold, 360)).map((x) => x.toFixed(9)), lch(gold).map((x) => x.toFixed(9)));
	near(lch(rotate(gold, 300))[2]!, 20, 1e-9, '80 + 300 is 20');
	near(lch(rotate(gold, -100))[2]!, 340, 1e-9, '80 - 100 is 340');
});

change('invert gives 1 minus each channel, and twice the color itself', () => {
	for (const [name, opposite] of [['red', '#00ffff'], ['white', '#000000'], ['#123456', '#edcba9']] as const) {
		assert.is(toHex(invert(parse(name)!)), opposite);
		assert.is(toHex(invert(invert(parse(name)!))), toHex(parse(name)!));
	}
});

change('the luminance is the requested one, and scaling to it keeps the chromaticity', () => {
	const random = randomFrom(SEED);
	for (let i = 0; i < CASES; i++) {
		const from = color(srgb, [random(), random(), random()]), y = random(), [oldX, oldY] = convert(from, xyzD65).coords;
		const [newX, newY] = convert(withLuminance(from, y), xyzD65).coords, what = `seed ${SEED}, case ${i}`;
		near(newY, y, 1e-9, what);
		if (y < oldY) near(newX / newY, oldX / oldY, 1e-6, what);
	}
	assert.is(toHex(withLuminance(parse('teal')!, 0)), '#000000');
	assert.is(toHex(withLuminance(parse('black')!, 1)), '#ffffff');
});

change('missing hue stays missing', () => assert.is(lighten(parse('oklch(0.5 0 none)')!, 0.1).none, 4));

change.run();
