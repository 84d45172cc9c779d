/*
 * An agent was told "twelve colors for a line chart on dark", and wants code for Vega-Lite with colors that can be seen and told apart.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { distance, ratio } from './contrast.ts';

const job = suite('mcp-chart-on-dark');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { code } = await call<{ code: string }>('generate-data-colors', { count: 12, background: '#111827', format: 'vega-lite' });
		const colors = (JSON.parse(code) as { config: { range: { category: string[] } } }).config.range.category;
		assert.is(new Set(colors).size, 12);
		for (const [i, color] of colors.entries()) {
			assert.ok(ratio(color, '#111827') >= 3, color);
			for (const other of colors.slice(i + 1)) assert.ok(distance(color, other) > 0.05, `${color} ${other}`);
		}
	});
});

job.run();
