/*
 * Progress waits, is updated rarely, and leaves no trace.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Io } from '../../src/cli/io.ts';
import { showProgress } from '../../src/cli/progress.ts';

const progress = suite('progress on a terminal');

/** What is written while a line is answered every `each` milliseconds, with the time of each text; then at the end. */
function follow({ each, lines, inputSize, isTerminal = true }: { each: number; lines: number; inputSize?: number; isTerminal?: boolean }) {
	let now = 1000;
	const written: (readonly [ms: number, text: string])[] = [];
	const errors = { columns: 80, isTerminal, write: async (text: string | Uint8Array) => void written.push([now - 1000, String(text)]) };
	// Progress uses no other part.
	const io = { errors, inputSize, clock: () => now } as unknown as Io;
	const { read, answered, end, count } = showProgress(io, 'en');
	for (let i = 0; i < lines; i++) {
		now += each;
		read(10);
		answered();
	}
	assert.is(count(), lines);
	end();
	return written;
}

progress('begins after 400 ms and is updated every 100 ms, with a look at the clock every 64 lines', () => {
	// 64 lines take 32 ms, so the looks are at 32, 64, … 416, then at the first multiple of 32 from 516, 644, …
	const times = follow({ each: 0.5, lines: 1600 }).map(([ms]) => ms);
	assert.equal(times, [416, 544, 672, 800, 800]);
});

progress('begins exactly at 400 ms and is updated exactly every 100 ms', () => {
	// 64 lines take 100 ms.
	const times = follow({ each: 1.5625, lines: 6 * 64 }).map(([ms]) => ms);
	assert.equal(times, [400, 500, 600, 600]);
});

progress('shows the count with its rate, and is cleared at the end', () => {
	const texts = follow({ each: 0.5, lines: 1600 }).map(([, text]) => text);
	assert.is(texts[0], '\r\u001b[K832 lines, 2 000 per second');
	assert.is(texts.at(-1), '\r\u001b[K');
});

progress('shows a bar if the size of the input is known and not 0', () => {
	// 832 of 1,664 lines are half of 24 cells.
	const [first] = follow({ each: 0.5, lines: 1600, inputSize: 16_640 });
	assert.match(first![1], `\r\u001b[K${'━'.repeat(12)}${'─'.repeat(12)}  50 % `);
	assert.not.match(follow({ each: 0.5, lines: 1600, inputSize: 0 })[0]![1], '━');
	assert.match(follow({ each: 0.5, lines: 1600, inputSize: 1 })[0]![1], `${'━'.repeat(24)} 100 %`);
});

for (const [claim, options] of [
	['short work', { each: 0.5, lines: 700 }], ['a file', { each: 0.5, lines: 1600, isTerminal: false }],
] as const) progress(`${claim} shows none`, () => assert.equal(follow(options), []));

progress.run();
