/*
 * Inputs as words of a command.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commandWords } from '../../src/doors/command-words.ts';
import { OPERATIONS } from '../../src/operations/table.ts';

const command = suite('words of an input');

for (const [claim, name, input, words] of [
	['a list by place is a word for each item', 'audit-palette', { colors: ['red', '#00f'] }, ['red', '#00f']],
	['a list of an option is one word', 'simulate-cvd', { colors: ['red'], kinds: ['protanopia', 'tritanopia'] },
		['red', '--kinds', 'protanopia,tritanopia']],
	['several values of a single field stay one value, which is invalid', 'parse-color', { color: ['red', 'blue'] }, ['["red","blue"]']],
	['a list of an unknown field is one word', 'parse-color', { color: 'red', other: ['a', 'b'] }, ['red', '--other', 'a,b']],
] as const) {
	command(claim, () => assert.equal(commandWords(OPERATIONS.find((one) => one.name === name)!, input), [name, ...words]));
}

command.run();
