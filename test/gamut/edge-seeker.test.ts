/*
 * The table of an edge beside the edge itself: largest chroma by bisection of plain conversions.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { edgeChroma } from '../../src/gamut/edge-seeker.ts';
import { GAMUT_IDS } from '../../src/gamut/gamut.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { toGamut } from '../../src/gamut/methods.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { near } from '../support/near.ts';

const edge = suite('EdgeSeeker');

/** The largest error of chroma that its author tells for sRGB. */
const PUBLISHED = 0.0172;

for (const gamut of GAMUT_IDS) edge(`no chroma of ${gamut} is farther from the edge than published, and most are on it`, () => {
	const random = randomFrom(gamut), off = Array.from({ length: 4000 }, () => {
		const lightness = random(), hue = 360 * random();
		return Math.abs(edgeChroma(lightness, hue, gamut) - maxChroma(lightness, hue, gamut));
	}).sort((a, b) => a - b);
	// Of wider gamuts nothing is published; by as much more as they are wider.
	assert.ok(off.at(-1)! <= (gamut === 'srgb' ? PUBLISHED : 1.4 * PUBLISHED), `${off.at(-1)}`);
	assert.ok(off[2000]! < 0.0005, `${off[2000]}`);
});

edge('the purest colors of RGB are on the edge of the table', () => {
	for (const gamut of GAMUT_IDS) for (const coords of [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1]] as const) {
		const [l, c, h] = convert(color(gamut, coords), 'oklch').coords;
		// A row of the table is beside each, and the edge has a corner there.
		near(edgeChroma(l, h, gamut), c, 0.002, `${gamut} ${coords.join()}`);
	}
});

edge('nothing beyond black and white, and any hue is an angle', () => {
	for (const lightness of [-1, 0, 1, 2, NaN]) assert.is(edgeChroma(lightness, 30, 'srgb'), 0);
	for (const hue of [-330, 390, 750, 30 - 3600]) near(edgeChroma(0.6, hue, 'srgb'), edgeChroma(0.6, 30, 'srgb'), 1e-9);
	for (const hue of [0, 359.9999999, 360, -1e-20]) assert.ok(edgeChroma(0.6, hue, 'srgb') > 0.2);
});

edge('a color comes as near as by the largest chroma itself', () => {
	const random = randomFrom('near');
	for (let i = 0; i < 1000; i++) {
		const wanted = color('oklch', [random(), 0.1 + 0.3 * random(), 360 * random()]);
		const [exact, found] = (['chroma', 'edge-seeker'] as const).map((method) => convert(toGamut(wanted, 'srgb', method), 'oklab').coords);
		const off = Math.hypot(exact![0] - found![0], exact![1] - found![1], exact![2] - found![2]);
		assert.ok(off <= 0.02, `${wanted.coords.join(' ')}: ${off}`);
	}
});

edge.run();
