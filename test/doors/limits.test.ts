/*
 * Prices in tokens, and the rest of a limit of which only the rate is given.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIMITS, ratePolicy, tokensFor, tokensForWork, UNITS_PER_TOKEN, withBurst } from '../../src/doors/limits.ts';

const limits = suite('limits');

limits('without a burst three seconds\' worth of requests may come at once, and without a rate it is that of the contract', () => {
	assert.equal(withBurst({ rate: 20 }), { rate: 20, burst: 60 });
	assert.equal(withBurst({ rate: 0.1 }), { rate: 0.1, burst: 1 });
	assert.equal(withBurst({ burst: 5 }), { rate: 10, burst: 5 });
	assert.equal(withBurst({}), { rate: 10, burst: 30 });
});

limits('the policy has the requests of a full bucket, and the whole seconds in which it fills', () => {
	assert.is(ratePolicy({ rate: 10, burst: 30 }), '"default";q=30;w=3');
	assert.is(ratePolicy({ rate: 4, burst: 9 }), '"default";q=9;w=3');
});

limits('a begun token is a whole one, and nothing costs less than one', () => {
	assert.equal([0, 1, UNITS_PER_TOKEN, UNITS_PER_TOKEN + 1].map(tokensForWork), [1, 1, 1, 2]);
	assert.equal([0, LIMITS.bytesPerToken, LIMITS.bytesPerToken + 1].map(tokensFor), [1, 1, 2]);
});

limits.run();
