/*
 * A developer draws a bar of temperatures on a canvas and wants the stops of its gradient.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runProgram } from './installed.ts';

const job = suite('a gradient for a canvas');

job('has evenly spaced stops that a canvas reads, white at freezing', () => {
	const calls = JSON.parse(runProgram('canvas.js', `
		import { interpolate, samples, toHex, withDomain } from 'tincture';
		const calls = [], gradient = { addColorStop: (at, color) => calls.push([at, color]) };
		const ramp = interpolate(['#1d4ed8', '#ffffff', '#b91c1c']), colors = samples(ramp, 9);
		colors.forEach((color, i) => gradient.addColorStop(i / (colors.length - 1), toHex(color)));
		calls.push(['freezing', toHex(withDomain(ramp, [-30, 30])(0))], ['hotter than the scale', toHex(withDomain(ramp, [-30, 30])(45))]);
		console.log(JSON.stringify(calls));
	`)) as [number | string, string][];
	assert.equal(calls.slice(0, 9).map(([at]) => at), [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => i / 8));
	for (const [, color] of calls) assert.match(color, /^#[0-9a-f]{6}$/);
	assert.equal([calls[0]![1], calls[4]![1], calls[8]![1]], ['#1d4ed8', '#ffffff', '#b91c1c']);
	assert.equal(calls.slice(9).map(([, color]) => color), ['#ffffff', '#b91c1c']);
});

job.run();
