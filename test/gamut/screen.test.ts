/*
 * Eight bits a channel, and source-over.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { mapToGamut } from '../../src/gamut/map.ts';
import { composite, toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { apcaLc } from '../../src/metrics/apca.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { SPACE_IDS } from '../../src/spaces/table.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';

const screen = suite('toRgb24');

screen('an 8-bit color is unchanged, from every space', () => {
	for (let c = 0; c <= 0xffffff; c += 12345) {
		for (const space of SPACE_IDS) {
			assert.is(toRgb24(convert(fromRgb24(c), space)), c, `#${c.toString(16)} from ${space}`);
		}
	}
});

screen('channels go to the nearest byte, halves up', () => {
	assert.is(toRgb24(color('srgb', [0.49 / 255, 0.5 / 255, 254.5 / 255])), 0x0001ff);
	assert.is(toRgb24(color('srgb', [254.49 / 255, 1, 0])), 0xfeff00);
});

screen('a color outside is mapped, not clipped', () => {
	const green = color('display-p3', [0, 1, 0]);
	const [r, g, b] = mapToGamut(green, 'srgb').coords.map((x) => Math.round(x * 255));
	assert.is(toRgb24(green), (r! << 16) | (g! << 8) | b!);
});

screen.run();

const over = suite('composite');

over('a transparent color leaves the color below, an opaque one covers it', () => {
	const random = randomFrom('cover');
	for (let n = 0; n < 2000; n++) {
		const top = Math.floor(random() * 0x1000000), bottom = Math.floor(random() * 0x1000000);
		assert.is(composite(fromRgb24(top, 0), bottom), bottom);
		assert.is(composite(fromRgb24(top, 1), bottom), top);
	}
});

over('each channel is rounded once, halves up: exact for every alpha of 8 bits', () => {
	const random = randomFrom('exact');
	for (let n = 0; n < 20_000; n++) {
		const [t, u, a] = [random(), random(), random()].map((x) => Math.floor(x * 256)) as [number, number, number];
		// (t a + u (255 - a)) / 255 in whole numbers; 255 is odd, so ties cannot happen.
		const expected = Math.floor((2 * (t * a + u * (255 - a)) + 255) / 510);
		assert.is(composite(fromRgb24(t, a / 255), u), expected, `${t} over ${u} at ${a}/255`);
	}
});

over('half of 1 over 0 is 1', () => {
	assert.is(composite(fromRgb24(0x010101, 0.5), 0x000000), 0x010101);
});

// apca-w3: "#1234 on #def" is Lc 28.1211 if the blend is rounded to whole bytes, 28.3367 otherwise.
over('the published translucent example of APCA comes out as published', () => {
	near(apcaLc(composite(fromRgb24(0x112233, 0x44 / 255), 0xddeeff), 0xddeeff), 28.1211, 1e-3);
});

over('a color outside sRGB is mapped before it is laid over', () => {
	const wide = color('display-p3', [1, 0, 0], 0.5);
	const mapped = color('srgb', mapToGamut(wide, 'srgb').coords, 0.5);
	assert.is(composite(wide, 0xffffff), composite(mapped, 0xffffff));
});

over.run();
