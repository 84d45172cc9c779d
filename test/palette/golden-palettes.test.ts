/*
 * A seed gives the same palette for all of version 1.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { generatePalette } from '../../src/operations.ts';
import { PALETTE_MODES } from '../../src/palette/generate.ts';
import { GOLDEN_PALETTES } from './golden-palettes.ts';

const golden = suite('golden palettes');

for (const [seed, mode, size, keep, colors] of GOLDEN_PALETTES) {
	golden(`seed "${seed}" gives the same ${size} ${mode} colors${keep.length === 0 ? '' : ` around ${keep.join(', ')}`} as ever`, () => {
		const answer = generatePalette({ seed, mode, size, ...(keep.length > 0 && { keep }) });
		assert.is(answer.colors.map(({ hex }) => hex.slice(1)).join(' '), colors);
		assert.equal(answer.colors.map(({ kept }) => kept), answer.colors.map((_, i) => i < keep.length));
	});
}

golden('all are different, in every mode and of every size', () => {
	const inputs = GOLDEN_PALETTES.map(([seed, mode, size, keep]) => JSON.stringify([seed, mode, size, keep]));
	assert.is(new Set(inputs).size, inputs.length);
	assert.equal(new Set(GOLDEN_PALETTES.map(([, mode]) => mode)), new Set(PALETTE_MODES));
	for (let size = 2; size <= 10; size++) assert.ok(GOLDEN_PALETTES.some((row) => row[2] === size), `size ${size}`);
});

golden.run();
