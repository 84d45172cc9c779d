/*
 * Channels by name, numbers and short HEX. Expected values are those of CSS: its keywords and their HEX.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
	fromChannels, fromNumber, hsl, InputError, oklch, parse, srgb, toChannels, toHex, toNumber, toShortHex, type Color,
} from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';

const channels = suite('channels by name');

channels('a color has the channels of the space', () => {
	assert.equal(toChannels(parse('rgb(255 0 51 / 40%)')!, srgb), { r: 1, g: 0, b: 0.2, alpha: 0.4 });
	const { h, s, l, alpha } = toChannels(parse('cyan')!, hsl);
	assert.equal([h, s, l, alpha].map(Math.round), [180, 100, 50, 1]);
	assert.is(toChannels(parse('oklch(0.5 0.1 none)')!, oklch).h, 0);
});

channels('channels give the color', () => {
	assert.is(toHex(fromChannels(hsl, { h: 300, s: 100, l: 50 })), '#ff00ff');
	assert.is(library.toHex(library.fromChannels('srgb', { r: 1, g: 0, b: 0.2, alpha: 0.4 })), '#ff003366');
});

channels('an absent and an unknown channel are named', () => {
	for (const given of [{ h: 1, s: 2 }, { h: 1, s: 2, l: 3, c: 4 }, { h: 1, s: 2, l: 'x' }, { h: 1, s: 2, l: Number.NaN }, undefined, null]) {
		assert.throws(() => fromChannels(hsl, given as never), (error: unknown) => error instanceof InputError, JSON.stringify(given));
		assert.throws(() => library.fromChannels('hsl', given as never), (error: unknown) => error instanceof InputError, JSON.stringify(given));
	}
	assert.throws(() => library.fromChannels('hsl', { h: 1, s: 2 } as never), /channels\.l/);
});

channels('numbers and HEX agree', () => {
	assert.is(toNumber(parse('tomato')!), 0xff6347);
	assert.is(toHex(fromNumber(0xff6347)), '#ff6347');
	const seed = 'numbers', random = randomFrom(seed);
	for (let i = 0; i < 1000; i++) {
		const bits = Math.floor(random() * 0x1000000);
		assert.is(toNumber(fromNumber(bits)), bits, `seed ${seed}, case ${i}`);
	}
	for (const bits of [-1, 0x1000000, 0.5, Number.NaN])
		assert.throws(() => fromNumber(bits), (error: unknown) => error instanceof InputError);
});

channels('short HEX is short where it is exact', () => {
	const rows = [['red', '#f00'], ['#00ff7788', '#0f78'], ['teal', '#008080'], ['#0000ff81', '#0000ff81'], ['white', '#fff']] as const;
	for (const [text, hex] of rows) {
		assert.is(toShortHex(parse(text)!), hex);
		assert.is(toHex(parse(hex)!), toHex(parse(text)!));
	}
});

channels('types name the channels', () => {
	const typed = (color: Color): void => {
		const { l, c, h } = toChannels(color, oklch);
		// @ts-expect-error: OKLCH has no channel s
		const { s } = library.toChannels(color, 'oklch');
		assert.equal([l, c, h].filter((x) => typeof x !== 'number'), []);
		assert.is(s, undefined);
		// @ts-expect-error: a channel is absent
		assert.throws(() => fromChannels(oklch, { l: 0.5, c: 0.1 }), /channels\.h must be a number/);
	};
	typed(parse('teal')!);
});

channels.run();
