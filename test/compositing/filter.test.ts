/*
 * CSS filters: values calculated by hand from the matrices of Filter Effects Module Level 1 §9.6 and §13.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FILTER_RANGES, FILTERS, type Filter } from '../../src/compositing/filter.ts';
import { color, filter, parse, srgb } from '../../src/fn.ts';
import { randomFrom } from '../../src/math/random.ts';

const filters = suite('CSS filters');

const ROWS: readonly (readonly [text: string, kind: Filter, amount: number, r: number, g: number, b: number, alpha?: number])[] = [
	['red', 'grayscale', 1, 0.2126, 0.2126, 0.2126],
	['blue', 'grayscale', 0.5, 0.0361, 0.0361, 0.5361],
	['red', 'sepia', 1, 0.393, 0.349, 0.272],
	['white', 'sepia', 1, 1, 1, 0.937],
	['lime', 'sepia', 0.5, 0.3845, 0.843, 0.267],
	['red', 'saturate', 0, 0.213, 0.213, 0.213],
	['rgb(20% 40% 60%)', 'saturate', 2, 0.0282, 0.4282, 0.8282],
	['red', 'hue-rotate', 90, 0, 0.356, 0],
	['red', 'hue-rotate', 180, 0, 0.426, 0.426],
	['blue', 'hue-rotate', -90, 0, 0.355, 0],
	['rgb(20% 40% 60%)', 'brightness', 1.5, 0.3, 0.6, 0.9],
	['rgb(20% 40% 60%)', 'brightness', 2, 0.4, 0.8, 1],
	['rgb(20% 40% 60%)', 'contrast', 2, 0, 0.3, 0.7],
	['rgb(20% 40% 60%)', 'contrast', 0, 0.5, 0.5, 0.5],
	['rgb(20% 40% 60%)', 'invert', 1, 0.8, 0.6, 0.4],
	['black', 'invert', 0.25, 0.25, 0.25, 0.25],
	['rgb(20% 40% 60% / 50%)', 'opacity', 0.5, 0.2, 0.4, 0.6, 0.25],
];

for (const [text, kind, amount, ...channels] of ROWS) {
	filters(`${kind}(${amount}) of ${text}`, () => {
		const { coords, alpha } = filter(parse(text)!, kind, amount);
		const [r, g, b, opacity = 1] = channels;
		[...coords, alpha].forEach((x, i) => assert.ok(Math.abs(x - [r, g, b, opacity][i]!) < 1e-9, `${coords.join(' ')} ${alpha}`));
	});
}

filters('amounts without effect return the color', () => {
	const random = randomFrom('filters'), from = color(srgb, [random(), random(), random()], random());
	const plain = { 'brightness': 1, 'contrast': 1, 'grayscale': 0, 'hue-rotate': 360, 'invert': 0, 'opacity': 1, 'saturate': 1, 'sepia': 0 };
	for (const kind of FILTERS) {
		const { coords, alpha } = filter(from, kind, plain[kind]);
		coords.forEach((x, i) => assert.ok(Math.abs(x - from.coords[i]!) < 1e-9, kind));
		assert.is(alpha, from.alpha, kind);
	}
});

filters('any amount within the limits gives a color of sRGB', () => {
	const seed = 'amounts', random = randomFrom(seed);
	for (let i = 0; i < 1000; i++) {
		for (const kind of FILTERS) {
			const [least, most] = FILTER_RANGES[kind], amount = least + random() * (most - least);
			const { coords } = filter(color(srgb, [2 * random() - 0.5, random(), random()]), kind, amount);
			assert.ok(coords.every((x) => x >= 0 && x <= 1), `seed ${seed}, case ${i}: ${kind} ${amount} ${coords.join(' ')}`);
		}
	}
});

filters.run();
