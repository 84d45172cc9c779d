/*
 * The further spaces hold the figures of other implementations.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { convertTo } from '../../src/spaces/convert.ts';
import { MORE_SPACES, type MoreSpaceId } from '../../src/spaces/more.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';
import { nearAll } from '../support/near.ts';
import { MORE_FIGURES } from '../vectors/more-spaces.ts';

/** Okhsl and Okhsv stop after one step of Halley there and go on here: a tenth of the last digit that is written. */
const ONE_STEP = 1e-5;

/** Both reckon in doubles, and hues and percentages in hundreds. */
const DOUBLES = 2e-11;

/** HSLuv writes the white and its matrix with eleven digits. */
const CONSTANTS = 1e-10;

const WITHIN: Partial<Record<MoreSpaceId, number>> = { okhsl: ONE_STEP, okhsv: ONE_STEP, hsluv: CONSTANTS };

const figures = suite('figures of other implementations');

for (const [id, rows] of Object.entries(MORE_FIGURES)) for (const [hex, ...expected] of rows) {
	figures(`${hex} in ${id}`, () => {
		const byte = (at: number): number => parseInt(hex.slice(at, at + 2), 16);
		const { coords, none } = convertTo(fromRgb24(rgb24(byte(1), byte(3), byte(5))), MORE_SPACES[id as MoreSpaceId]);
		nearAll(coords, expected, WITHIN[id as MoreSpaceId] ?? DOUBLES, `${hex} in ${id}`);
		assert.is(none, 0);
	});
}

figures('are there for every further space', () => assert.equal(Object.keys(MORE_FIGURES).sort(), Object.keys(MORE_SPACES).sort()));

figures.run();
