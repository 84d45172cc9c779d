/*
 * A developer of a React app has a white page and wants six chart colors that are visible on it and differ for protans.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { asProtan, distance, ratio } from './contrast.ts';
import { runProgram } from './installed.ts';

const job = suite('chart colors of an app');

job('are six, visible on the page, and differ for protans', () => {
	const colors = JSON.parse(runProgram('chart.js', `
		import { contrast, dataColors, toHex } from 'tincture';
		const colors = dataColors('categorical', { count: 6, background: 'white' });
		if (colors.some((color) => contrast(color, 'white').ratio < 3)) throw new Error('too pale');
		console.log(JSON.stringify(colors.map(toHex)));
	`)) as string[];
	assert.is(new Set(colors).size, 6);
	for (const color of colors) assert.ok(ratio(color, '#ffffff') >= 3, color);
	colors.forEach((one, i) => colors.slice(i + 1).forEach((other) => {
		assert.ok(distance(one, other) > 0.05, `${one} ${other}`);
		assert.ok(distance(asProtan(one), asProtan(other)) > 0.04, `${one} ${other} for protans`);
	}));
});

job.run();
