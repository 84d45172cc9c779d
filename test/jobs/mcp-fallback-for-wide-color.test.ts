/*
 * An agent has a color of Display P3, and wants its fallback for screens that cannot show it.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';

const job = suite('mcp-fallback-for-wide-color');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { gamut, fallback } = await call<{ gamut: Record<string, boolean>; fallback: { hex: string } }>(
			'check-gamut', { color: 'color(display-p3 0 1 0)' },
		);
		assert.equal([gamut['srgb'], gamut['display-p3']], [false, true]);
		assert.match(fallback.hex, /^#00f[\da-f]{3}$/);
	});
});

job.run();
