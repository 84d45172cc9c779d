/*
 * Least and median of numbers: worked by hand.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { indexOfLeast, leastBy, median } from '../../src/math/least.ts';

const least = suite('least and median');

for (const [numbers, index, middle] of [
	[[3], 0, 3], [[3, 1], 1, 2], [[2, 7, 2], 0, 2], [[9, -4, 0.5, 1], 1, 0.75], [[10, 9, 8, 7, 1], 4, 8], [[Infinity, 5], 1, Infinity],
] as const) {
	least(`of ${numbers.join(', ')}: number ${index} is the least, ${middle} the median`, () => {
		assert.is(indexOfLeast(numbers), index);
		assert.is(median(numbers), middle);
	});
}

least('numbers are compared by value, not as text, and the list stays unchanged', () => {
	const numbers = [10, 9, 100];
	assert.is(median(numbers), 10);
	assert.equal(numbers, [10, 9, 100]);
});

least('the item with the least cost is the first of equals', () => {
	assert.is(leastBy(['aaa', 'b', 'c'], ({ length }) => length), 'b');
	assert.is(leastBy(['aaa', 'b'], ({ length }) => -length), 'aaa');
});

least('an empty list has no least number', () => assert.is(indexOfLeast([]), -1));

least.run();
