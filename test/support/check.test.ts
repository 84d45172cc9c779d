/*
 * Results against their schema: valid values, and the places of mismatches.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Path } from '../../src/errors.ts';
import { check } from './check.ts';
import {
	choice, flag, integer, list, nullable, number, object, optional, record, text, textLike, type Schema,
} from '../../src/schema/schema.ts';

const checking = suite('check');

const HEX = textLike('A color.', '#[0-9a-f]{6}');
const PAIR = object('Two.', { first: integer('One.', 0, 9), second: optional(HEX) });

for (const [claim, schema, value, paths] of [
	['a text in its bounds', text('', 1, 3), 'abc', []],
	['a text of three characters in six units', text('', 1, 3), '🎨🎨🎨', []],
	['a text too long', text('', 1, 3), 'abcd', [[]]],
	['a text too short', text('', 1, 3), '', [[]]],
	['a number for a text', text('', 0, 3), 5, [[]]],
	['a text that matches its pattern', HEX, '#00ff00', []],
	['a text that does not', HEX, '#00FF00', [[]]],
	['a text that matches only in part: the pattern is of the whole', HEX, 'x#00ff00', [[]]],
	['a text that matches and goes on with a line', HEX, '#00ff00\n', [[]]],
	['an alternative holds as a whole, too', textLike('', 'a|b'), 'ab', [[]]],

	['a number in its bounds', number('', 0, 1), 0.5, []],
	['the bounds themselves', number('', 0, 1), 1, []],
	['a number above', number('', 0, 1), 1.0001, [[]]],
	['a number below', number('', 0, 1), -0.0001, [[]]],
	['NaN', number('', -Infinity, Infinity), NaN, [[]]],
	['infinity, even unbounded', number('', -Infinity, Infinity), Infinity, [[]]],
	['-0', number('', -1, 1), -0, [[]]],
	['null for a number', number('', 0, 1), null, [[]]],
	['a text of digits', number('', 0, 9), '5', [[]]],
	['a fraction for a whole number', integer('', 0, 9), 0.5, [[]]],
	['a whole number', integer('', 0, 9), 9, []],

	['a flag', flag(''), false, []],
	['0 for a flag', flag(''), 0, [[]]],
	['a choice', choice('', ['a', 'b']), 'b', []],
	['no choice', choice('', ['a', 'b']), 'c', [[]]],
	['an object for a choice', choice('', ['a', 'b']), Object.create(null), [[]]],
	['undefined', choice('', ['a', 'b']), undefined, [[]]],

	['a list', list('', flag(''), 1, 2), [true], []],
	['a list too long', list('', flag(''), 1, 2), [true, true, true], [[]]],
	['a list too short', list('', flag(''), 1, 2), [], [[]]],
	['an object for a list', list('', flag(''), 0, 2), { length: 1 }, [[]]],
	['each bad item of a list', list('', flag(''), 0, 3), [1, true, null], [[0], [2]]],

	['a record of some keys', record('', ['a', 'b'], flag('')), { b: true }, []],
	['a record of any keys', record('', [], flag('')), { b: true, toString: false }, []],
	['a bad value of a record of any keys', record('', [], flag('')), { a: 1 }, [['a']]],
	['a record of another key', record('', ['a', 'b'], flag('')), { c: true }, [[]]],
	['a record with an inherited key', record('', ['a', 'b'], flag('')), Object.create({ c: 1 }), []],
	['a bad value of a record', record('', ['a', 'b'], flag('')), { a: 1, b: 2 }, [['a'], ['b']]],
	['a list for a record', record('', ['a'], flag('')), [], [[]]],

	['an object', PAIR, { first: 1, second: '#000000' }, []],
	['an object without its optional field', PAIR, { first: 1 }, []],
	['an optional field that is undefined: JSON would drop it', PAIR, { first: 1, second: undefined }, [['second']]],
	['an object without a field it needs', PAIR, { second: '#000000' }, [[]]],
	['an object with a field too many', PAIR, { first: 1, third: 1 }, [[]]],
	['an inherited field', PAIR, Object.create({ first: 1 }), [[]]],
	['null for an object', PAIR, null, [[]]],

	['an allowed null', nullable(PAIR), null, []],
	['a value where null is allowed', nullable(PAIR), { first: 1 }, []],
	['a bad value where null is allowed', nullable(PAIR), { first: 10 }, [['first']]],
	['every place of a deep value', list('', PAIR, 0, 9), [{ first: 1 }, { first: -1, second: 'x' }, 5], [[1, 'first'], [1, 'second'], [2]]],
] satisfies readonly (readonly [string, Schema, unknown, readonly Path[]])[]) {
	checking(`${claim} ${paths.length === 0 ? 'passes' : 'does not pass'}`, () => {
		const mismatches = check(schema, value);
		assert.equal(mismatches.map(({ path }) => path), paths, JSON.stringify(mismatches));
	});
}

checking.run();
