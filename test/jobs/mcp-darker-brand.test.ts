/*
 * An agent was told "a darker version of our brand for hover", and wants the color and the CSS that computes it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { lightness } from './contrast.ts';

const job = suite('mcp-darker-brand');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const [hover] = (await call<{ colors: [{ hex: string; css: string }] }>(
			'adjust-color', { colors: ['#3b82f6'], change: 'darken', amount: 8 },
		)).colors;
		assert.ok(Math.abs(lightness('#3b82f6') - lightness(hover.hex) - 0.08) < 0.005, hover.hex);
		const again = await call<{ formats: { hex: string } }>('convert-color', { color: hover.css, formats: ['hex'] });
		assert.is(again.formats.hex, hover.hex);
	});
});

job.run();
