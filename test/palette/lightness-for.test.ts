/*
 * The lightness at which sRGB has a chroma, held against a scan of sRGB by test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { randomFrom } from '../../src/math/random.ts';
import { lightnessFor } from '../../src/palette/lightness-for.ts';
import { isInSrgb, maxChromaAt } from '../support/reference-math.ts';

const lightest = suite('lightness for a chroma');

/** Steps of the scan. */
const SCAN = Array.from({ length: 401 }, (_, i) => i / 400);

/** The scan, and the precision of the result. */
const NEAR = 1 / 400 + 0.002;

lightest('a lightness with enough chroma stays, also if sRGB has exactly as much', () => {
	const random = randomFrom('enough');
	for (let i = 0; i < 200; i++) {
		const lightness = 0.1 + 0.8 * random(), hue = 360 * random(), most = maxChroma(lightness, hue, 'srgb');
		for (const share of [0.3, 0.9, 1]) assert.is(lightnessFor(lightness, share * most, hue), lightness);
	}
});

lightest('any other becomes the nearest with enough, or the one with the most if none has', () => {
	const random = randomFrom('nearest');
	for (let i = 0; i < 60; i++) {
		const lightness = random(), chroma = 0.05 + 0.3 * random(), hue = 360 * random(), said = `${lightness} ${chroma} ${hue}`;
		const most = SCAN.map((at) => maxChromaAt(at, hue)), enough = SCAN.filter((at) => isInSrgb(at, chroma, hue));
		if (isInSrgb(lightness, chroma, hue)) continue;
		const chosen = lightnessFor(lightness, chroma, hue), nearest = Math.min(...enough.map((at) => Math.abs(at - lightness)));
		if (enough.length > 0) assert.ok(Math.abs(Math.abs(chosen - lightness) - nearest) <= NEAR, `${said}: ${chosen}`);
		// The scan has chroma to a thousandth.
		else assert.ok(maxChromaAt(chosen, hue) >= Math.max(...most) - 0.0011, `${said}: ${chosen}`);
	}
});

lightest.run();
