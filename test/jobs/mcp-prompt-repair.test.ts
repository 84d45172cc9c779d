/*
 * An agent follows the prompt repair-contrast, and wants the repaired theme.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { ratio } from './contrast.ts';

const job = suite('mcp-prompt-repair');

job('the result is held', async () => {
	await withHttpAgent(async ({ call, prompt }) => {
		const text = await prompt('repair-contrast', { theme: ':root { --card: #fff; --card-foreground: #bbb }', target: 'aaa' });
		const [, tool = '', input = ''] = /Call (\S+) with (.*)\.$/m.exec(text) ?? [];
		const { code } = await call<{ code: string }>(
			tool, JSON.parse(input) as object,
		), [, color = ''] = /--card-foreground: (#[\da-f]+)/.exec(code) ?? [];
		assert.ok(ratio(color, '#ffffff') >= 7, color);
	});
});

job.run();
