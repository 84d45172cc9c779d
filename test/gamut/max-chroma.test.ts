/*
 * The largest chroma, against the corners of the cubes and against plain conversion along the ray.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMUT_IDS, type GamutId } from '../../src/gamut/gamut.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { near } from '../support/near.ts';

const isInside = (l: number, c: number, h: number, gamut: GamutId): boolean =>
	convert(color('oklch', [l, c, h]), gamut).coords.every((x) => x >= 0 && x <= 1);

const edge = suite('maxChroma');

for (const gamut of GAMUT_IDS) {
	edge(`no color inside ${gamut} has more`, () => {
		const seed = `no more ${gamut}`, random = randomFrom(seed);
		for (let n = 0; n < 3000; n++) {
			// Every second color is next to the surface; a third of these are next to the blue corner.
			const c: [number, number, number] = [random(), random(), random()];
			if (n % 2) c[n % 3] = 0.999;
			if (n % 6 === 5) c[0] = c[1] = 0.001;
			const [l, chroma, h] = convert(color(gamut, c), 'oklch').coords;
			const most = maxChroma(l, h, gamut);
			assert.ok(most >= chroma - 1e-9, `${seed}: ${c}: chroma ${chroma}, largest ${most}`);
		}
	});

	edge(`five of the six vivid corners of ${gamut} are the end of their ray`, () => {
		// Not blue: its ray touches the corner from outside, and a hue off by 1e-14 passes it by.
		for (const corner of [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [1, 0, 1]] as const) {
			const [l, c, h] = convert(color(gamut, corner), 'oklch').coords;
			near(maxChroma(l, h, gamut), c, 1e-6, `${corner}`);
		}
	});

	edge(`in ${gamut} it is inside, and a millionth more is outside`, () => {
		const seed = `max chroma ${gamut}`, random = randomFrom(seed);
		for (let n = 0; n < 600; n++) {
			const l = 0.001 + random() * 0.998, h = n % 3 ? random() * 360 : 240 + random() * 30;
			const most = maxChroma(l, h, gamut), what = `${seed}: lightness ${l}, hue ${h}, chroma ${most}`;
			assert.ok(isInside(l, most, h, gamut), what);
			for (let step = 0; step < 30; step++) {
				assert.not(isInside(l, most + 1e-6 + (0.6 - most) * step / 30, h, gamut), `${what}: more at ${step} of 30`);
			}
		}
	});
}

edge('away from the hue of blue the whole way from gray to it is inside', () => {
	const random = randomFrom('no holes');
	for (const gamut of GAMUT_IDS) for (let n = 0; n < 300; n++) {
		const l = 0.001 + random() * 0.998, h = (270 + random() * 330) % 360;
		const most = maxChroma(l, h, gamut);
		for (let step = 0; step < 20; step++) assert.ok(isInside(l, most * step / 20, h, gamut), `${gamut} ${l} ${h}: ${step} of 20`);
	}
});

edge('next to the hue of blue the ray leaves sRGB and comes back', () => {
	assert.not(isInside(0.44, 0.27, 264.15, 'srgb'));
	assert.ok(maxChroma(0.44, 264.15, 'srgb') > 0.28);
});

edge('black, white and what lies beyond have none', () => {
	for (const l of [0, 1, -0.5, 1.5, -Infinity, Infinity, NaN])
		for (const gamut of GAMUT_IDS) assert.is(maxChroma(l, 120, gamut), 0);
});

edge('Display P3 holds at least what sRGB holds', () => {
	const random = randomFrom('nested');
	for (let n = 0; n < 2000; n++) {
		const l = random(), h = random() * 720 - 360;
		assert.ok(maxChroma(l, h, 'display-p3') >= maxChroma(l, h, 'srgb') - 1e-8, `${l} ${h}`);
	}
});

edge('a hue and the same hue a turn on have the same', () => {
	near(maxChroma(0.6, 40, 'srgb'), maxChroma(0.6, 400, 'srgb'), 1e-9);
	near(maxChroma(0.6, 40, 'srgb'), maxChroma(0.6, -320, 'srgb'), 1e-9);
});

edge.run();
