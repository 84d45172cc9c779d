/*
 * Numbers limited to 0..1: worked by hand.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { clampToUnit } from '../../src/math/clamp.ts';

const clamp = suite('clampToUnit');

const ROWS: readonly (readonly [x: number, limited: number])[] = [
	[0.25, 0.25], [-0.25, 0], [1.25, 1], [0, 0], [1, 1], [Infinity, 1], [-Infinity, 0], [NaN, 0],
];

for (const [x, limited] of ROWS) clamp(`${x} becomes ${limited}`, () => assert.is(clampToUnit(x), limited));

clamp.run();
