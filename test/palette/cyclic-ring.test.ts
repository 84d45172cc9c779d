/*
 * The chroma of cyclic sets: the largest that sRGB has at every hue of the tilted ring, by a search with separate math.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LIGHTEST_HUE, RING } from '../../src/palette/data-cyclic.ts';
import { isInSrgb } from '../support/reference-math.ts';

const ring = suite('chroma of cyclic sets');

/** Steps of a tenth of a degree; the largest chroma changes by less than 1e-5 between them. */
const HUES = Array.from({ length: 3600 }, (_, i) => i / 10);

/** True if the ring with a chroma is inside sRGB. */
const fits = (chroma: number): boolean =>
	HUES.every((hue) => isInSrgb(RING.center + RING.tilt * Math.cos((hue - LIGHTEST_HUE) * Math.PI / 180), chroma, hue));

/** Half of the last printed digit of the chroma. */
const ROUNDED = 0.000005;

ring('half a digit below its chroma, the ring is inside sRGB', () => {
	assert.ok(fits(RING.chroma - ROUNDED));
});

ring('half a digit above its chroma, a part of the ring is outside', () => {
	assert.not.ok(fits(RING.chroma + ROUNDED));
});

ring.run();
