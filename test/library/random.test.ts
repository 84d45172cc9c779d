/*
 * Random colors of the library: within their ranges, reproducible, and with faults that say what to write.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { deltaEOK, inGamut, random, randomColors, toHex } from '../../src/index.ts';
import { randomColors as operation } from '../../src/operations.ts';

const drawing = suite('random colors of the library');

drawing('a seed repeats its color, another seed or none gives another', () => {
	assert.equal(random({ seed: 'spring' }), random({ seed: 'spring' }));
	assert.not.equal(random({ seed: 'spring' }), random({ seed: 'summer' }));
	assert.not.equal(random(), random());
});

drawing('a thousand colors are in the gamut and in their ranges', () => {
	for (let i = 0; i < 1000; i++) {
		const color = random({ lightness: [0.6, 0.8], chroma: [0.05, 0.5], hue: [330, 30], seed: `draw ${i}` }), [l, c, h] = color.coords;
		assert.ok(l >= 0.6 && l <= 0.8 && c >= 0.05 && (h >= 330 || h <= 30), JSON.stringify(color));
		assert.ok(inGamut(color, 'srgb'));
	}
});

drawing('several are apart, and are those of the operation', () => {
	const colors = randomColors(12, { distance: 0.15, seed: 'apart', gamut: 'display-p3' });
	assert.is(colors.length, 12);
	colors.forEach((one, i) => colors.slice(0, i).forEach((other) => assert.ok(deltaEOK(one, other) >= 0.15)));
	const answer = operation({ count: 12, distance: 0.15, seed: 'apart', gamut: 'display-p3' });
	assert.equal(answer.colors.map(({ hex }) => hex), colors.map((one) => toHex(one)));
});

drawing('no room gives fewer', () => assert.ok(randomColors(100, { distance: 0.4, seed: 'room' }).length < 20));

for (const [call, detail] of [
	[() => random({ lightness: [0.8, 0.6] }), 'options.lightness must begin with its lower end. Write [0.6, 0.8].'],
	[() => random({ lightness: [60, 80] }), 'options.lightness[0] must be a number from 0 to 1, got 60.'],
	[() => random({ chroma: [0.49, 0.5] }), 'options has ranges without a color of the gamut. Widen lightness, chroma or hue.'],
	[() => randomColors(101), 'count must be a whole number from 1 to 100, got 101.'],
	[() => random({ distance: 1 } as object), 'options has no field "distance". Known: gamut, lightness, chroma, hue, seed.'],
	[() => random({ seed: 'x'.repeat(101) }), 'options.seed must have at most 100 characters.'],
] as const) {
	drawing(detail, () => assert.throws(call, (error: unknown) => error instanceof InputError && error.message === detail));
}

drawing.run();
