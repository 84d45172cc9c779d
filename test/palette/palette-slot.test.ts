/*
 * Hues that are drawn to suit kept ones, by the harmonies of color theory.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { turnsFrom } from '../../src/palette/palette-slot.ts';

const slot = suite('turns of drawn hues');

for (const [claim, kept, first] of [
	['around two opposite hues, the opposite hue', [40, 220], 180],
	['around hues up to 30 degrees from opposite ones, the opposite hue', [40, 190, 250], 180],
	['around two hues of a triad, a hue of the triad', [40, 160], 120],
	['around hues up to 22 degrees from a triad, a hue of the triad', [40, 138], 120],
	['around three hues of a triad, a hue of the triad', [40, 160, 280], 120],
	['around hues of no harmony, the middle of the widest gap', [0, 90], 225],
] as const) {
	slot(`${claim}: ${kept.join(', ')}`, () => assert.is(turnsFrom(kept[0], kept)[0], first));
}

slot.run();
