/*
 * Orders of colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { whole } from '../../src/math/steps.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { SORT_KEYS, sortColors, type SortKey } from '../../src/palette/sort-colors.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { oklchOf } from '../support/reference-math.ts';

const sorting = suite('sort colors');

const TARGET: Color = { space: 'srgb', coords: [1, 0, 0], alpha: 1, none: 0 };

const random = randomFrom('sort colors');
const COLORS = Array.from({ length: 120 }, (_, i): Color => {
	const gray = random();
	return { space: 'srgb', coords: i % 10 === 0 ? [gray, gray, gray] : [random(), random(), random()], alpha: 1, none: 0 };
});

/** What ascends, apart from the grays of hue. */
const MEASURES: Readonly<Record<Exclude<SortKey, 'similarity'>, (color: Color) => number>> = {
	lightness: (color) => convert(color, 'oklch').coords[0],
	chroma: (color) => convert(color, 'oklch').coords[1],
	hue: (color) => convert(color, 'oklch').coords[2],
	distance: (color) => deltaEOK(color, TARGET),
};

for (const key of SORT_KEYS) {
	sorting(`by ${key}: every color once`, () => {
		const order = whole(sortColors(COLORS, key, TARGET));
		assert.equal([...order].sort((i, j) => i - j), [...COLORS.keys()]);
	});
}

for (const [key, measure] of Object.entries(MEASURES) as [keyof typeof MEASURES, (color: Color) => number][]) {
	sorting(`by ${key}: ascending`, () => {
		const order = whole(sortColors(COLORS, key, TARGET)).map((i) => COLORS[i]!);
		const isGray = (color: Color): boolean => convert(color, 'oklch').coords[1] < 0.03;
		const grays = key === 'hue' ? order.findIndex((color) => !isGray(color)) : 0;
		assert.ok(order.slice(0, grays).every(isGray) && (key !== 'hue' || (grays >= 12 && !order.slice(grays).some(isGray))));
		for (const [part, by] of [[order.slice(0, grays), MEASURES.lightness], [order.slice(grays), measure]] as const)
			for (let i = 1; i < part.length; i++) assert.ok(by(part[i - 1]!) <= by(part[i]!), `${key} ${i}`);
	});
}

sorting('by similarity: begins at the darker end, and neighbors are nearer than in any other order', () => {
	const labs = COLORS.map((color) => convert(color, 'oklab')), length = (order: readonly number[]): number =>
		order.slice(1).reduce((sum, index, i) => sum + deltaEOK(labs[order[i]!]!, labs[index]!), 0);
	const order = whole(sortColors(COLORS, 'similarity', TARGET));
	assert.ok(labs[order[0]!]!.coords[0] <= labs[order.at(-1)!]!.coords[0]);
	for (const key of SORT_KEYS) assert.ok(length(order) <= length(whole(sortColors(COLORS, key, TARGET))), key);
});

sorting('equal colors keep their order, and grays precede hues by lightness', () => {
	const from = (...rgb24: readonly number[]): readonly Color[] => rgb24.map((one) => fromRgb24(one));
	const twice = from(0xff0000, 0x0000ff, 0xff0000, 0x0000ff);
	for (const key of ['lightness', 'hue', 'chroma', 'distance'] as const)
		assert.equal(whole(sortColors(twice, key, TARGET)).filter((i) => i % 2 === 0), [0, 2], key);
	assert.equal(whole(sortColors(from(0xff0000, 0xffffff, 0x00ff00, 0x000000, 0x888888), 'hue', TARGET)), [3, 4, 1, 0, 2]);
});

sorting('by distance: the target itself is first', () => {
	const colors = [0x0000ff, 0x00ff00, 0xff0000].map((one) => fromRgb24(one));
	for (const [target, first] of [[0x0000ff, 0], [0x00ff00, 1], [0xff0000, 2]] as const)
		assert.is(whole(sortColors(colors, 'distance', fromRgb24(target)))[0], first);
});

sorting('by similarity: a line of grays in any order is from black to white, and one color is alone', () => {
	for (const grays of [[0, 0x80, 0xff], [0xff, 0x80, 0], [0x80, 0xff, 0], [0xff, 0, 0x80]]) {
		const order = whole(sortColors(grays.map((gray) => fromRgb24(gray * 0x010101)), 'similarity', TARGET));
		assert.equal(order.map((i) => grays[i]!), [0, 0x80, 0xff]);
	}
	for (const key of SORT_KEYS) assert.equal(whole(sortColors([TARGET], key, TARGET)), [0]);
});

sorting('by similarity: the darker end is first, whatever the order of the input', () => {
	const sets = [
		[0xff60b0, 0xffffff, 0x00c060], [0x00c060, 0xff60b0, 0xffffff], [0xff60b0, 0xffffff, 0x009040], [0x009040, 0xffffff, 0xff60b0],
	];
	for (const colors of sets) {
		const order = whole(sortColors(colors.map((one) => fromRgb24(one)), 'similarity', TARGET)).map((i) => colors[i]!);
		const light = order.map((one) => oklchOf(`#${one.toString(16).padStart(6, '0')}`)[0]);
		assert.ok(light[0]! < light[2]!, order.map((one) => one.toString(16)).join());
	}
});

sorting.run();
