/*
 * Bisection: its root, from either side, and the points at which it calls the function.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { bisect } from '../../src/math/bisect.ts';
import { near } from '../support/near.ts';

const bisection = suite('bisect');

bisection('finds the square root of 2 from below', () => {
	near(bisect(0, 2, 1e-12, (x) => x * x <= 2), Math.SQRT2, 1e-12);
});

bisection('finds it from above as well: either end may be the larger', () => {
	near(bisect(2, 0, 1e-12, (x) => x * x >= 2), Math.SQRT2, 1e-12);
});

bisection('returns a point where the test holds', () => {
	for (let n = 1; n < 100; n++) {
		const edge = n / 100;
		assert.ok(bisect(0, 1, 1e-4, (x) => x < edge) < edge);
		assert.ok(bisect(1, 0, 1e-4, (x) => x > edge) > edge);
	}
});

bisection('does not call the function at the ends, which the caller guarantees', () => {
	bisect(0, 1, 1e-6, (x) => {
		assert.ok(x > 0 && x < 1, String(x));
		return x < 0.3;
	});
});

bisection('takes one question per halving', () => {
	let calls = 0;
	bisect(0, 1, 2 ** -20, (x) => {
		calls++;
		return x < 0.3;
	});
	assert.is(calls, 20);
});

bisection('ends with a tolerance of 0, at the last double that holds', () => {
	assert.is(bisect(0, 1, 0, (x) => x < 0.5), 0.5 - 2 ** -54);
});

bisection('returns the holding end where the ends are within tolerance', () => {
	assert.is(bisect(0.5, 0.5, 0, () => false), 0.5);
	assert.is(bisect(0.5, 0.6, 1, () => true), 0.5);
});

bisection.run();
