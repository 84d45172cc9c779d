/*
 * A developer has the pixels of a picture and wants its colors with their shares, for the background of a page.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('the palette of a picture');

interface Part {
	readonly hex: string;
	readonly share: number;
	readonly text: string;
}

job('has its three colors by area, each with readable text', () => {
	const parts = JSON.parse(runProgram('picture.js', `
		import { paletteOf, readable, toHex } from 'tincture';
		const width = 100, pixels = new Uint8ClampedArray(4 * width * 100);
		for (let y = 0; y < 100; y++) for (let x = 0; x < width; x++)
			pixels.set(y < 60 ? [135, 206, 235, 255] : x < 75 ? [34, 139, 34, 255] : [255, 215, 0, 255], 4 * (y * width + x));
		console.log(JSON.stringify(paletteOf(pixels, { width, size: 3 })
			.map(({ color, share }) => ({ hex: toHex(color), share, text: toHex(readable(color)) }))));
	`)) as Part[];
	assert.equal(parts.map(({ hex }) => hex), ['#87ceeb', '#228b22', '#ffd700']);
	for (const [i, share] of [0.6, 0.3, 0.1].entries()) assert.ok(Math.abs(parts[i]!.share - share) < 1e-9);
	assert.is(parts[2]!.text, '#000000');
});

job.run();
