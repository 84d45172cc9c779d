/*
 * A Russian speaker asks an agent for "цвет спелой вишни" and its name, and wants a HEX and a name in Russian.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { lightness } from './contrast.ts';

const job = suite('mcp-name-in-russian');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const { hex } = await call<{ hex: string }>('parse-color', { color: 'цвет спелой вишни' });
		assert.match(hex, /^#[\da-f]{6}$/);
		assert.ok(lightness(hex) < 0.5, 'a cherry is dark');
		const { names } = await call<{ names: { name: string }[] }>('nearest-names', { color: hex, locale: 'ru', limit: 3 });
		assert.is(names.length, 3);
		for (const { name } of names) assert.match(name, /^[\p{Script=Cyrillic} -]+$/u);
	});
});

job.run();
