/*
 * Tints, shades and tones, in even steps of OKLab.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { buildShades } from '../../src/palette/steps.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';

const steps = suite('tints, shades, tones');

steps('the last tint is white, the last shade black, the last tone the gray of CSS', () => {
	for (const count of [1, 7, 20]) {
		const { tints, shades, tones } = buildShades(fromRgb24(0x3b82f6), count);
		assert.equal([tints, shades, tones].map((made) => made.length), [count, count, count]);
		assert.equal([tints, shades, tones].map((made) => toRgb24(made.at(-1)!)), [0xffffff, 0x000000, 0x808080]);
	}
});

steps('steps are even in OKLab, and the color itself is not among them', () => {
	const seed = 'even steps', random = randomFrom(seed);
	for (let n = 0; n < 200; n++) {
		const input = fromRgb24(Math.floor(random() * 0x1000000)), count = 1 + Math.floor(random() * 20);
		for (const made of Object.values(buildShades(input, count))) {
			const way = [input, ...made];
			const gap = deltaEOK(input, made.at(-1)!) / count;
			for (let i = 1; i < way.length; i++) near(deltaEOK(way[i - 1]!, way[i]!), gap, 1e-9, `seed "${seed}", case ${n}`);
		}
	}
});

steps('a translucent color has translucent steps', () => {
	for (const made of Object.values(buildShades(fromRgb24(0x3b82f6, 0.25), 3)).flat()) near(made.alpha, 0.25, 1e-12);
});

steps('a missing channel is 0, as displayed, and not that of white', () => {
	const { tints } = buildShades(color('oklab', [0, 0.05, 0.05], 1, 1), 2);
	near(convert(tints[0]!, 'oklab').coords[0], 0.5, 1e-9);
});

steps.run();
