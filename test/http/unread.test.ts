/*
 * Answers that clients do not read: bounded for one address and for all, with a deadline for slow readers.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMITS } from '../../src/doors/limits.ts';
import { createUnread, type Reader } from '../../src/http/unread.ts';

const unread = suite('unread answers');

/** A fortieth of what one address may leave unread. */
const PART = LIMITS.unreadOfAddress / 40;

interface Fake extends Reader {
	writableLength: number;
	bytesWritten: number;
	isCut: boolean;
}

const reader = (waiting: number): Fake => {
	const fake = {
		writableLength: waiting, bytesWritten: waiting, isCut: false,
		destroy: () => {
			fake.isCut = true;
			fake.writableLength = 0;
		},
	};
	return fake;
};

unread('bytes that the system takes at once are not counted, and others only until they are read', () => {
	const { note, sweep, bytes } = createUnread(() => 0), quick = reader(0), slow = reader(300);
	note(quick, () => 'a');
	note(slow, () => 'a');
	assert.is(bytes(), 300);
	slow.writableLength = 0;
	sweep();
	assert.is(bytes(), 0);
	assert.not(slow.isCut);
});

unread('a reader that took a small answer at the very end of its time is not cut', () => {
	let now = 0;
	const { note, sweep } = createUnread(() => now), late = reader(300);
	note(late, () => 'a');
	late.writableLength = 0;
	now = LIMITS.stalledMs;
	sweep();
	assert.not(late.isCut);
});

unread('a reader that took everything is not looked at again', () => {
	const { note, sweep } = createUnread(() => 0), slow = reader(300);
	let looks = 0;
	note(slow, () => 'a');
	slow.writableLength = 0;
	sweep();
	Object.defineProperty(slow, 'writableLength', { get: () => looks++ });
	sweep();
	assert.is(looks, 0);
});

unread('an address with too much loses its largest, and no other address does', () => {
	const { note, bytes } = createUnread(() => 0);
	const other = reader(35 * PART), large = reader(30 * PART), small = reader(9 * PART), last = reader(5 * PART);
	note(other, () => 'b');
	for (const one of [large, small, last]) note(one, () => 'a');
	assert.equal([other, large, small, last].map(({ isCut }) => isCut), [false, true, false, false]);
	assert.is(bytes(), (35 + 9 + 5) * PART);
});

unread('too much of all addresses: the largest are cut until enough is left', () => {
	const { note, bytes } = createUnread(() => 0), readers = Array.from({ length: 30 }, (_, i) => reader(LIMITS.unread / 10 + i));
	readers.forEach((one, i) => note(one, () => String(i)));
	assert.ok(bytes() <= LIMITS.unread);
	assert.ok(readers.filter(({ isCut }) => isCut).length >= 20);
	assert.not(readers[0]!.isCut);
});

unread('a reader that takes a byte now and then is cut; one that takes its share is not', () => {
	const clock = { now: 0 }, { note, sweep } = createUnread(() => clock.now);
	const slow = reader(1e6), steady = reader(1e6);
	for (const one of [slow, steady]) note(one, () => 'a');
	for (; clock.now < 60_000; clock.now += 1000) {
		slow.writableLength -= slow.isCut ? 0 : 1;
		steady.writableLength -= 4096;
		sweep();
	}
	assert.equal([slow.isCut, steady.isCut], [true, false]);
});

unread('a reader that took everything begins a new period when more waits', () => {
	const clock = { now: 0 }, { note, sweep } = createUnread(() => clock.now), one = reader(300);
	note(one, () => 'a');
	one.writableLength = 0;
	note(one, () => 'a');
	clock.now = LIMITS.stalledMs + 1;
	one.writableLength = 300;
	one.bytesWritten += 300;
	note(one, () => 'a');
	sweep();
	assert.not(one.isCut);
	clock.now += LIMITS.stalledMs;
	sweep();
	assert.ok(one.isCut);
});

unread.run();
