/*
 * An agent has one color, and wants a scale around it as CSS variables.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { lightness } from './contrast.ts';

const job = suite('mcp-scale-as-tokens');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { steps } = await call<{ steps: { step: number; hex: string }[] }>('generate-scale', { color: '#0f766e' });
		const colors = steps.map(({ step, hex }) => ({ name: `brand-${step}`, color: hex }));
		const { code } = await call<{ code: string }>('export-tokens', { colors, format: 'css', values: 'hex' });
		const values = [...code.matchAll(/--brand-(\d+): (#[\da-f]{6});/g)].map(([, step, hex]) => [Number(step), hex!] as const);
		assert.equal(values.map(([step]) => step), [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]);
		assert.ok(values.some(([, hex]) => hex === '#0f766e'));
		for (let i = 1; i < values.length; i++) assert.ok(lightness(values[i - 1]![1]) > lightness(values[i]![1]));
	});
});

job.run();
