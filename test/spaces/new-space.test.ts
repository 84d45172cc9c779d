/*
 * A new space is one record and one row: OKLrCH, which is OKLCH with the lightness estimate Lr, is added to a table here
 * and is then read, printed, converted, mixed and mapped by functions that never heard of it.
 *
 * Source  Björn Ottosson, "Okhsv and Okhsl", 2021, intermission on a new lightness estimate: the toe function and its
 *         inverse with k1 = 0.206, k2 = 0.03, k3 = (1 + k1) / (1 + k2).
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printCss } from '../../src/formats/css-print.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { randomFrom } from '../../src/math/random.ts';
import { phraseText } from '../../src/errors.ts';
import { describeFault } from '../../src/reading/css-explain.ts';
import { toNotations } from '../../src/reading/css-grammar.ts';
import { readCssFunction } from '../../src/reading/css-levels.ts';
import { readFunctionWith } from '../../src/reading/css-read.ts';
import { HUE } from '../../src/spaces/channels.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert, convertTo } from '../../src/spaces/convert.ts';
import { defineSpace } from '../../src/spaces/define-space.ts';
import { mix, mixIn } from '../../src/spaces/mix.ts';
import { oklch } from '../../src/spaces/oklch.ts';
import { powerlessUpTo } from '../../src/spaces/powerless.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import type { Space, Spaces } from '../../src/spaces/space.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { near, nearAll } from '../support/near.ts';
import { comparable, insideSrgb } from '../support/spaces.ts';

const K1 = 0.206, K2 = 0.03, K3 = (1 + K1) / (1 + K2);
const toe = (x: number): number => (K3 * x - K1 + Math.sqrt((K3 * x - K1) ** 2 + 4 * K2 * K3 * x)) / 2;
const toeInverse = (x: number): number => (x * x + K1 * x) / (K3 * (x + K2));

/* The one file. */
const newSpace: Space<'new-space', 'oklrch'> = defineSpace({
	id: 'new-space',
	channels: [
		{ id: 'l', kind: 'lightness', range: [0, 1], digits: 5, name: 'lightness', clamp: 'range' },
		{ id: 'c', kind: 'colorfulness', range: [0, 0.4], digits: 5, name: 'chroma', clamp: 'floor' },
		HUE,
	],
	written: { form: 'oklrch' },
	base: oklch,
	toBase: [{ map: (v) => { v[0] = toeInverse(v[0]); } }],
	fromBase: [{ map: (v) => { v[0] = toe(v[0]); } }],
	powerless: powerlessUpTo(0.000004, 1, 2),
});

/* The one row. */
const TABLE = { ...SPACES, 'new-space': newSpace } as const satisfies Spaces;

const NOTATIONS = toNotations(TABLE);

function read(text: string): Color<string> {
	const result = readFunctionWith(NOTATIONS, text);
	assert.ok(result, text);
	return result.color;
}

const fault = (text: string): string => {
	assert.is(readFunctionWith(NOTATIONS, text), undefined, text);
	return phraseText(describeFault(text));
};

const added = suite('a space that was added');

for (const [text, coords, none] of [
	['oklrch(0.5 0.1 250)', [0.5, 0.1, 250], 0],
	// 100 % is the end of the range; lightness is clamped to it, chroma to 0 alone.
	['OKLrCH( 50% 25% -110deg )', [0.5, 0.1, 250], 0],
	['oklrch(2 0.7 0.5turn)', [1, 0.7, 180], 0],
	['oklrch(-1 -0.1 none)', [0, 0, 0], 4],
] as const) {
	added(`${text} is read`, () => {
		const { space, coords: result, none: missing } = read(text);
		assert.is(space, 'new-space');
		nearAll(result, coords, 1e-15, text);
		assert.is(missing, none);
	});
}

added('its channels are named in faults', () => {
	assert.match(fault('oklrch(0.5 x 250)'), 'no number for chroma');
	assert.match(fault('oklrch(0.5 0.1 10%)'), 'a percentage for the hue');
	assert.match(fault('oklrch(0.5, 0.1, 250)'), 'commas, which only');
});

added('is not read from the table of the service', () => {
	assert.is(readCssFunction('oklrch(0.5 0.1 250)'), undefined);
	assert.is(describeFault('oklrch(0.5 0.1 250)'), 'is not a CSS color function');
});

