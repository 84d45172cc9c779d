/*
 * The work budget: work up to the limit is done, one unit more is refused, and budgets are independent.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { createBudget, isTooComplex, spend, withBudget } from '../../src/math/budget.ts';

const budget = suite('work budget');

const tooComplex = (error: unknown): boolean => error instanceof InputError && error.issues[0].code === 'too-complex';

budget('work up to the limit is done', () => {
	const one = createBudget(10);
	assert.is(withBudget(one, () => {
		spend(4);
		spend(6);
		return 'done';
	}), 'done');
	assert.is(one.spent, 10);
});

budget('one unit more is refused', () => {
	assert.throws(() => withBudget(createBudget(10), () => spend(11)), tooComplex);
});

budget('an answer is refused even if the error of `spend` was caught on the way', () => {
	assert.throws(() => withBudget(createBudget(1), () => {
		try {
			spend(2);
		} catch { /* A handler that collects faults. */ }
		return 'partial';
	}), tooComplex);
});

budget('pieces of one budget add up', () => {
	const one = createBudget(10);
	withBudget(one, () => spend(6));
	assert.throws(() => withBudget(one, () => spend(6)), tooComplex);
});

budget('inside another budget the outer one pays, and its limit holds', () => {
	const outer = createBudget(10), inner = createBudget(1);
	withBudget(outer, () => withBudget(inner, () => spend(5)));
	assert.equal([outer.spent, inner.spent], [5, 0]);
});

budget('after a failure no budget is left behind', () => {
	assert.throws(() => withBudget(createBudget(1), () => spend(2)), tooComplex);
	spend(1e9);
	const next = createBudget(1);
	withBudget(next, () => spend(1));
	assert.is(next.spent, 1);
});

budget('isTooComplex is true only for its own error', () => {
	assert.not(isTooComplex(new InputError({ code: 'invalid-parameter', path: [], detail: 'x.' })));
	assert.not(isTooComplex(new RangeError('x')));
});

budget.run();
