/*
 * Ends of parentheses, and parts outside of them, by hand.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findClosing, splitOutside } from '../../src/math/parentheses.ts';

const parentheses = suite('parentheses');

parentheses('the closing one is found past inner pairs; -1 without one', () => {
	assert.is(findClosing('a(b)c)d)'), 5);
	assert.is(findClosing('rgb(1 2 3)', 4), 9);
	assert.is(findClosing('rgb(1 2 3)', 3), -1);
	assert.is(findClosing('(())', 1), 3);
	assert.is(findClosing(''), -1);
});

parentheses('texts are split outside of pairs, verbatim', () => {
	for (const [text, expected] of [
		['', ['']],
		['a', ['a']],
		['a,b,', ['a', 'b', '']],
		['rgb(1, 2, 3), teal', ['rgb(1, 2, 3)', ' teal']],
		['f(g(1,2),3),4', ['f(g(1,2),3)', '4']],
		['a),b', ['a)', 'b']],
		['a)(,),b', ['a)(,)', 'b']],
		['f(a,b', ['f(a,b']],
	] as const) assert.equal(splitOutside(text, /,/), [...expected], text);
	assert.equal(splitOutside('red 20%\tat (1 2)', /\s/), ['red', '20%', 'at', '(1 2)']);
});

parentheses.run();
