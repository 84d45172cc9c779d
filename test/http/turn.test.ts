/*
 * What one turn of the event loop reads is found first and sent after, and nobody waits for a costly question.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTurn } from '../../src/http/turn.ts';

const turns = suite('turns of the event loop');

/** Turns that note what they do; `further` goes on from there: while one is found, after one is sent. */
function noted(further: { readonly found?: () => void; readonly sent?: (n: number) => void } = {}) {
	const seen: string[] = [];
	const turn = createTurn<number>(
		(n) => {
			further.found?.();
			seen.push(`find ${n}`);
			turn.answered(n);
		},
		(n) => {
			seen.push(`send ${n}`);
			further.sent?.(n);
		},
	);
	return { seen, turn };
}

turns('questions that arrive together are found first, then all are sent, in order', async () => {
	const { seen, turn } = noted();
	for (const n of [1, 2, 3]) turn.asked(n);
	assert.equal(seen, [], 'nothing happens while requests are read');
	await nextTurn();
	assert.equal(seen, ['find 1', 'find 2', 'find 3', 'send 1', 'send 2', 'send 3']);
	turn.asked(4);
	await nextTurn();
	assert.equal(seen.slice(6), ['find 4', 'send 4']);
});

turns('an answer that is found later is sent in the turn it is found in', async () => {
	const sent: number[] = [];
	const turn = createTurn<number>((n) => void (n % 2 === 0 && turn.answered(n)), (n) => sent.push(n));
	for (const n of [1, 2]) turn.asked(n);
	await nextTurn();
	assert.equal(sent, [2]);
	turn.answered(1);
	await nextTurn();
	assert.equal(sent, [2, 1]);
});

turns('what is asked while answers are sent belongs to the next turn', async () => {
	const { seen, turn } = noted({ sent: (n) => void (n < 3 && turn.asked(n + 1)) });
	turn.asked(1);
	for (let i = 0; i < 4; i++) await nextTurn();
	assert.equal(seen, ['find 1', 'send 1', 'find 2', 'send 2', 'find 3', 'send 3']);
});

turns('an answer does not wait for a costly one behind it', async () => {
	const { seen, turn } = noted({ found: () => { for (const start = performance.now(); performance.now() - start < 1.5;); } });
	for (const n of [1, 2]) turn.asked(n);
	await nextTurn();
	assert.equal(seen, ['find 1', 'send 1', 'find 2', 'send 2']);
});

turns('a question waits while connections are accepted, one a turn', async () => {
	const { seen, turn } = noted();
	turn.connected();
	turn.asked(1);
	await nextTurn();
	assert.equal(seen, [], 'others may have connected');
	turn.asked(2);
	await nextTurn();
	assert.equal(seen, ['find 1', 'find 2', 'send 1', 'send 2']);
	turn.asked(3);
	await nextTurn();
	assert.equal(seen.slice(4), ['find 3', 'send 3'], 'nobody has connected since');
});

turns('connections that never end keep nobody waiting for ever', async () => {
	const { seen, turn } = noted();
	turn.asked(1);
	for (const end = performance.now() + 10_000; seen.length === 0 && performance.now() < end;) {
		turn.connected();
		await nextTurn();
	}
	assert.equal(seen, ['find 1', 'send 1']);
});

turns.run();
