/*
 * How a token writes its value: every style reads back to the same 8-bit color.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { parse } from '../../src/names/parse-color.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { alphaByte, fromRgb24 } from '../../src/spaces/rgb24.ts';
import { roundAsWritten, isWide, VALUE_STYLES, wideStyle, writeShort, writeValue, type ValueStyle } from '../../src/tokens/value.ts';
import { below } from '../support/arbitrary.ts';
import { insideSrgb } from '../support/spaces.ts';

const values = suite('writeValue');

// OKLCH and Display P3: CSS Color 4 and the values web-platform-tests hold; HSL and RGB by their definitions; the wide
// green was computed with culori.
const ROWS: readonly (readonly [input: string, style: ValueStyle, expected: string])[] = [
	['rebeccapurple', 'oklch', 'oklch(0.44027 0.1603 303.373)'],
	['rebeccapurple', 'hex', '#663399'],
	['rebeccapurple', 'rgb', 'rgb(102 51 153)'],
	['rebeccapurple', 'hsl', 'hsl(270 50% 40%)'],
	['red', 'display-p3', 'color(display-p3 0.91749 0.20029 0.13856)'],
	['green', 'display-p3', 'color(display-p3 0.21604 0.49418 0.13151)'],
	['white', 'oklch', 'oklch(1 0 0)'],
	['white', 'hsl', 'hsl(0 0% 100%)'],
	['white', 'display-p3', 'color(display-p3 1 1 1)'],
	['black', 'oklch', 'oklch(0 0 0)'],
	['#66339980', 'hex', '#66339980'],
	['rgb(102 51 153 / 0.5)', 'rgb', 'rgb(102 51 153 / 0.5)'],
	['rgb(102 51 153 / 0.5)', 'hex', '#66339980'],
	['rgb(102 51 153 / 0.5)', 'hsl', 'hsl(270 50% 40% / 0.5)'],
	['rgb(102 51 153 / 0.5)', 'oklch', 'oklch(0.44027 0.1603 303.373 / 0.5)'],
	['transparent', 'oklch', 'oklch(0 0 0 / 0)'],
	['transparent', 'hex', '#00000000'],
	['color(display-p3 0.1 0.9 0.2)', 'display-p3', 'color(display-p3 0.1 0.9 0.2)'],
	['color(display-p3 0.1 0.9 0.2)', 'hex', '#00e338'],
	['color(display-p3 0.1 0.9 0.2)', 'rgb', 'rgb(0 227 56)'],
	['oklch(0.7 0.15 200 / 0.25)', 'oklch', 'oklch(0.7 0.15 200 / 0.25)'],
	['oklch(0.6 0.1 359.9999)', 'oklch', 'oklch(0.6 0.1 0)'],
];

for (const [input, style, expected] of ROWS) {
	values(`${input} in ${style} is ${expected}`, () => { assert.is(writeValue(parse(input), style), expected); });
}

values('a gray has no hue, however it was given', () => {
	for (const gray of ['#808080', 'hsl(200 0% 50%)', 'oklch(0.6 0 200)', 'oklch(0.6 0.000001 200)', 'lch(50 0 80)', 'hwb(90 50% 50%)']) {
		assert.match(writeValue(parse(gray), 'oklch'), /^oklch\(0\.\d+ 0 0\)$/, gray);
		assert.match(writeValue(parse(gray), 'hsl'), /^hsl\(0 0% [\d.]+%\)$/, gray);
	}
});

values('a missing component is written 0', () => {
	for (const input of [
		'oklch(none none none)', 'oklch(0.5 0.1 none / none)', 'hsl(none 50% 50%)', 'hsl(120 none 50% / none)', 'rgb(none 0 0)',
		'color(display-p3 none 1 none / none)', 'lab(50 none none)',
	]) {
		for (const style of VALUE_STYLES) assert.not.match(writeValue(parse(input), style), /none/, `${input} in ${style}`);
	}
	assert.is(writeValue(parse('oklch(0.5 0.1 none / none)'), 'oklch'), 'oklch(0.5 0.1 0 / 0)');
});

values.run();

const back = suite('a written value');

/** The bytes of red, green, blue, alpha. */
const bytes = (of: Color): string => `${toRgb24(of).toString(16).padStart(6, '0')} ${alphaByte(of.alpha)}`;

function readsBack(seed: string, rounds: number, styles: readonly ValueStyle[], make: (random: Random) => Color): void {
	const random = randomFrom(seed);
	for (let n = 0; n < rounds; n++) {
		const one = make(random);
		for (const style of styles) {
			const text = writeValue(one, style);
			assert.is(bytes(parse(text)), bytes(one), `seed "${seed}", ${JSON.stringify(one)} as ${text}`);
		}
	}
}

