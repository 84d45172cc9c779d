/*
 * The one word for a color, against colors whose word is not in doubt, and what must hold for every color.
 *
 * The table was judged by hand: CSS keywords that carry the word in their name or are listed under it in the
 * common grouping of the web colors, paints and dyes with a known hex, and everyday colors near a border. The model was
 * fitted to them among much else; of the 500 steps of the Tailwind families it has seen that of rose.
 */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { decideFamily, HUE_FAMILIES, hueFamily, type HueFamily } from '../../src/names/hue-family.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';
import { ROOT } from '../support/project.ts';

const families = suite('hue families');

/** `rrggbb family name` a line: what the fitted borders must tell as a person does. */
const JUDGED = readFileSync(join(ROOT, 'data/judged-families.txt'), 'utf8').trim().split('\n').map((line) => {
	const [, hex = '', family = '', name = ''] = /^([0-9a-f]{6}) (\w+) (.+)$/.exec(line) ?? [];
	return { hex, family, name };
});

for (const family of HUE_FAMILIES) {
	families(`${family}: every color of the judged table`, () => {
		const judged = JUDGED.filter((one) => one.family === family);
		assert.ok(judged.length >= 5);
		const wrong = judged.flatMap(({ hex, name }) => {
			const word = hueFamily(fromRgb24(Number.parseInt(hex, 16)));
			return word === family ? [] : [`${name} #${hex} is ${word}`];
		});
		assert.equal(wrong, []);
	});
}

families('the judged table uses only the twelve words', () => {
	assert.equal(JUDGED.filter(({ family }) => !(HUE_FAMILIES as readonly string[]).includes(family)), []);
});

/** Tailwind 4.3: the 500 step of each family as published (percent, chroma, degrees), and what a person calls it. */
const TAILWIND_500: readonly (readonly [name: string, l: number, c: number, h: number, family: HueFamily])[] = [
	['red', 63.7, 0.237, 25.331, 'red'], ['orange', 70.5, 0.213, 47.604, 'orange'], ['amber', 76.9, 0.188, 70.08, 'orange'],
	['yellow', 79.5, 0.184, 86.047, 'yellow'], ['lime', 76.8, 0.233, 130.85, 'green'], ['green', 72.3, 0.219, 149.579, 'green'],
	['emerald', 69.6, 0.17, 162.48, 'green'], ['teal', 70.4, 0.14, 182.503, 'cyan'], ['cyan', 71.5, 0.143, 215.221, 'cyan'],
	['sky', 68.5, 0.169, 237.323, 'blue'], ['blue', 62.3, 0.214, 259.815, 'blue'], ['indigo', 58.5, 0.233, 277.117, 'blue'],
	['violet', 60.6, 0.25, 292.717, 'purple'], ['purple', 62.7, 0.265, 303.9, 'purple'], ['fuchsia', 66.7, 0.295, 322.15, 'purple'],
	['pink', 65.6, 0.241, 354.308, 'pink'], ['rose', 64.5, 0.246, 16.439, 'red'], ['slate', 55.4, 0.046, 257.417, 'gray'],
	['gray', 55.1, 0.027, 264.364, 'gray'], ['zinc', 55.2, 0.016, 285.938, 'gray'], ['neutral', 55.6, 0, 0, 'gray'],
	['stone', 55.3, 0.013, 58.071, 'gray'], ['mauve', 54.2, 0.034, 322.5, 'gray'], ['olive', 58, 0.031, 107.3, 'gray'],
	['mist', 56, 0.021, 213.5, 'gray'], ['taupe', 54.7, 0.021, 43.1, 'gray'],
];

for (const [name, l, c, h, family] of TAILWIND_500) {
	families(`Tailwind ${name}-500 is ${family}`, () => {
		assert.is(hueFamily(color('oklch', [l / 100, c, h])), family);
	});
}

families('along the grays it is black, then gray, then white', () => {
	const words = Array.from({ length: 256 }, (_, n) => hueFamily(fromRgb24(rgb24(n, n, n))));
	assert.equal(words.filter((word, i) => word !== words[i - 1]), ['black', 'gray', 'white']);
});

families('every color gets a word of the table, and every word gets colors', () => {
	const seen = new Set<string>();
	for (let r = 0; r < 256; r += 15) {
		for (let g = 0; g < 256; g += 15) {
			for (let b = 0; b < 256; b += 15) seen.add(hueFamily(fromRgb24(rgb24(r, g, b))));
		}
	}
	assert.equal([...seen].sort(), [...HUE_FAMILIES].sort());
});

families('neither the space nor alpha matters', () => {
	const seed = 'hue family: spaces', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const one = fromRgb24(Math.floor(random() * 0x1000000), random()), word = hueFamily(one);
		for (const space of ['oklab', 'lab', 'hsl', 'display-p3', 'xyz-d50'] as const) {
			assert.is(hueFamily(convert(one, space)), word, `seed "${seed}", case ${i}, ${space}`);
		}
	}
});

