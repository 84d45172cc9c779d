/*
 * A developer has 100,000 sRGB colors as bytes and wants their OKLab coordinates as one typed array.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { lightness } from './contrast.ts';
import { runProgram } from './installed.ts';

const job = suite('a hundred thousand colors');

job('have the lightness of the published matrices', () => {
	const { length, kind, sample } = JSON.parse(runProgram('bulk.js', `
		import { convertAll, oklab, srgb } from 'tincture/fn';
		const pixels = new Uint8Array(400_000).map((_, i) => (i % 4 === 3 ? 255 : (i * 7919) % 256));
		const coords = convertAll(pixels, srgb, oklab);
		const sample = [0, 1, 777, 99_999].map((i) => [[...pixels.subarray(4 * i, 4 * i + 3)], coords[3 * i]]);
		console.log(JSON.stringify({ length: coords.length, kind: coords.constructor.name, sample }));
	`)) as { readonly length: number; readonly kind: string; readonly sample: readonly (readonly [number[], number])[] };
	assert.equal([length, kind], [300_000, 'Float64Array']);
	for (const [bytes, l] of sample) {
		const hex = `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
		// The two matrices of Björn Ottosson have ten digits.
		assert.ok(Math.abs(l - lightness(hex)) < 1e-5, hex);
	}
});

job.run();
