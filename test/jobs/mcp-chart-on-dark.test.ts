/*
 * An agent was told "twelve colors for a line chart on dark", and wants code for Vega-Lite with colors that can be seen and told apart,
 * and how far apart they are for protans.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { asProtan, distance, ratio } from './contrast.ts';

const job = suite('mcp-chart-on-dark');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { code, least } = await call<{ code: string; least: { protanopia: number } }>(
			'generate-data-colors', { count: 12, background: '#111827', format: 'vega-lite' },
		);
		const colors = (JSON.parse(code) as { config: { range: { category: string[] } } }).config.range.category;
		assert.is(new Set(colors).size, 12);
		for (const [i, color] of colors.entries()) {
			assert.ok(ratio(color, '#111827') >= 3, color);
			for (const other of colors.slice(i + 1)) assert.ok(distance(color, other) > 0.05, `${color} ${other}`);
		}
		const seen = colors.map(asProtan), gaps = seen.flatMap((one, i) => seen.slice(i + 1).map((other) => distance(one, other)));
		// Simulated colors are rounded to bytes here.
		assert.ok(Math.abs(Math.min(...gaps) - least.protanopia) < 0.006, `${Math.min(...gaps)} ${least.protanopia}`);
	});
});

job.run();
