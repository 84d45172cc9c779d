/*
 * The basic color terms have their focal colors, in both languages.
 *
 * English: CSS gives all eleven terms a value, which is used here. Russian has no such standard: each term
 * must lie in a range of OKLCH, away from neighboring terms and from its own light and dark forms.
 *
 * Source  Berlin & Kay, "Basic Color Terms", 1969, for English; for Russian Davies & Corbett, "The basic color
 *         terms of Russian", Linguistics 32, 1994, and the near-basic terms of everyday speech. The ranges are our own judgment.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parse } from '../../src/names/parse-color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const basic = suite('basic color terms');

const ENGLISH: readonly (readonly [term: string, rgb: number])[] = [
	['black', 0x000000], ['white', 0xffffff], ['gray', 0x808080], ['red', 0xff0000], ['green', 0x008000], ['blue', 0x0000ff],
	['yellow', 0xffff00], ['orange', 0xffa500], ['pink', 0xffc0cb], ['purple', 0x800080], ['brown', 0xa52a2a],
];

for (const [term, rgb] of ENGLISH) {
	basic(`${term} is the color of the keyword`, () => {
		assert.equal(parse(term), fromRgb24(rgb));
	});
}

type Range = readonly [from: number, to: number];

/** Lightness 0..1, chroma, hue in degrees; a range of hues may pass 360. */
const RUSSIAN: readonly (readonly [term: string, lightness: Range, chroma: Range, hue?: Range])[] = [
	['чёрный', [0, 0.1], [0, 0.01]], ['белый', [0.99, 1], [0, 0.01]], ['серый', [0.5, 0.7], [0, 0.01]],
	['красный', [0.55, 0.66], [0.2, 0.27], [20, 33]], ['оранжевый', [0.7, 0.82], [0.15, 0.2], [55, 75]],
	['жёлтый', [0.88, 0.98], [0.17, 0.22], [92, 112]], ['зелёный', [0.48, 0.65], [0.15, 0.22], [138, 152]],
	['голубой', [0.68, 0.82], [0.1, 0.17], [228, 252]], ['синий', [0.38, 0.52], [0.2, 0.32], [258, 270]],
	['фиолетовый', [0.4, 0.52], [0.18, 0.28], [295, 314]], ['розовый', [0.72, 0.84], [0.1, 0.16], [355, 372]],
	['коричневый', [0.38, 0.52], [0.08, 0.13], [45, 65]],
	// Near-basic terms.
	['малиновый', [0.42, 0.55], [0.18, 0.23], [350, 373]], ['бежевый', [0.78, 0.87], [0.03, 0.06], [65, 90]],
	['песочный', [0.78, 0.87], [0.06, 0.11], [75, 92]], ['электрик', [0.46, 0.6], [0.2, 0.28], [255, 267]],
	['бордовый', [0.33, 0.42], [0.11, 0.17], [10, 30]], ['бирюзовый', [0.75, 0.86], [0.1, 0.16], [178, 200]],
	['салатовый', [0.8, 0.88], [0.14, 0.22], [120, 138]], ['сиреневый', [0.68, 0.8], [0.06, 0.12], [310, 332]],
	['терракотовый', [0.5, 0.62], [0.12, 0.17], [28, 45]], ['мятный', [0.82, 0.92], [0.06, 0.11], [155, 180]],
	['фуксия', [0.56, 0.66], [0.22, 0.29], [335, 352]], ['алый', [0.6, 0.68], [0.22, 0.26], [27, 36]],
];

const isWithin = (value: number, [from, to]: Range): boolean => value >= from && value <= to;

for (const [term, lightness, chroma, hue] of RUSSIAN) {
	basic(`${term} is where a Russian looks for it`, () => {
		const [l, c, h] = convert(parse(term), 'oklch').coords;
		assert.ok(isWithin(l, lightness), `lightness ${l}`);
		assert.ok(isWithin(c, chroma), `chroma ${c}`);
		assert.ok(hue === undefined || isWithin(h, hue) || isWithin(h + 360, hue), `hue ${h}`);
	});
}

basic.run();
