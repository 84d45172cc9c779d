/*
 * A developer of a shop has the pixels of a photograph of a shirt and wants the name of its color for a filter.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('the name of a shirt');

job('is navy, the name of most pixels, in the words of CSS', () => {
	const out = runProgram('shirt.js', `
		import { nearestAll } from 'tincture/names';
		// A navy shirt with noise, on white.
		const pixels = new Uint8ClampedArray(4 * 3000).map((_, i) =>
			i % 4 === 3 ? 255 : i < 4000 ? 255 : (i % 4 === 2 ? 122 : 2) + (i * 31) % 9);
		const { names, indices } = nearestAll(pixels, 'css'), counts = names.map(() => 0);
		for (const index of indices) counts[index]++;
		const shirt = names.map(({ name }, i) => ({ name, count: counts[i] })).filter(({ name }) => name !== 'white');
		console.log(shirt.sort((a, b) => b.count - a.count)[0].name);
	`);
	assert.is(out.trim(), 'navy');
});

job.run();
