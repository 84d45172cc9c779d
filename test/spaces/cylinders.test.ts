/*
 * HSL, HSV and HWB: published values, the textbook formulas, and what happens outside the gamut and at gray.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import type { Vec3 } from '../../src/math/matrix.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert, hueOrNull, settlePowerless } from '../../src/spaces/convert.ts';
import { fromRgb24, toByte } from '../../src/spaces/rgb24.ts';
import type { SpaceId } from '../../src/spaces/table.ts';
import { SPACES } from '../../src/spaces/table.ts';
import { near, nearAll } from '../support/near.ts';
import { insideSrgb } from '../support/spaces.ts';
import { HSL_HSV } from '../vectors/hsl-hsv.ts';

const bytes = (c: Color): number[] => convert(c, 'srgb').coords.map(toByte);

const published = suite('HSL, HSV, HWB as published');

for (const [r = 0, g = 0, b = 0, h = 0, v = 0, l = 0, sv = 0, sl = 0] of HSL_HSV) {
	published(`rgb ${r} ${g} ${b} has hue ${h}, HSV ${sv}% ${v}% and HSL ${sl}% ${l}%`, () => {
		// The channels were printed to three decimals: 0.0005 of a spread of 0.23 is a saturation of 0.25 %.
		const rgb = color('srgb', [r, g, b]);
		nearAll(convert(rgb, 'hsv').coords, [h, sv, v], 0.3, 'HSV');
		nearAll(convert(rgb, 'hsl').coords, [h, sl, l], 0.3, 'HSL');
		nearAll(convert(color('hsv', [h, sv, v]), 'srgb').coords, [r, g, b], 0.002, 'from HSV');
		nearAll(convert(color('hsl', [h, sl, l]), 'srgb').coords, [r, g, b], 0.002, 'from HSL');
	});
}

// CSS Color 4 §7 and §8 and the tests css/css-color/parsing/color-valid-hsl.html and -hwb.html of WPT.
const AS_BYTES: readonly (readonly [SpaceId, number, number, number, number, number, number])[] = [
	['hsl', 0, 100, 50, 255, 0, 0],
	['hsl', 30, 100, 50, 255, 128, 0],
	['hsl', 60, 100, 50, 255, 255, 0],
	['hsl', 120, 100, 50, 0, 255, 0],
	['hsl', 120, 100, 25, 0, 128, 0],
	['hsl', 120, 30, 50, 89, 166, 89],
	['hsl', 180, 100, 50, 0, 255, 255],
	['hsl', 240, 100, 50, 0, 0, 255],
	['hsl', 270, 50, 40, 102, 51, 153],
	['hsl', 300, 100, 50, 255, 0, 255],
	['hsl', 360, 100, 50, 255, 0, 0],
	['hsl', -240, 100, 50, 0, 255, 0],
	['hsl', 38.824, 100, 50, 255, 165, 0],
	['hwb', 120, 30, 50, 77, 128, 77],
	['hwb', 320, 30, 40, 153, 77, 128],
	['hwb', 320, 100, 40, 182, 182, 182],
	['hwb', 0, 0, 0, 255, 0, 0],
	['hwb', 0, 40, 80, 85, 85, 85],
	['hwb', 90, 50, 50, 128, 128, 128],
	['hwb', 0, 100, 100, 128, 128, 128],
	['hwb', 270, 20, 40, 102, 51, 153],
];

for (const [space, x, y, z, r, g, b] of AS_BYTES) {
	published(`${space}(${x} ${y} ${z}) is rgb(${r} ${g} ${b})`, () => {
		assert.equal(bytes(color(space, [x, y, z])), [r, g, b]);
	});
}

published.run();

const textbook = suite('HSL, HSV, HWB from the textbook');

/** Hue by the hexagon: which channel is largest, and how far the other two pull. */
function hexagonHue([r, g, b]: readonly [number, number, number]): number {
	const max = Math.max(r, g, b), chroma = max - Math.min(r, g, b);
	if (max === r) return 60 * (((g - b) / chroma + 6) % 6);
	if (max === g) return 60 * ((b - r) / chroma + 2);
	return 60 * ((r - g) / chroma + 4);
}

