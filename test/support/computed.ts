/*
 * Texts of CSS Color 5, each with the level 4 text of its result.
 */

import * as assert from 'uvu/assert';
import { normalizeHue } from '../../src/math/angle.ts';
import { findChannel } from '../../src/spaces/channels.ts';
import type { Color } from '../../src/spaces/color.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { near } from './near.ts';

/** The same space, the same missing channels, and every number within the tolerance; a hue the shorter way around. */
export function sameColor(actual: Color, expected: Color, tolerance: number, what: string): void {
	assert.is(actual.space, expected.space, what);
	assert.is(actual.none, expected.none, `${what}: what is missing`);
	const hueAt = findChannel('hue', SPACES[expected.space]);
	actual.coords.forEach((x, i) => {
		const off = x - expected.coords[i]!;
		near(i === hueAt ? (normalizeHue(off + 180) - 180) : off, 0, tolerance, `${what}: channel ${i}`);
	});
	near(actual.alpha, expected.alpha, Math.min(tolerance, 1e-3), `${what}: alpha`);
}
