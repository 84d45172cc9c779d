/*
 * Lazy and cached functions: how often they compute, and what they return.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { memoize, memoizeIndexed, once } from '../../src/names/once.ts';

const caching = suite('lazy and cached functions');

caching('a lazy value is computed on the first call only, and again after an error', () => {
	let count = 0;
	const lazy = once(() => {
		count++;
		if (count === 1) throw new Error('not yet');
		return [count];
	});
	assert.throws(lazy, 'not yet');
	assert.is(lazy(), lazy());
	assert.equal([lazy(), count], [[2], 2]);
});

caching('results are cached by text, undefined too, until there are more than the most', () => {
	const computed: string[] = [];
	const cached = memoize(2, (text): string | undefined => {
		computed.push(text);
		return text === 'none' ? undefined : text.toUpperCase();
	});
	assert.equal(['a', 'none', 'a', 'none'].map(cached), ['A', undefined, 'A', undefined]);
	assert.equal(computed, ['a', 'none']);
	assert.equal(['b', 'b', 'a'].map(cached), ['B', 'B', 'A']);
	assert.equal(computed, ['a', 'none', 'b', 'a']);
});

caching('texts are cached by index', () => {
	const computed: number[] = [], cached = memoizeIndexed(3, (i) => {
		computed.push(i);
		return `#${i}`;
	});
	assert.equal([0, 2, 0, 2].map(cached), ['#0', '#2', '#0', '#2']);
	assert.equal(computed, [0, 2]);
});

caching.run();
