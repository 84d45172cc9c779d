/*
 * Pictures of the guides: their shapes lie where their numbers say.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { differences, fallbacks, gamutPlane, hueStrips, tokenLayers } from '../../src/doors/reference/pictures.ts';
import { REFERENCE_LANGUAGES } from '../../src/doors/reference/language.ts';
import { convert, parse } from '../../src/index.ts';
import { near } from '../support/near.ts';

const pictures = suite('pictures of the guides');

const STRIPS = hueStrips(REFERENCE_LANGUAGES.en.words.pictures);

interface Rect {
	readonly x: number;
	readonly width: number;
	readonly fill: string;
}

const rectsIn = (svg: string): readonly Rect[] => [...svg.matchAll(/<rect x="([\d.]+)" width="([\d.]+)" height="44" fill="(#\w+)"/g)]
	.map(([, x, width, fill]) => ({ x: Number(x), width: Number(width), fill: fill! }));

for (const [name, svg] of Object.entries(STRIPS)) {
	pictures(`the strip that is ${name} covers 360 px without gaps, from a light gray to a blue`, () => {
		const rects = rectsIn(svg);
		assert.is(rects.length, 12);
		rects.forEach(({ x, width }, i) => assert.ok(x + width >= (rects[i + 1]?.x ?? 360), `rectangle ${i}`));
		assert.is(rects.at(-1)!.fill, '#1d4ed8');
		// A gray that is shown in a hue keeps its lightness.
		const [lightness] = convert(rects[0]!.fill, 'oklch').coords, [expected] = convert('#dddddd', 'oklch').coords;
		assert.ok(Math.abs(lightness - expected) < 0.01, rects[0]!.fill);
	});
}

pictures('every strip and the plane are as wide and as high as their shapes', () => {
	const size = (svg: string): readonly string[] => /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!.slice(1);
	for (const svg of Object.values(STRIPS)) {
		assert.equal(size(svg), ['360', '44']);
		const { x, width } = rectsIn(svg).at(-1)!;
		assert.ok(x + width >= 360 && x + width < 361);
	}
	assert.equal(size(gamutPlane('')), ['360', '240']);
});

pictures('each row of the plane has the lightness of its middle', () => {
	const plane = gamutPlane(''), grays = [...plane.matchAll(/<stop offset="0" stop-color="(#\w+)"\/>/g)].map(([, hex]) => hex!);
	const rows = [...plane.matchAll(/<rect y="([\d.]+)"/g)].map(([, y]) => Number(y)), height = 240 / rows.length;
	assert.is(rows.length, grays.length);
	for (const [i, y] of rows.entries()) {
		const middle = 1 - (y + height / 2) / 240;
		// A step of 8 bits is a lightness of less than 0.006, except for dark grays.
		if (middle > 0.3) near(convert(parse(grays[i]!), 'oklch').coords[0], middle, 0.006);
	}
});

pictures('in the plane of a gamut light colors are above dark ones, and the mapped orange is left of the wide one', () => {
	const plane = gamutPlane('Plane.'), [wide, mapped] = [...plane.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)]
		.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
	assert.ok(mapped!.x < wide!.x);
	// The vertical axis is OKLCH lightness, 240 px from white to black.
	const fill = /<circle[^>]* fill="(#\w+)"/g, [, hex] = [...plane.matchAll(fill)].at(-1)!;
	assert.ok(Math.abs(mapped!.y - 240 * (1 - convert(parse(hex!), 'oklch').coords[0])) < 1, `${mapped!.y}`);
	assert.match(plane, 'aria-label="Plane."');
});

/** The numbers of an attribute list. */
const numbersOf = (tag: string): Readonly<Record<string, number>> =>
	Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]));

for (const theme of ['light', 'dark'] as const) {
	pictures(`the ${theme} card fills its picture, and its label is in the middle of its button`, () => {
		const svg = tokenLayers('#3b82f6', REFERENCE_LANGUAGES.en.words.pictures)[theme];
		const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg)!;
		const [card, button] = [...svg.matchAll(/<rect[^>]*>/g)].map(([tag]) => numbersOf(tag));
		const label = numbersOf([...svg.matchAll(/<text[^>]*>/g)].at(-1)![0]);
		assert.equal([card!['width'], card!['height']], [Number(width), Number(height)]);
		assert.is(label['x'], button!['x']! + button!['width']! / 2);
		assert.ok(label['y']! > button!['y']! && label['y']! < button!['y']! + button!['height']!);
	});
}

pictures('the pairs of the guide have the distances that it names, with at most three decimals', () => {
	const texts = differences(REFERENCE_LANGUAGES.en.words.pictures.nextTo).map(({ measured }) => measured);
	for (const [i, distance] of [0.01, 0.02, 0.05, 0.1, 0.25].entries()) {
		assert.match(texts[i]!, /^0\.\d{1,3}$/);
		// A step of 8 bits is a distance of about 0.003.
		near(Number(texts[i]), distance, 0.003);
	}
});

pictures('the fallbacks of the guide have distances with three decimals and turns of the hue with one', () => {
	const { mappedDelta, clippedDelta, mappedShift, clippedShift } = fallbacks();
	for (const text of [mappedDelta, clippedDelta]) assert.match(text, /^0\.\d{1,3}$/);
	for (const text of [mappedShift, clippedShift]) assert.match(text, /^\d+(?:\.\d)?$/);
	assert.ok(Number(mappedShift) < Number(clippedShift));
});

pictures.run();