added('is printed with its decimals, and missing channels as none', () => {
	assert.is(printCss(color('new-space', [0.123456789, 0.1, 359.99999], 0.5)), 'oklrch(0.12346 0.1 0 / 0.5)');
	assert.is(printCss(color('new-space', [0.5, 0, 0], 1, 4)), 'oklrch(0.5 0 none)');
	assert.is(printCss(color('oklch', [0.5, 0.1, 20])), printCss(color('oklch', [0.5, 0.1, 20])));
});

added('white is 1, black 0, and the estimate of a middle lightness that of the formula', () => {
	nearAll(convertTo(fromRgb24(0xffffff), newSpace).coords, [1, 0, 0], 1e-12);
	nearAll(convertTo(fromRgb24(0x000000), newSpace).coords, [0, 0, 0], 1e-12);
	// K3 = 1.170874: the terms are 0.5 K3 - 0.206 = 0.379437 and 4 · 0.03 · 0.5 K3 = 0.070252.
	near(
		convertTo(color('oklch', [0.5, 0.1, 20]), newSpace).coords[0],
		(0.379436893 + Math.sqrt(0.379436893 ** 2 + 0.070252427)) / 2,
		1e-8,
	);
});

added('comes back through every other space', () => {
	const seed = 'there and back', random = randomFrom(seed);
	for (let n = 0; n < 500; n++) {
		const start = convertTo(insideSrgb(random), newSpace);
		for (const via of ['srgb', 'lab', 'display-p3', 'oklab', 'xyz-d50'] as const) {
			const back = convertTo(convert(start, via), newSpace);
			nearAll(convert(back, 'oklab').coords, convert(start, 'oklab').coords, 1e-11, `seed "${seed}", ${n}, via ${via}`);
		}
		nearAll(
			comparable(convert(read(printCss(start)), 'oklch') as Color), comparable(convert(start, 'oklch') as Color),
			1e-3, `seed "${seed}", ${n}, as text`,
		);
	}
});

added('a gray has no hue in it', () => assert.is(convertTo(fromRgb24(0x808080), newSpace).none, 4));

added('mixes along the arc of its hue', () => {
	const first = color('new-space', [0.5, 0.1, 350]), second = color('new-space', [0.7, 0.2, 30]);
	nearAll(mixIn(newSpace, first, second, 0.5, 'shorter').coords, [0.6, 0.15, 10], 1e-12);
	nearAll(mixIn(newSpace, first, second, 0.5, 'longer').coords, [0.6, 0.15, 190], 1e-12);
	// A gray takes the hue of the other; a missing channel stays missing in another space.
	nearAll(mixIn(newSpace, fromRgb24(0x808080), second, 1, 'shorter').coords, second.coords, 1e-12);
	const none = color('new-space', [0, 0.1, 20], 1, 1);
	near(mix(none, color('lab', [40, 10, 10]), 0.5, 'lab').coords[0], 40, 1e-12);
});

added('maps into a gamut as its base does', () => {
	for (const lightness of [0.2, 0.6, 0.9]) {
		const vivid = color('new-space', [lightness, 0.39, 140]), same = color('oklch', [toeInverse(lightness), 0.39, 140]);
		for (const gamut of ['srgb', 'display-p3'] as const) {
			nearAll(mapToGamut(vivid, gamut).coords, mapToGamut(same, gamut).coords, 1e-9, `${lightness} ${gamut}`);
		}
	}
});

added.run();

const table = suite('the table of spaces');

for (const [id, space] of Object.entries(SPACES)) {
	table(`${id} is listed by its id, with complete facts about its channels`, () => {
		assert.is(space.id, id);
		const hues = space.channels.filter(({ kind }) => kind === 'hue');
		// A space with a hue says when it has no power, and no other does.
		assert.is(hues.length, (space as Space).powerless === undefined ? 0 : 1);
		for (const { id: channel, kind, range, unit, digits } of space.channels) {
			assert.ok(range[0] < range[1] && Math.abs(range[0]) <= range[1], channel);
			assert.ok(Number.isInteger(digits) && digits >= 3 && digits <= 6, channel);
			if (kind === 'hue') assert.equal(range, [0, 360]);
			if (unit === '%') assert.equal(range, [0, 100]);
		}
	});
}

table.run();
