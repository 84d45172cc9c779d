/*
 * The requested OKLCH color if it is inside sRGB, otherwise the one with the most chroma.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { randomFrom } from '../../src/math/random.ts';
import { withinSrgb } from '../../src/palette/within-gamut.ts';
import { color, isMissing } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { near } from '../support/near.ts';

const within = suite('withinSrgb');

within('leaves a color of sRGB unchanged', () => {
	const seed = 'colors of sRGB', random = randomFrom(seed);
	for (let n = 0; n < 2000; n++) {
		// Not on the surface, which rounding may lie outside of.
		const coords = [random(), random(), random()].map((x) => 0.01 + 0.98 * x) as [number, number, number];
		const [l, c, h] = convert(color('srgb', coords), 'oklch').coords;
		assert.equal(withinSrgb(l, c, h).coords, [l, c, h], `seed "${seed}", case ${n}`);
	}
});

within('reduces the chroma of any other to the most that sRGB has', () => {
	const seed = 'vivid colors', random = randomFrom(seed);
	for (let n = 0; n < 1000; n++) {
		const l = 0.05 + 0.9 * random(), h = random() * 360;
		const made = withinSrgb(l, 0.4, h);
		assert.ok(fits(made, 'srgb'), `seed "${seed}", case ${n}`);
		near(made.coords[1], maxChroma(l, h, 'srgb'), 0.001, `seed "${seed}", case ${n}`);
	}
});

within('takes any angle', () => {
	assert.equal(withinSrgb(0.6, 0.1, -30), withinSrgb(0.6, 0.1, 330));
	assert.equal(withinSrgb(0.6, 0.1, 750), withinSrgb(0.6, 0.1, 30));
});

within('gives a gray no hue, and keeps opacity', () => {
	for (const gray of [withinSrgb(0.6, 0, 200, 0.5), withinSrgb(1, 0.2, 200, 0.5), withinSrgb(0, 0.2, 200, 0.5)]) {
		assert.ok(isMissing(gray, 2));
		assert.equal(gray.coords.slice(1), [0, 0]);
		assert.is(gray.alpha, 0.5);
	}
	assert.not.ok(isMissing(withinSrgb(0.6, 0.001, 200), 2));
});

within.run();
