/*
 * Work in steps has the result of work at once, and pauses at every yield.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mapInSteps, whole } from '../../src/math/steps.ts';

const steps = suite('work in steps');

steps('whole() takes all steps and gives the result', () => {
	const seen: number[] = [];
	const result = whole((function* () {
		for (let i = 0; i < 3; i++) {
			seen.push(i);
			yield;
		}
		return 'done';
	})());
	assert.equal([result, seen], ['done', [0, 1, 2]]);
});

steps('mapInSteps() stops behind each item', () => {
	const work = mapInSteps([1, 2], (n) => n * 2);
	assert.equal([work.next().done, work.next().done, work.next()], [false, false, { done: true, value: [2, 4] }]);
});

steps('what a step throws comes out', () => {
	assert.throws(() => whole(mapInSteps([1], () => {
		throw new Error('in a step');
	})), /in a step/);
});

steps.run();
