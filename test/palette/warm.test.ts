/*
 * Warmer and cooler colors: the direction of daylight, and the promises about lightness and sRGB.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { warm, WARM_HUE } from '../../src/palette/warm.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';

const warmth = suite('warm');

/** Daylight of a color temperature from 4,000 to 7,000 K, in OKLab. CIE 15:2004, equations 3.1 and 3.2. */
function daylight(kelvin: number): readonly [number, number, number] {
	const x = -4.607e9 / kelvin ** 3 + 2.9678e6 / kelvin ** 2 + 0.09911e3 / kelvin + 0.244063, y = -3 * x * x + 2.87 * x - 0.275;
	return convert({ space: 'xyz-d65', coords: [x / y, 1, (1 - x - y) / y], alpha: 1, none: 0 }, 'oklab').coords;
}

const isDeepInside = (color: Color): boolean => convert(color, 'srgb').coords.every((x) => x > 0.001 && x < 0.999);

warmth('the direction is that of daylight at D65', () => {
	const [, a, b] = daylight(6504), [, warmA, warmB] = daylight(6454);
	assert.ok(Math.abs(Math.atan2(warmB - b, warmA - a) * 180 / Math.PI - WARM_HUE) < 0.5);
});

warmth('500 seeded colors keep their lightness and stay inside sRGB; with room for it, the move is a fifth of the amount', () => {
	const random = randomFrom('warm'), radians = WARM_HUE * Math.PI / 180;
	for (let i = 0; i < 500; i++) {
		const color: Color = { space: 'srgb', coords: [random(), random(), random()], alpha: 1, none: 0 }, lab = convert(color, 'oklab').coords;
		for (const by of [0.3, -0.3]) {
			const changed = warm(color, by), [l, a, b] = convert(changed, 'oklab').coords;
			assert.ok(Math.abs(l - lab[0]) < 1e-9 && fits(changed, 'srgb'), JSON.stringify({ i, color, by }));
			const to: Color = {
				space: 'oklab', coords: [l, lab[1] + by * 0.2 * Math.cos(radians), lab[2] + by * 0.2 * Math.sin(radians)], alpha: 1, none: 0,
			};
			if (isDeepInside(to)) assert.ok(deltaEOK(to, changed) < 1e-9, JSON.stringify({ i, color, by, a, b }));
		}
	}
});

warmth.run();