back('is the same 8-bit color, for any 8-bit color', () => {
	readsBack('8 bits', 4000, VALUE_STYLES, (random) => fromRgb24(below(random, 0x1000000), below(random, 256) / 255));
});

back('is the same 8-bit color, for any color of sRGB with any alpha', () => {
	readsBack('sRGB', 4000, VALUE_STYLES, (random) => ({ ...insideSrgb(random), alpha: random() }));
});

back('is the same 8-bit color on either side of the border between two', () => {
	readsBack('borders', 1000, VALUE_STYLES, (random) => {
		const border = (): number => (below(random, 255) + 0.5 + (random() - 0.5) * 1e-4) / 255;
		return color('srgb', [border(), border(), border()], border());
	});
});

back('is the same 8-bit color, mapped, for any color that a wide screen shows', () => {
	readsBack('P3', 2000, VALUE_STYLES, (random) => color('display-p3', [random(), random(), random()]));
	readsBack('Rec. 2020', 2000, VALUE_STYLES, (random) => color('rec2020', [random(), random(), random()]));
});

back('is the same 8-bit color in OKLCH and in sRGB even beyond what can be seen', () => {
	readsBack('beyond', 2000, ['oklch', 'hex', 'rgb', 'hsl'], (random) => color('oklch', [random(), random() * 0.5, random() * 360]));
});

back('has the coordinates that are written, all of them', () => {
	const seed = 'decimals', random = randomFrom(seed);
	for (let n = 0; n < 1000; n++) {
		const one = color('display-p3', [random(), random(), random()], random());
		for (const style of VALUE_STYLES) {
			const { coords, alpha, none } = roundAsWritten(one, style);
			assert.is(none, 0);
			const text = writeValue(one, style);
			if (style === 'oklch' || style === 'display-p3') assert.equal(parse(text).coords, coords, `seed "${seed}", ${text}`);
			for (const x of [...coords, alpha]) {
				assert.match(String(x), /^-?\d+(?:\.\d{1,5})?$/, `seed "${seed}", ${style}: ${x}`);
				assert.ok(!Object.is(x, -0), `seed "${seed}", ${style}`);
			}
		}
	}
});

back.run();

const short = suite('writeShort');

short('has four decimals, and two of the hue', () => {
	// CSS Color 4 §6.1: rebeccapurple is oklch(0.44027 0.1603 303.373).
	assert.is(writeShort(parse('rebeccapurple')), 'oklch(0.4403 0.1603 303.37)');
	assert.is(writeShort(parse('rgb(102 51 153 / 0.5)')), 'oklch(0.4403 0.1603 303.37 / 0.5)');
	assert.is(writeShort(parse('gray')).split(' ').length, 3);
});

short('is the same 8-bit color, and inside sRGB if that was, for any 8-bit color', () => {
	const random = randomFrom('short'), corners = [0, 0xff, 0xff00, 0xffff, 0xff0000, 0xff00ff, 0xffff00, 0xffffff];
	for (const rgb of [...corners, ...Array.from({ length: 4000 }, () => below(random, 0x1000000))]) {
		const one = fromRgb24(rgb, 1), text = writeShort(one);
		assert.is(bytes(parse(text)), bytes(one), text);
		assert.not.ok(isWide(parse(text)), text);
		assert.match(text, /^oklch\((?:0\.\d{1,4}|[01]) (?:0\.\d{1,4}|0) \d+(?:\.\d{1,2})?\)$/);
	}
});

short('is the same 8-bit color for any color that a wide screen shows', () => {
	const random = randomFrom('short and wide');
	for (let n = 0; n < 2000; n++) {
		const one = color('display-p3', [random(), random(), random()]), text = writeShort(one);
		assert.is(bytes(parse(text)), bytes(one), text);
		assert.is(isWide(parse(text)), isWide(one), text);
	}
});

short.run();

const wide = suite('wide colors');

wide('are those that sRGB does not fit', () => {
	assert.ok(isWide(parse('color(display-p3 0 1 0)')));
	assert.not.ok(isWide(parse('lime')));
	assert.not.ok(isWide(parse('oklch(0.62796 0.25768 29.234)')), 'red in five decimals');
});

wide('stay wide in OKLCH and Display P3 alone', () => {
	const green = parse('color(display-p3 0 1 0)');
	for (const style of VALUE_STYLES) {
		assert.is(fits(parse(writeValue(green, style)), 'srgb'), style !== 'oklch' && style !== 'display-p3', style);
		assert.not.ok(fits(parse(writeValue(green, wideStyle(style))), 'srgb'), style);
	}
});

wide.run();
