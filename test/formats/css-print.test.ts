/*
 * Colors as CSS text: digits for each kind of channel, missing channels, alpha, and no oddities in numbers.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printCss, printRgb } from '../../src/formats/css-print.ts';
import { parseCssFunction } from '../../src/reading/css-explain.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { SPACE_IDS } from '../../src/spaces/table.ts';

const print = suite('CSS text of a color');

const THIRDS = [1 / 3, 2 / 3, -1 / 3] as const;

// How many digits each channel has, from one number that never ends.
const PRINTED: readonly (readonly [Color, string])[] = [
	[color('srgb', THIRDS), 'color(srgb 0.33333 0.66667 -0.33333)'],
	[color('srgb-linear', THIRDS), 'color(srgb-linear 0.33333 0.66667 -0.33333)'],
	[color('display-p3', THIRDS), 'color(display-p3 0.33333 0.66667 -0.33333)'],
	[color('display-p3-linear', THIRDS), 'color(display-p3-linear 0.33333 0.66667 -0.33333)'],
	[color('a98-rgb', THIRDS), 'color(a98-rgb 0.33333 0.66667 -0.33333)'],
	[color('prophoto-rgb', THIRDS), 'color(prophoto-rgb 0.33333 0.66667 -0.33333)'],
	[color('rec2020', THIRDS), 'color(rec2020 0.33333 0.66667 -0.33333)'],
	[color('xyz-d65', THIRDS), 'color(xyz-d65 0.333333 0.666667 -0.333333)'],
	[color('xyz-d50', THIRDS), 'color(xyz-d50 0.333333 0.666667 -0.333333)'],
	[color('oklab', THIRDS), 'oklab(0.33333 0.66667 -0.33333)'],
	[color('oklch', [1 / 3, 2 / 3, 100 / 3]), 'oklch(0.33333 0.66667 33.333)'],
	[color('lab', [100 / 3, 200 / 3, -100 / 3]), 'lab(33.333 66.667 -33.333)'],
	[color('lch', [100 / 3, 200 / 3, 1000 / 3]), 'lch(33.333 66.667 333.333)'],
	[color('hsl', [1000 / 3, 200 / 3, 100 / 3]), 'hsl(333.333 66.667% 33.333%)'],
	[color('hwb', [1000 / 3, 200 / 3, 100 / 3]), 'hwb(333.333 66.667% 33.333%)'],
	[color('hsv', [1000 / 3, 200 / 3, 100 / 3]), 'hsv(333.333 66.667% 33.333%)'],

	// Trailing zeros go; an angle that rounds to a full turn is 0.
	[color('oklch', [0.5, 0.1, 20]), 'oklch(0.5 0.1 20)'],
	[color('oklch', [1, 0, 359.9996]), 'oklch(1 0 0)'],
	[color('hsl', [359.9995, 100, 50]), 'hsl(0 100% 50%)'],
	[color('hsl', [359.9994, 100, 50]), 'hsl(359.999 100% 50%)'],

	// No -0, no exponent.
	[color('lab', [50, -0.0004, 0]), 'lab(50 0 0)'],
	[color('srgb', [-1e-7, 1e-7, 1e6]), 'color(srgb 0 0 1000000)'],

	// Alpha has four decimals and is omitted if they give 1.
	[color('oklch', [0.5, 0.1, 20], 0.5), 'oklch(0.5 0.1 20 / 0.5)'],
	[color('oklch', [0.5, 0.1, 20], 1 / 3), 'oklch(0.5 0.1 20 / 0.3333)'],
	[color('oklch', [0.5, 0.1, 20], 0), 'oklch(0.5 0.1 20 / 0)'],
	[color('oklch', [0.5, 0.1, 20], 0.9999), 'oklch(0.5 0.1 20 / 0.9999)'],
	[color('oklch', [0.5, 0.1, 20], 0.99996), 'oklch(0.5 0.1 20)'],

	// Missing channels are written as none.
	[color('oklch', [0, 0, 0], 0, 15), 'oklch(none none none / none)'],
	[color('hsl', [0, 0, 50], 1, 1), 'hsl(none 0% 50%)'],
	[color('srgb', [0, 0.5, 0], 0.25, 5), 'color(srgb none 0.5 none / 0.25)'],
	[color('xyz-d65', [0.5, 0, 1], 0, 10), 'color(xyz-d65 0.5 none 1 / none)'],
];

for (const [from, text] of PRINTED) {
	print(`${from.space} ${from.coords.join(' ')} / ${from.alpha} is ${text}`, () => assert.is(printCss(from), text));
}

print('linear twins that CSS does not name are written encoded', () => {
	for (const [linear, encoded] of [
		['rec2020-linear', 'rec2020'], ['a98-rgb-linear', 'a98-rgb'], ['prophoto-rgb-linear', 'prophoto-rgb'],
	] as const) {
		const from = color(linear, [0.1, 0.5, 1], 0.5);
		assert.is(printCss(from), printCss(convert(from, encoded)));
		assert.match(printCss(from), `color(${encoded} `);
	}
});

print('rgb() is whole numbers', () => {
	assert.is(printRgb(0x663399), 'rgb(102 51 153)');
	assert.is(printRgb(0x000000, 0.5), 'rgb(0 0 0 / 0.5)');
	assert.is(printRgb(0xffffff, 0.99996), 'rgb(255 255 255)');
});

print('the texts of 30,000 random colors are readable, in the same space with the same missing channels', () => {
	const seed = 'print', random = randomFrom(seed);
	const spaces = SPACE_IDS.filter((id) => id !== 'hsv' && !/^(?:rec2020|a98-rgb|prophoto-rgb)-linear$/.test(id));
	for (let i = 0; i < 30_000; i++) {
		const space = spaces[Math.floor(random() * spaces.length)]!;
		const none = random() < 0.3 ? Math.floor(random() * 16) : 0;
		const size = 10 ** (random() * 8 - 2);
		const channel = (bit: number): number => ((none & bit) !== 0 ? 0 : (random() * 2 - 0.5) * size);
		const made = color(space, [channel(1), channel(2), channel(4)], (none & 8) !== 0 ? 0 : random(), none);
		// What CSS clamps when it reads would not come back.
		const from = parseCssFunction(printCss(made)).color;
		const text = printCss(from);
		const back = parseCssFunction(text).color;
		assert.is(printCss(back), text, `seed ${seed}, number ${i}`);
		assert.is(back.space, space, text);
		assert.is(back.none, none, text);
		assert.not(/NaN|Infinity|e[+-]?\d|-0(?![.\d])/.test(text), text);
	}
});

print.run();
