/*
 * The five ways into a gamut: what each keeps, and what colorjs.io 0.7.1 gives.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMUT_IDS } from '../../src/gamut/gamut.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { GAMUT_METHODS, toGamut } from '../../src/gamut/methods.ts';
import { isInside } from '../../src/gamut/ray.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { bisect } from '../../src/math/bisect.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { near, nearAll } from '../support/near.ts';

const methods = suite('ways into a gamut');

methods('css is mapToGamut; clip cuts off each channel', () => {
	const wide = color('display-p3', [0, 1, 0], 0.5);
	assert.equal(toGamut(wide, 'srgb', 'css'), mapToGamut(wide, 'srgb'));
	const [r, g, b] = convert(wide, 'srgb').coords;
	assert.ok(r < 0 && g > 1 && b < 0);
	assert.equal(toGamut(wide, 'srgb', 'clip'), { space: 'srgb', coords: [0, 1, 0], alpha: 0.5, none: 0 });
});

methods('every way: inside the gamut, a color inside only converted, black and white where light ends', () => {
	const seed = 'ways', random = randomFrom(seed);
	for (let i = 0; i < 3000; i++) {
		const outside = color('oklch', [random() * 1.2 - 0.1, random() * 0.5, random() * 360]);
		for (const gamut of GAMUT_IDS) for (const method of GAMUT_METHODS) {
			const mapped = toGamut(outside, gamut, method), at = `${seed} ${i} ${gamut} ${method}`;
			assert.ok(isInside(mapped.coords), `${at}: ${mapped.coords}`);
			const direct = convert(outside, gamut);
			if (isInside(direct.coords)) nearAll(mapped.coords, direct.coords, 1e-12, at);
			else if (method !== 'clip' && outside.coords[0] >= 1) nearAll(mapped.coords, [1, 1, 1], 1e-12, at);
			else if (method !== 'clip' && outside.coords[0] <= 0) nearAll(mapped.coords, [0, 0, 0], 1e-12, at);
		}
	}
});

methods('chroma keeps lightness and hue exactly, raytrace within what can be noticed', () => {
	const seed = 'kept', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const outside = color('oklch', [0.1 + random() * 0.85, 0.1 + random() * 0.35, random() * 360]);
		for (const [method, ofLightness, ofHue] of [['chroma', 1e-6, 1e-3], ['raytrace', 0.02, 6]] as const) {
			const got = convert(toGamut(outside, 'srgb', method), 'oklch').coords, at = `${seed} ${i} ${method} ${outside.coords}`;
			near(got[0], outside.coords[0], ofLightness, at);
			assert.ok(got[1] < 0.01 || Math.abs(hueDifference(outside.coords[2], got[2])) <= ofHue, `${at}: hue ${got[2]}`);
			assert.ok(got[1] <= outside.coords[1] + 0.02, at);
		}
	}
});

// colorjs.io 0.7.1 (MIT), `toGamut({ space: 'srgb', method: 'raytrace' })`.
for (const [outside, expected] of [
	[color('display-p3', [0, 1, 0]), [0, 0.9683276178613024, 0.3083068253051665]],
	[color('display-p3', [1, 0, 0]), [1, 0.2034801855467292, 0.15877200656280724]],
	[color('oklch', [0.7, 0.4, 250]), [0.24774321399357502, 0.6384292490419329, 1]],
	[color('rec2020', [0, 0, 1]), [0, 0.31897552868593065, 0.5255619972731359]],
	[color('oklch', [0.9, 0.3, 110]), [0.9061708132086741, 0.9089998753096151, 0]],
] as const) {
	methods(`raytrace of ${outside.space} ${outside.coords.join(' ')} is what colorjs.io gives`, () => {
		nearAll(toGamut(outside, 'srgb', 'raytrace').coords, expected, 1e-12);
	});
}

// The same into wider gamuts. Each step sets out from where the last one hit, so the last digits of the matrices grow.
for (const [outside, gamut, expected] of [
	[color('rec2020', [0, 1, 0]), 'display-p3', [0, 0.9592211257334123, 0.4247285049331234]],
	[color('oklch', [0.6, 0.4, 20]), 'display-p3', [0.8933457303145675, 0, 0.23236517031124004]],
	[color('prophoto-rgb', [1, 0, 0]), 'rec2020', [1, 0.22250053869522843, 0.2960094079911955]],
	[color('oklch', [0.8, 0.4, 150]), 'rec2020', [0.34131959535505063, 0.9326502400362406, 0.15362916686375516]],
] as const) {
	methods(`raytrace of ${outside.space} ${outside.coords.join(' ')} into ${gamut} is what colorjs.io gives`, () => {
		nearAll(toGamut(outside, gamut, 'raytrace').coords, expected, 1e-8);
	});
}

methods('there are five, and each keeps alpha', () => {
	const outside = color('oklch', [0.7, 0.35, 250], 0.5);
	assert.equal(GAMUT_METHODS, ['css', 'edge-seeker', 'raytrace', 'chroma', 'clip']);
	for (const method of GAMUT_METHODS) assert.is(toGamut(outside, 'srgb', method).alpha, 0.5);
});

methods('every method leaves its own results unchanged', () => {
	const seed = 'once is enough', random = randomFrom(seed);
	for (let i = 0; i < 1000; i++) {
		const outside = color('oklch', [random(), random() * 0.5, random() * 360]);
		for (const gamut of GAMUT_IDS) for (const method of GAMUT_METHODS) {
			const once = toGamut(outside, gamut, method);
			assert.equal(toGamut(once, gamut, method), once, `${seed} ${i} ${gamut} ${method}`);
		}
	}
});

methods('chroma ends where bisection of plain conversions ends', () => {
	const seed = 'bisected', random = randomFrom(seed);
	for (let i = 0; i < 300; i++) for (const gamut of GAMUT_IDS) {
		// Away from the hue of blue, where a ray leaves a gamut and comes back.
		const l = 0.05 + random() * 0.9, h = (280 + random() * 320) % 360, outside = 0.05 + random() * 0.4;
		const fits = (c: number): boolean => convert(color('oklch', [l, c, h]), gamut).coords.every((x) => x >= 0 && x <= 1);
		const most = fits(outside) ? outside : bisect(0, outside, 1e-10, fits);
		const got = convert(toGamut(color('oklch', [l, outside, h]), gamut, 'chroma'), 'oklch').coords[1];
		near(got, most, 1e-7, `${seed} ${i} ${gamut} ${l} ${outside} ${h}`);
	}
});

methods.run();
