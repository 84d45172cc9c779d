/*
 * An agent has swatches in any order, and wants them so that neighbors look alike.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withHttpAgent } from './agent.ts';
import { distance } from './contrast.ts';

const job = suite('mcp-order-swatches');

job('the result is held', async () => {
	await withHttpAgent(async ({ call }) => {
		const sent = ['#ff0000', '#0000ff', '#ff8800', '#8800ff', '#ffff00', '#00aaff', '#00ff88', '#00ff00'];
		const sorted = (await call<{ colors: { hex: string }[] }>(
			'sort-colors', { colors: sent, by: 'similarity' },
		)).colors.map(({ hex }) => hex);
		const length = (list: readonly string[]): number => list.slice(1).reduce((sum, color, i) => sum + distance(list[i]!, color), 0);
		assert.equal([...sorted].sort(), [...sent].sort());
		// No exchange of two colors makes the row shorter.
		for (let i = 0; i < sorted.length; i++) for (let j = i + 1; j < sorted.length; j++) {
			const other = sorted.with(i, sorted[j]!).with(j, sorted[i]!);
			assert.ok(length(sorted) <= length(other) + 1e-9, `${sorted.join()} and ${other.join()}`);
		}
	});
});

job.run();
