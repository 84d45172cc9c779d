/*
 * Spaces of a program: parsed, printed, converted, mixed and mapped like those of the package, and refused if a definition is wrong.
 *
 * Source  ITU-R BT.709-6, 1.2 and 3.2: the transfer function of HDTV; its primaries and white are those of sRGB. xyY: x = X / (X + Y + Z),
 *         y = Y / (X + Y + Z).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import * as fn from '../../src/fn.ts';
import * as library from '../../src/index.ts';
import { hostileStrings } from '../support/hostile.ts';
import { hostileValue } from '../support/hostile-values.ts';
import { randomFrom } from '../../src/math/random.ts';
import { near, nearAll } from '../support/near.ts';

const light = (id: string): fn.Channel => ({ id, kind: 'light', range: [0, 1], digits: 5 });

const decode = (x: number): number =>
	Math.sign(x) * (Math.abs(x) < 0.081 ? Math.abs(x) / 4.5 : ((Math.abs(x) + 0.099) / 1.099) ** (1 / 0.45));
const encode = (x: number): number => Math.sign(x) * (Math.abs(x) < 0.018 ? Math.abs(x) * 4.5 : 1.099 * Math.abs(x) ** 0.45 - 0.099);

const rec709 = fn.defineSpace({
	id: 'rec709', channels: [light('r'), light('g'), light('b')], base: fn.srgbLinear,
	toBase: [{ curve: decode }], fromBase: [{ curve: encode }],
});

const xyY = fn.defineSpace({
	id: 'xyy',
	channels: [{ ...light('x'), kind: 'share' }, { ...light('y'), kind: 'share' }, { ...light('luminance'), kind: 'lightness' }],
	base: fn.xyzD65,
	toBase: [{ map: (v) => {
		const [x, y, luminance] = v;
		v[0] = x * luminance / y;
		v[1] = luminance;
		v[2] = (1 - x - y) * luminance / y;
	} }],
	fromBase: [{ map: (v) => {
		const [x, y, z] = v, sum = x + y + z;
		v[0] = x / sum;
		v[1] = y / sum;
		v[2] = y;
	} }],
});

const spaces = suite('spaces of a program');

spaces('a color goes there and back, by both entries', () => {
	// sRGB 0.5 is 0.2140411 in linear light, so 1.099 · 0.2140411^0.45 - 0.099 = 0.4500 in BT.709.
	near(fn.convert(fn.color(fn.srgb, [0.5, 0.5, 0.5]), rec709).coords[0], 1.099 * 0.21404114048 ** 0.45 - 0.099, 1e-9);
	// The chromaticity of the red primary of sRGB, and its luminance.
	nearAll(library.convert('red', xyY).coords, [0.64, 0.33, 0.2126390], 1e-6);
	for (const space of [rec709, xyY]) for (const text of ['teal', 'color(display-p3 1 0.2 0)', 'oklch(0.7 0.3 150)', 'white'])
		nearAll(library.convert(library.convert(text, space), 'srgb').coords, library.convert(text, 'srgb').coords, 1e-9);
});

spaces('is printed and parsed, with percentages, none, alpha and math', () => {
	const color = fn.color(rec709, [0.25, 0.5, 1], 0.5);
	assert.is(fn.toCss(color), 'color(--rec709 0.25 0.5 1 / 0.5)');
	assert.equal(fn.parseIn('color(--rec709 0.25 0.5 1 / 0.5)', rec709), color);
	assert.equal(fn.parseIn(' COLOR( --rec709 25% calc(1 / 2) 1 / 50% ) ', rec709), color);
	assert.is(library.parseIn('color(--rec709 none 0 0)', rec709).none, 1);
	assert.equal(library.parseIn('oklch(0.7 0.1 200)', 'oklch'), library.parse('oklch(0.7 0.1 200)'));
	assert.equal(library.parseIn('okhsl(200 0.5 0.5)', library.okhsl), library.color(library.okhsl, [200, 0.5, 0.5]));
	for (const text of ['color(--xyy 0 0 0)', 'teal', 'color(--rec709 1 2)', '', undefined]) assert.is(fn.parseIn(text, rec709), undefined);
});

spaces('mixes, ramps, changes and maps', () => {
	const middle = library.mix('black', 'white', 0.5, rec709);
	assert.is(middle.space, 'rec709');
	nearAll(middle.coords, [0.5, 0.5, 0.5], 1e-12);
	nearAll(fn.interpolate([middle, middle], { space: rec709 })(0.3).coords, [0.5, 0.5, 0.5], 1e-12);
	assert.is(library.lighten(middle, 0.1).space, 'rec709');
	near(fn.adjust(middle, { r: 0.25 }).coords[0], 0.25, 0);
	const wide = library.convert('color(display-p3 0 1 0)', rec709);
	assert.not.ok(fn.inGamut(wide, rec709));
	assert.ok(fn.inGamut(fn.toGamut(wide, rec709), rec709));
	assert.is(library.toHex(fn.toGamut(wide, rec709)), library.toHex('color(display-p3 0 1 0)'));
});

spaces('stays finite where its formula is not', () => {
	// Black has no chromaticity: 0 / 0.
	assert.equal(library.convert('black', xyY).coords, [0, 0, 0]);
	assert.equal(library.convert(fn.color(xyY, [0.3, 0, 0.5]), 'srgb').coords.every(Number.isFinite), true);
});

const gammaOver = (id: string, toBase: fn.SpaceDefinition['toBase'], fromBase: fn.SpaceDefinition['toBase']): fn.Space =>
	fn.defineSpace({ id, channels: [light('r'), light('g'), light('b')], base: fn.srgbLinear, toBase, fromBase });

spaces('is a gamut if its steps together leave the primaries and white of its base where they are', () => {
	const red = [1, 0, 0] as const, twice = gammaOver('twice', [{ curve: (x) => x * 2 }, { curve: (x) => x / 2 }],
		[{ curve: (x) => x * 2 }, { curve: (x) => x / 2 }]);
	assert.ok(fn.inGamut(fn.color(twice, red), twice));
	assert.equal(fn.toGamut(fn.color(twice, red), twice).coords, [1, 0, 0]);
	// Each row is a mean of the three channels, so white stays white, and red becomes pink.
	const mean = [0.5, 0.25, 0.25, 0.25, 0.5, 0.25, 0.25, 0.25, 0.5] as const, inverse = [3, -1, -1, -1, 3, -1, -1, -1, 3] as const;
	const mixed = gammaOver('mixed', [{ matrix: inverse }], [{ matrix: mean }]);
	for (const call of [fn.inGamut, fn.toGamut]) assert.throws(() => call(fn.color(mixed, red), mixed), /^gamut must be an RGB space/);
});

const VALID: fn.SpaceDefinition = {
	id: 'other', channels: [light('r'), light('g'), light('b')], base: fn.srgb,
	toBase: [{ curve: (x) => x / 2 }], fromBase: [{ curve: (x) => x * 2 }],
};

for (const [change, detail] of [
	[{ id: 'rec709' }, 'id must be different from the ids of other spaces.'],
	[{ id: 'No' }, 'id must be 1 to 40 lower-case letters, digits and hyphens.'],
	[{ channels: [light('r'), light('g')] }, 'channels must be a list of 3.'],
	[{ channels: [light('r'), light('g'), light('r')] }, 'channels must be three channels with different ids.'],
	[{ channels: [light('r'), light('g'), { ...light('b'), kind: 'hues' }] }, 'channels[2].kind must be one of lightness, colorfulness, hue'],
	[{ channels: [light('r'), light('g'), { ...light('b'), range: [1, 0] }] }, 'channels[2].range must be two ascending numbers'],
	[{ base: 'srgb' }, 'base must be a space, such as oklch.'],
	[{ toBase: [{ curve: (x: number) => x * 2 }] }, 'toBase must be the inverse of fromBase.'],
	[{ fromBase: [{ curve: () => { throw new Error('no'); } }] }, 'toBase must be the inverse of fromBase.'],
	[{ fromBase: [{ matrix: [1, 2, 3] }] }, 'fromBase[0].matrix must be a list of 9.'],
	[{ powerless: 0.1 }, 'powerless must be a number from 0, for a space with hue and colorfulness.'],
] as const) {
	spaces(`a wrong definition: ${detail}`, () => {
		assert.throws(() => fn.defineSpace({ ...VALID, ...change } as never), (error: unknown) =>
			error instanceof InputError && error.message.startsWith(detail));
	});
}

spaces('a text of another space is told what to write', () => {
	assert.throws(() => library.parseIn('teal', rec709), (error: unknown) =>
		error instanceof InputError && error.message === 'text: "teal" is not a color of rec709. Write it like "color(--rec709 1 0.5 0.5)".');
});

spaces('10,000 hostile texts are colors or undefined, 2,000 hostile definitions are refused', () => {
	for (const text of hostileStrings('colors of a program', 10_000)) {
		const read = fn.parseIn(text, rec709) ?? fn.parseIn(`color(--rec709 ${text})`, rec709);
		assert.ok(read === undefined || (read.space === 'rec709' && read.coords.every(Number.isFinite)), text);
	}
	const random = randomFrom('definitions'), names = ['id', 'channels', 'base', 'toBase', 'fromBase', 'powerless'];
	for (let i = 0; i < 2000; i++) {
		const broken = { ...VALID, id: 'rec709', [names[Math.floor(random() * names.length)]!]: hostileValue(random) };
		if (random() < 0.2) broken.channels = [light('r'), light('g'), hostileValue(random) as fn.Channel];
		if (broken.id !== 'rec709') broken.channels = [] as never;
		assert.throws(() => fn.defineSpace(broken as never), (error: unknown) => error instanceof InputError, `definition ${i}`);
	}
});

spaces.run();