/** Back from hue, chroma and the least channel, one case per sector. */
function fromHexagon(hue: number, chroma: number, least: number): number[] {
	const x = chroma * (1 - Math.abs(((hue / 60) % 2) - 1));
	const sector = [[chroma, x, 0], [x, chroma, 0], [0, chroma, x], [0, x, chroma], [x, 0, chroma], [chroma, 0, x]];
	return sector[Math.floor(hue / 60) % 6]!.map((c) => c + least);
}

textbook('10,000 colors of sRGB agree with the hexagon both ways', () => {
	const seed = 'hexagon', random = randomFrom(seed);
	for (let n = 0; n < 10_000; n++) {
		const rgb = insideSrgb(random), c = rgb.coords, what = `seed "${seed}", color ${n}`;
		const max = Math.max(...c), min = Math.min(...c), hue = hexagonHue(c), lightness = (max + min) / 2;
		nearAll(convert(rgb, 'hsv').coords, [hue, (100 * (max - min)) / max, 100 * max], 1e-9, `${what}, HSV`);
		nearAll(convert(rgb, 'hwb').coords, [hue, 100 * min, 100 - 100 * max], 1e-9, `${what}, HWB`);
		const saturation = (max - min) / (1 - Math.abs(2 * lightness - 1));
		nearAll(convert(rgb, 'hsl').coords, [hue, 100 * saturation, 100 * lightness], 1e-9, `${what}, HSL`);

		const h = random() * 360, s = random() * 100, l = random() * 100;
		const ofHsl = (1 - Math.abs(l / 50 - 1)) * (s / 100), ofHsv = (l / 100) * (s / 100);
		nearAll(convert(color('hsl', [h, s, l]), 'srgb').coords, fromHexagon(h, ofHsl, l / 100 - ofHsl / 2), 1e-12, what);
		nearAll(convert(color('hsv', [h, s, l]), 'srgb').coords, fromHexagon(h, ofHsv, l / 100 - ofHsv), 1e-12, what);
		const w = random() * 50, k = random() * 50;
		nearAll(convert(color('hwb', [h, w, k]), 'srgb').coords, fromHexagon(h, 1 - (w + k) / 100, w / 100), 1e-12, what);
	}
});

textbook('hues repeat every turn, in both directions', () => {
	for (const id of ['hsl', 'hsv', 'hwb'] as const) {
		const once = convert(color(id, [75, 30, 45]), 'srgb').coords;
		for (const hue of [75 + 360, 75 - 360, 75 + 3600]) {
			nearAll(convert(color(id, [hue, 30, 45]), 'srgb').coords, once, 1e-12, `${id} at ${hue}`);
		}
	}
});

textbook.run();

const outside = suite('HSL, HSV, HWB outside the gamut');

outside('a saturation that comes out negative is turned around with its hue', () => {
	// Lightness 1.15; (1.2 - 1.15) / min(1.15, -0.15) is -1/3; the hue by the hexagon is 330.
	nearAll(convert(color('srgb', [1.2, 1.1, 1.15]), 'hsl').coords, [150, 100 / 3, 115], 1e-9);
	// Lightness -0.25; (-0.1 + 0.25) / min(-0.25, 1.25) is -0.6; green is the largest, blue the least: 60 * (2 - 2/3).
	nearAll(convert(color('srgb', [-0.3, -0.1, -0.4]), 'hsl').coords, [280, 60, -25], 1e-9);
});

outside('saturation in HSL is never negative, and the way back does not clip', () => {
	const seed = 'wide HSL', random = randomFrom(seed);
	for (let n = 0; n < 5_000; n++) {
		const rgb = color('srgb', [random() * 4 - 2, random() * 4 - 2, random() * 4 - 2]);
		const hsl = convert(rgb, 'hsl'), what = `seed "${seed}", color ${n}`;
		assert.ok(hsl.coords[1] >= 0, `${what}: saturation ${hsl.coords[1]}`);
		assert.ok(hsl.coords[0] >= 0 && hsl.coords[0] < 360, `${what}: hue ${hsl.coords[0]}`);
		nearAll(convert(hsl, 'srgb').coords, rgb.coords, 1e-12, what);
	}
});

