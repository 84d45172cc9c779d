/*
 * An agent was told that #9ca3af on white cannot be read, and wants the nearest color that can, of the same hue.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { ratio } from './contrast.ts';

const job = suite('mcp-readable-gray');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { color } = await call<{ color: { hex: string; oklch: string } }>(
			'fix-contrast', { text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' },
		);
		assert.ok(ratio(color.hex, '#ffffff') >= 4.5 && ratio(color.hex, '#ffffff') < 4.6, color.hex);
		assert.match(color.oklch, / 261\.325\)$/);
	});
});

job.run();
