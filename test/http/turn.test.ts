/*
 * The requests of one turn of the event loop are computed first and sent after, without waiting for a costly one.
 */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createTurn } from '../../src/http/turn.ts';

const turns = suite('turns of the event loop');

/** Turns that note what they do; `further` goes on from there: while one is found, after one is sent. The clock is set by hand. */
function noted(further: { readonly found?: () => void; readonly sent?: (n: number) => void } = {}, clock = { now: 1 }) {
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
		() => clock.now,
	);
	return { seen, turn };
}

turns('requests that arrive together are all computed, then all sent, in order', async () => {
	const { seen, turn } = noted();
	for (const n of [1, 2, 3]) turn.received(n);
	assert.equal(seen, [], 'nothing happens while requests are read');
	await nextTurn();
	assert.equal(seen, ['find 1', 'find 2', 'find 3', 'send 1', 'send 2', 'send 3']);
	turn.received(4);
	await nextTurn();
	assert.equal(seen.slice(6), ['find 4', 'send 4']);
});

turns('an answer that is computed later is sent in that turn', async () => {
	const sent: number[] = [];
	const turn = createTurn<number>((n) => void (n % 2 === 0 && turn.answered(n)), (n) => sent.push(n));
	for (const n of [1, 2]) turn.received(n);
	await nextTurn();
	assert.equal(sent, [2]);
	turn.answered(1);
	await nextTurn();
	assert.equal(sent, [2, 1]);
});

turns('a request that arrives while answers are sent belongs to the next turn', async () => {
	const { seen, turn } = noted({ sent: (n) => void (n < 3 && turn.received(n + 1)) });
	turn.received(1);
	for (let i = 0; i < 4; i++) await nextTurn();
	assert.equal(seen, ['find 1', 'send 1', 'find 2', 'send 2', 'find 3', 'send 3']);
});

turns('an answer does not wait for a costly one behind it', async () => {
	const clock = { now: 1 };
	const { seen, turn } = noted({ found: () => void (clock.now += 1.5) }, clock);
	for (const n of [1, 2]) turn.received(n);
	await nextTurn();
	assert.equal(seen, ['find 1', 'send 1', 'find 2', 'send 2']);
});

turns('a request waits while connections are accepted, one per turn', async () => {
	const { seen, turn } = noted();
	turn.connected();
	turn.received(1);
	await nextTurn();
	assert.equal(seen, [], 'others may have connected');
	turn.received(2);
	await nextTurn();
	assert.equal(seen, ['find 1', 'find 2', 'send 1', 'send 2']);
	turn.received(3);
	await nextTurn();
	assert.equal(seen.slice(4), ['find 3', 'send 3'], 'nobody has connected since');
});

turns('endless connections do not delay requests forever', async () => {
	const start = 1000, clock = { now: start }, { seen, turn } = noted({}, clock);
	turn.received(1);
	for (; seen.length === 0 && clock.now < start + 100; clock.now++) {
		turn.connected();
		await nextTurn();
	}
	// The first turn that begins 10 ms after the first delayed one; the clock is a millisecond further after each.
	assert.is(clock.now - start, 11);
	assert.equal(seen, ['find 1', 'send 1']);
});

turns.run();
