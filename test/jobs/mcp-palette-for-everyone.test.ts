/*
 * An agent has five chart colors, and wants to know which of them some people confuse.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { distance } from './contrast.ts';

interface Simulated {
	readonly colors: readonly { readonly hex: string; readonly simulated: { readonly deuteranopia: string } }[];
	readonly hardToTellApart: readonly [{ readonly first: number; readonly second: number; readonly deltaEOK: number }];
}

const job = suite('mcp-palette-for-everyone');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const sent = ['#b91c1c', '#15803d', '#1d4ed8', '#facc15', '#111827'];
		const { colors, hardToTellApart: [pair] } = await call<Simulated>('simulate-cvd', { colors: sent, kinds: ['deuteranopia'] });
		assert.equal([colors[pair.first]!.hex, colors[pair.second]!.hex], ['#b91c1c', '#15803d']);
		const [one, other] = [colors[pair.first]!, colors[pair.second]!].map(({ simulated }) => simulated.deuteranopia) as [string, string];
		assert.ok(Math.abs(distance(one, other) - pair.deltaEOK) < 0.003);
	});
});

job.run();