outside('the green of Display P3 has a saturation above 100 % and a negative whiteness', () => {
	// From its sRGB channels in the tests of WPT: -0.5116 1.01827 -0.31067.
	const green = color('display-p3', [0, 1, 0]);
	const [hue, saturation, lightness] = convert(green, 'hsl').coords;
	near(hue, 60 * (2 + (-0.31067 + 0.5116) / (1.01827 + 0.5116)), 1e-3);
	near(saturation, (100 * (1.01827 - 0.253335)) / 0.253335, 1e-2);
	near(lightness, 25.3335, 1e-3);
	nearAll(convert(green, 'hwb').coords, [hue, -51.16, -1.827], 1e-3);
});

outside.run();

const powerless = suite('powerless hues');

/** The highest saturation or chroma that counts as none, CSS Color 4 §4.4.1: inclusive. */
const LIMITS: readonly (readonly [SpaceId, Vec3, Vec3, Vec3])[] = [
	// space, coordinates at the limit, what becomes of them, coordinates just beyond
	['hsl', [120, 0.001, 50], [0, 0, 50], [120, 0.0010000001, 50]],
	['hsv', [120, 0.001, 50], [0, 0, 50], [120, 0.0010000001, 50]],
	['hwb', [120, 50, 49.999], [0, 50, 50], [120, 50, 49.9989999]],
	['lch', [50, 0.0015, 120], [50, 0, 0], [50, 0.0015000001, 120]],
	['oklch', [0.5, 0.000004, 120], [0.5, 0, 0], [0.5, 0.0000040001, 120]],
];

for (const [id, limit, cleared, beyond] of LIMITS) {
	const hueBit = id === 'lch' || id === 'oklch' ? 4 : 1;

	powerless(`at the limit of ${id} the hue is missing and the color a gray`, () => {
		const v: Vec3 = [...limit];
		assert.is(settlePowerless(v, SPACES[id]), hueBit);
		assert.equal(v, cleared);
	});

	powerless(`just beyond the limit of ${id} the hue stays`, () => {
		const v: Vec3 = [...beyond];
		assert.is(settlePowerless(v, SPACES[id]), 0);
		assert.equal(v, beyond);
	});
}

powerless('a conversion clears a hue that is a rounding error, and keeps one that is faint', () => {
	// One part in a million of an 8-bit step is below every limit; a tenth of a step is above.
	const noise = 1e-6 / 255, faint = 0.1 / 255;
	for (const id of ['hsl', 'hsv', 'hwb', 'lch', 'oklch'] as const) {
		assert.is.not(convert(color('srgb', [0.5 + noise, 0.5, 0.5]), id).none, 0, `${id}, noise`);
		assert.is(convert(color('srgb', [0.5 + faint, 0.5, 0.5]), id).none, 0, `${id}, faint`);
	}
});

powerless('a hue that was written stays, powerless or not', () => {
	assert.equal(convert(color('hsl', [180, 0, 50]), 'hsl').coords, [180, 0, 50]);
	assert.is(convert(color('oklch', [0.5, 0, 180]), 'oklch').none, 0);
});

powerless('a missing hue counts as 0 and does not make a color gray', () => {
	const missing = convert(color('oklch', [0.7, 0.1, 0], 1, 4), 'srgb');
	assert.equal(missing, convert(color('oklch', [0.7, 0.1, 0]), 'srgb'));
});

powerless('the bytes of sRGB that are not gray all keep their hue', () => {
	// The grays' nearest neighbours: one channel one step away.
	for (let n = 0; n < 255; n++) {
		const gray = n * 0x010101;
		for (const step of [0x010000, 0x000100, 0x000001]) {
			for (const id of ['hsl', 'hsv', 'hwb', 'lch', 'oklch'] as const) {
				assert.is(convert(fromRgb24(gray + step), id).none, 0, `${(gray + step).toString(16)} in ${id}`);
			}
		}
	}
});

for (const [id, coords, none, hue] of [
	['oklch', [0.7, 0.1, 200], 0, 200],
	['oklch', [0.7, 0, 200], 0, null],
	['oklch', [0.7, 0.1, 0], 4, null],
	['hsl', [359.9999, 50, 50], 0, 359.9999],
	['hsl', [120, 0, 50], 0, null],
	['oklab', [0.7, 0.1, 0.1], 0, null],
	['srgb', [1, 0, 0], 0, null],
] as const) {
	powerless(`the hue of ${id} ${coords.join(' ')}${none === 0 ? '' : ' without hue'} is ${hue}`, () => {
		assert.is(hueOrNull(color(id, coords, 1, none)), hue);
	});
}

powerless.run();
