/*
 * An agent sends a misspelled color, and wants to correct it from the refusal alone.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';

const job = suite('mcp-misspelled-color');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const refusal = await call('convert-color', { color: 'turqoise', formats: ['hex'] }).then(() => '', (error: Error) => error.message);
		const [, meant = ''] = /"([^"]+)"\?/.exec(refusal) ?? [];
		assert.is((await call<{ formats: { hex: string } }>('convert-color', { color: meant, formats: ['hex'] })).formats.hex, '#40e0d0');
	});
});

job.run();
