/*
 * The table of an edge compared with the edge itself: largest chroma by bisection of plain conversions.
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

/** The largest error of chroma that its author states for sRGB. */
const PUBLISHED = 0.0172;

for (const gamut of GAMUT_IDS) edge(`no chroma of ${gamut} is farther from the edge than published, and most are on it`, () => {
	const random = randomFrom(gamut), off = Array.from({ length: 4000 }, () => {
		const lightness = random(), hue = 360 * random();
		return Math.abs(edgeChroma(lightness, hue, gamut) - maxChroma(lightness, hue, gamut));
	}).sort((a, b) => a - b);
	// Nothing is published for wider gamuts; their tolerance grows with their width.
	assert.ok(off.at(-1)! <= (gamut === 'srgb' ? PUBLISHED : 1.4 * PUBLISHED), `${off.at(-1)}`);
	assert.ok(off[2000]! < 0.0005, `${off[2000]}`);
});

edge('the purest colors of RGB are on the edge of the table', () => {
	for (const gamut of GAMUT_IDS) for (const coords of [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1]] as const) {
		const [l, c, h] = convert(color(gamut, coords), 'oklch').coords;
		// A row of the table is near each, and the edge has a corner there.
		near(edgeChroma(l, h, gamut), c, 0.002, `${gamut} ${coords.join()}`);
	}
});

edge('halfway to white in encoded RGB from a pure color, the edge of the table is exact', () => {
	const off: number[] = [];
	for (const gamut of GAMUT_IDS) for (const pure of [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1]] as const) {
		const [, , hue] = convert(color(gamut, pure), 'oklch').coords;
		// Around the ring of colors halfway to white, the one of this hue.
		const ring = Array.from({ length: 6_001 }, (_, i) => {
			const at = i / 1_000, channel = (k: number): number => {
				const apart = Math.abs(((at - 2 * k + 9) % 6) - 3);
				return 0.5 + 0.5 * Math.min(1, Math.max(0, 2 - apart));
			};
			return convert(color(gamut, [channel(0), channel(1), channel(2)]), 'oklch').coords;
		});
		const turn = (other: number): number => Math.abs(((other - hue + 540) % 360) - 180);
		const [lightness, chroma] = ring.reduce((one, other) => (turn(other[2]) < turn(one[2]) ? other : one));
		off.push(Math.abs(edgeChroma(lightness, hue, gamut) - chroma));
	}
	// Where the ring has a corner between two rows, the line between them cuts it off.
	off.sort((a, b) => a - b);
	assert.ok(off[15]! < 1e-4 && off[17]! < 0.002, off.join());
});

edge('no chroma beyond black and white, and any number is a hue', () => {
	for (const lightness of [-1, 0, 1, 2, NaN]) assert.is(edgeChroma(lightness, 30, 'srgb'), 0);
	for (const hue of [-330, 390, 750, 30 - 3600]) near(edgeChroma(0.6, hue, 'srgb'), edgeChroma(0.6, 30, 'srgb'), 1e-9);
	for (const hue of [0, 359.9999999, 360, -1e-20]) assert.ok(edgeChroma(0.6, hue, 'srgb') > 0.2);
});

edge('a color comes as near as by the largest chroma itself', () => {
	const random = randomFrom('near');
	for (let i = 0; i < 1000; i++) {
		const outside = color('oklch', [random(), 0.1 + 0.3 * random(), 360 * random()]);
		const [exact, found] = (['chroma', 'edge-seeker'] as const).map((method) => convert(toGamut(outside, 'srgb', method), 'oklab').coords);
		const off = Math.hypot(exact![0] - found![0], exact![1] - found![1], exact![2] - found![2]);
		assert.ok(off <= 0.02, `${outside.coords.join(' ')}: ${off}`);
	}
});

edge.run();