/** Colors that people never call so, by the survey of word-model.ts; lightness and chroma of OKLCH. */
const NEVER: readonly (readonly [claim: string, family: HueFamily, holds: (l: number, c: number, h: number) => boolean])[] = [
	['an orange with a lightness above 0.67 and a chroma above 0.13 is never brown', 'brown', (l, c, h) =>
		h >= 45 && h <= 75 && l > 0.67 && c > 0.13],
	['a red with a chroma above 0.12 is never brown', 'brown', (_, c, h) => h >= 15 && h <= 35 && c > 0.12],
	['a blue with a hue of 255 to 275 is never purple', 'purple', (_, c, h) => h >= 255 && h <= 275 && c > 0.05],
	['a mint with a hue of 130 to 172 is never blue', 'blue', (_, c, h) => h >= 130 && h <= 172 && c > 0.05],
];

const toLch = (lab: readonly [number, number, number]): readonly [number, number, number] => convert(color('oklab', lab), 'oklch').coords;

/** Every fifth value of red, green and blue. */
const grid = (): readonly number[] => Array.from({ length: 52 ** 3 }, (_, i) =>
	rgb24(5 * (i % 52), 5 * (Math.floor(i / 52) % 52), 5 * Math.floor(i / 52 ** 2)));

for (const [claim, family, holds] of NEVER) {
	families(claim, () => {
		const wrong: string[] = [];
		let compared = 0;
		for (const rgb of grid()) {
			const one = fromRgb24(rgb), [l, c, h] = convert(one, 'oklch').coords;
			if (!holds(l, c, h)) continue;
			compared++;
			if (hueFamily(one) === family) wrong.push(rgb.toString(16).padStart(6, '0'));
		}
		assert.ok(compared > 50, `${compared} colors`);
		assert.equal(wrong, []);
	});
}

families('where nobody answered, the nearest judged color decides', () => {
	const seed = 'hue family: judged', random = randomFrom(seed);
	const places = JUDGED.map(({ hex, family }) => ({ family, at: convert(fromRgb24(Number.parseInt(hex, 16)), 'oklab').coords }));
	let compared = 0;
	for (let i = 0; i < 20_000; i++) {
		const lab = convert(fromRgb24(Math.floor(random() * 0x1000000)), 'oklab').coords;
		const distances = places.map(({ at }) => Math.hypot(at[0] - lab[0], at[1] - lab[1], at[2] - lab[2])), least = Math.min(...distances);
		const { family } = places[distances.indexOf(least)]!;
		// Every color so dark is black; brown, purple and blue are ruled out in some places.
		const [l, c, h] = toLch(lab);
		if (lab[0] <= 0.1 || NEVER.some(([, never, holds]) => never === family && holds(l, c, h))) continue;
		compared++;
		assert.is(decideFamily(lab, new Float64Array(HUE_FAMILIES.length)), family, `seed "${seed}", case ${i}`);
	}
	assert.ok(compared > 10_000, `${compared} colors`);
});

families('a mint is green or cyan', () => {
	for (const mint of [0x98e0c4, 0xaaf0d1, 0x98ff98, 0x9fe2bf])
		assert.ok(['green', 'cyan'].includes(hueFamily(fromRgb24(mint))), mint.toString(16));
});

families('around the hue circle the vivid words come in order, each in one stretch', () => {
	const order = ['pink', 'red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'pink'];
	for (const [l, c] of [[0.65, 0.2], [0.7, 0.17], [0.75, 0.17]] as const) {
		const words = Array.from({ length: 720 }, (_, i) => hueFamily(color('oklch', [l, c, i / 2])));
		const stretches = words.filter((word, i) => word !== words[i - 1]);
		// A light red is a pink; without one, pink borders on orange. Between orange and yellow sRGB has no vivid color of lightness
		// 0.65, and a dull one there is a brown.
		const expected = order
			.filter((word) => word !== 'red' || stretches.includes('red'))
			.flatMap((word) => (word === 'yellow' && l < 0.68 && stretches.includes('brown') ? ['brown', word] : [word]));
		assert.equal(stretches, expected, `lightness ${l}, chroma ${c}`);
	}
});

families('an orange that gets darker is a brown, then black', () => {
	const words = Array.from({ length: 76 }, (_, i) => hueFamily(color('oklch', [(75 - i) / 100, 0.17 * (75 - i) / 75, 58])));
	assert.equal(words.filter((word, i) => word !== words[i - 1]), ['orange', 'brown', 'black']);
});

families('a red that gets paler is a pink, then white', () => {
	const words = Array.from({ length: 101 }, (_, i) => hueFamily(color('oklch', [0.6 + 0.4 * i / 100, 0.22 * (1 - i / 100), 20])));
	assert.equal(words.filter((word, i) => word !== words[i - 1]), ['red', 'pink', 'white']);
});

families('colors no screen shows have a word too', () => {
	assert.is(hueFamily(color('oklch', [0.7, 0.4, 145])), 'green');
	assert.is(hueFamily(color('display-p3', [0, 1, 0])), 'green');
	assert.is(hueFamily(color('oklab', [2, 0.3, 0.1])), 'white');
	assert.is(hueFamily(color('oklab', [-1, 0.3, 0.1])), 'black');
	for (const x of [1e300, -1e300]) assert.ok(HUE_FAMILIES.includes(hueFamily(color('oklab', [0.5, x, x / 2]))));
});

families.run();
