/*
 * A developer of video software has pixels in Rec. 709 and wants to read, convert, mix and print colors in that space.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('a space of video');

/** ITU-R BT.709-6, item 1.2. */
const encode = (x: number): number => (x < 0.018 ? 4.5 * x : 1.099 * x ** 0.45 - 0.099);

job('converts by the curve of the standard, prints, parses and mixes', () => {
	const [text, back, middle, gray] = JSON.parse(runProgram('video.js', `
		import { color, convert, defineSpace, mix, oklab, parse, parseIn, srgbLinear, toCss, toHex } from 'tincture/fn';
		const rec709 = defineSpace({
			id: 'rec709', channels: srgbLinear.channels, base: srgbLinear,
			toBase: [{ curve: (x) => (x < 0.081 ? x / 4.5 : ((x + 0.099) / 1.099) ** (1 / 0.45)) }],
			fromBase: [{ curve: (x) => (x < 0.018 ? 4.5 * x : 1.099 * x ** 0.45 - 0.099) }],
		});
		const text = toCss(color(rec709, [0.2, 0.4, 0.6]));
		const middle = mix(parse('black'), parse('white'), 0.5, rec709);
		console.log(JSON.stringify([text, toCss(parseIn(text, rec709)), middle.coords, convert(color(srgbLinear, [0.5, 0.5, 0.5]), rec709).coords]));
	`)) as [string, string, number[], number[]];
	assert.equal([text, back], ['color(--rec709 0.2 0.4 0.6)', 'color(--rec709 0.2 0.4 0.6)']);
	for (const x of middle) assert.ok(Math.abs(x - 0.5) < 1e-9);
	for (const x of gray) assert.ok(Math.abs(x - encode(0.5)) < 1e-9);
});

job.run();
