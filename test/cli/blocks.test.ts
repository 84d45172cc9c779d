/*
 * Rows of labeled blocks.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sideBySide, strip } from '../../src/cli/blocks.ts';
import { painter } from '../../src/cli/paint.ts';

const blocks = suite('blocks');

const TWO = ['#ff0000', '#0000ff'].map((hex) => ({ hex, words: ['word'] }));

for (const [claim, depth, width, rows] of [
	['without colors two blanks separate words', 0, 12, 1],
	['without colors a line too short for that holds one block', 0, 11, 2],
	['with colors a blank suffices', 24, 10, 1],
	['with colors a line too short for that holds one block', 24, 9, 2],
] as const) blocks(claim, () => assert.is(strip(TWO, width, painter(depth)).length, rows));

for (const [left, right, expected] of [
	[['ab', 'c'], ['x'], ['ab   x', 'c    ']], [['a'], ['x', 'y'], ['a   x', '    y']], [[], ['x'], ['x']],
] as const) blocks(`${JSON.stringify(left)} beside ${JSON.stringify(right)}`, () => assert.equal(sideBySide(left, right), expected));

blocks.run();
