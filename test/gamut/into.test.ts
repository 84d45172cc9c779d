/*
 * Into a gamut: what fits is left alone, what does not is mapped.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { intoGamut } from '../../src/gamut/into.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { color } from '../../src/spaces/color.ts';

const into = suite('into a gamut');

into('a color that fits is the very same, also a hair outside', () => {
	for (const fitting of [color('oklch', [0.5, 0.05, 200]), color('srgb', [1.0004, 0.2, -0.0004]), color('hsl', [0, 0, 50], 0.5, 1)]) {
		assert.is(intoGamut(fitting, 'srgb'), fitting);
	}
});

into('any other is mapped as CSS maps', () => {
	const green = color('display-p3', [0, 1, 0], 0.25);
	assert.equal(intoGamut(green, 'srgb'), mapToGamut(green, 'srgb'));
	assert.is(intoGamut(green, 'display-p3'), green);
	assert.is(intoGamut(color('srgb', [1.001, 0, 0]), 'srgb').coords[0], 1);
});

into.run();
