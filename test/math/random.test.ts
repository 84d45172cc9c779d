/*
 * A seed gives the same stream on every machine: both published algorithms written once more in BigInt, where nothing
 * wraps by itself.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { freshSeed, randomFrom } from '../../src/math/random.ts';

const WORD = 1n << 32n;

/** FNV-1a of 32 bits: offset basis 2166136261, prime 16777619 (Fowler, Noll, Vo; draft-eastlake-fnv). */
function fnv1a(units: readonly number[]): bigint {
	return units.reduce((h, unit) => ((h ^ BigInt(unit)) * 16777619n) % WORD, 2166136261n);
}

const codeUnits = (text: string): number[] => Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));

/** Mulberry32 as its author wrote it, on unsigned words. */
function* mulberry32(seed: bigint): Generator<number> {
	for (let state = seed; ;) {
		state = (state + 0x6d2b79f5n) % WORD;
		let t = ((state ^ (state >> 15n)) * (state | 1n)) % WORD;
		t ^= (t + (((t ^ (t >> 7n)) * (t | 61n)) % WORD)) % WORD;
		yield Number(t ^ (t >> 14n)) / 2 ** 32;
	}
}

const random = suite('randomFrom');

// Test vectors of the FNV authors.
for (const [word, hash] of [['', 0x811c9dc5n], ['a', 0xe40c292cn], ['b', 0xe70c2de5n], ['foobar', 0xbf9cf968n]] as const) {
	random(`the hash this test compares with is right for "${word}"`, () => { assert.is(fnv1a(codeUnits(word)), hash); });
}

for (const seed of ['', 'a', 'foobar', 'тёмно-бирюзовый', '🎨', '0', 'x'.repeat(1000), '\ud800']) {
	random(`the stream of "${seed.slice(0, 20)}" is FNV-1a and Mulberry32`, () => {
		const stream = randomFrom(seed), expected = mulberry32(fnv1a(codeUnits(seed)));
		for (let n = 0; n < 200; n++) assert.is(stream(), expected.next().value, `number ${n}`);
	});
}

random('two streams of one seed do not disturb each other', () => {
	const first = randomFrom('twins'), second = randomFrom('twins');
	const ahead = Array.from({ length: 50 }, () => first());
	assert.equal(Array.from({ length: 50 }, () => second()), ahead);
});

random('different seeds give different streams', () => {
	const starts = new Set(Array.from({ length: 1000 }, (_, n) => randomFrom(`seed ${n}`)()));
	assert.ok(starts.size > 990, `${starts.size} of 1000`);
});

random('numbers are from 0 up to but not including 1, and spread evenly', () => {
	const stream = randomFrom('spread'), bins = new Array<number>(10).fill(0);
	for (let n = 0; n < 100_000; n++) {
		const x = stream();
		assert.ok(x >= 0 && x < 1, String(x));
		bins[Math.floor(x * 10)]!++;
	}
	// The deviation to expect is 95; five of them.
	for (const count of bins) assert.ok(Math.abs(count - 10_000) < 475, bins.join(' '));
});

random.run();

const fresh = suite('freshSeed');

fresh('is 12 digits and small letters', () => {
	for (let n = 0; n < 1_000; n++) assert.match(freshSeed(), /^[0-9a-v]{12}$/);
});

fresh('is another one every time, and uses every sign', () => {
	const seeds = Array.from({ length: 10_000 }, () => freshSeed());
	assert.is(new Set(seeds).size, seeds.length);
	assert.is(new Set(seeds.join('')).size, 32);
});

fresh.run();
