/*
 * Grays stay exactly gray, black exactly black, white exactly white, along any path of conversions.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24, rgb24 } from '../../src/spaces/rgb24.ts';
import { SPACE_IDS, type SpaceId } from '../../src/spaces/table.ts';
import { nearAll } from '../support/near.ts';

/** Pattern of every gray in a space; XYZ has none. */
function isExactlyGray(c: Color): boolean {
	const [x, y, z] = c.coords;
	switch (c.space) {
		case 'hsl':
		case 'hsv': return x === 0 && y === 0 && c.none === 1;
		case 'hwb': return x === 0 && y + z >= 100 - 1e-13 && c.none === 1;
		case 'lab':
		case 'oklab': return y === 0 && z === 0 && c.none === 0;
		case 'lch':
		case 'oklch': return y === 0 && z === 0 && c.none === 4;
		case 'xyz-d65':
		case 'xyz-d50': return c.none === 0;
		default: return x === y && y === z && c.none === 0;
	}
}

// XYZ of the two whites from their four-figure chromaticities; black is 0, 0, 0 everywhere but in HWB.
const D65 = [0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290];
const D50 = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585];
const WHITE: Readonly<Record<SpaceId, readonly number[]>> = {
	'srgb': [1, 1, 1], 'srgb-linear': [1, 1, 1],
	'hsl': [0, 0, 100], 'hsv': [0, 0, 100], 'hwb': [0, 100, 0],
	'lab': [100, 0, 0], 'lch': [100, 0, 0], 'oklab': [1, 0, 0], 'oklch': [1, 0, 0],
	'display-p3': [1, 1, 1], 'display-p3-linear': [1, 1, 1],
	'rec2020': [1, 1, 1], 'rec2020-linear': [1, 1, 1],
	'a98-rgb': [1, 1, 1], 'a98-rgb-linear': [1, 1, 1],
	'prophoto-rgb': [1, 1, 1], 'prophoto-rgb-linear': [1, 1, 1],
	'xyz-d65': D65, 'xyz-d50': D50,
};

const grays = suite('grays');

function everyRoad(gray: Color, what: string): void {
	for (const via of SPACE_IDS) {
		const there = convert(gray, via);
		assert.ok(isExactlyGray(there), `${what} in ${via}: ${there.coords.join(' ')}, none ${there.none}`);
		for (const to of SPACE_IDS) {
			const c = convert(there, to);
			assert.ok(isExactlyGray(c), `${what} by ${via} in ${to}: ${c.coords.join(' ')}, none ${c.none}`);
		}
	}
}

grays('of all 256 bytes are exactly gray in every space, by way of every space', () => {
	for (let n = 0; n < 256; n++) everyRoad(fromRgb24(rgb24(n, n, n)), `byte ${n}`);
});

grays('between the bytes are exactly gray in every space, by way of every space', () => {
	const seed = 'grays between the bytes', random = randomFrom(seed);
	for (let n = 0; n < 200; n++) {
		const x = random();
		everyRoad(color('srgb', [x, x, x]), `seed "${seed}", gray ${n}, ${x}`);
	}
});

for (const via of SPACE_IDS) {
	grays(`white and black are exact in every space when they come from ${via}`, () => {
		const white = convert(color('srgb', [1, 1, 1]), via), black = convert(color('srgb', [0, 0, 0]), via);
		for (const to of SPACE_IDS) {
			// The sum that makes Y of white is 0.9999999999999999 by some roads: XYZ is exact to the last digits only.
			const tolerance = to.startsWith('xyz') ? 1e-15 : 0;
			nearAll(convert(white, to).coords, WHITE[to], tolerance, `white by ${via} in ${to}`);
			nearAll(convert(black, to).coords, to === 'hwb' ? [0, 0, 100] : [0, 0, 0], 0, `black by ${via} in ${to}`);
		}
	});
}

grays('are missing their hue, and a color with a hue is not', () => {
	for (const id of ['hsl', 'hsv', 'hwb', 'lch', 'oklch'] as const) {
		assert.is(convert(fromRgb24(0x808080), id).none, id.endsWith('lch') ? 4 : 1, id);
		assert.is(convert(fromRgb24(0x808180), id).none, 0, id);
	}
});

grays('are only grays: colors on an axis and colors next to gray stay colored', () => {
	for (const [id, unit] of [['lab', 100], ['oklab', 1]] as const) {
		for (const [a, b] of [[0.1, 0], [-0.1, 0], [0, 0.1], [0, -0.1], [1e-9, 0], [0, 1e-9]] as const) {
			const start = color(id, [0.5 * unit, a * unit, b * unit]);
			nearAll(convert(convert(start, 'xyz-d65'), id).coords, start.coords, 1e-13 * unit, `${id} ${a} ${b}`);
		}
	}
	for (const [r, g, b] of [[0.5, 0.5, 0.6], [0.5, 0.6, 0.5], [0.6, 0.5, 0.5], [0.5, 0.5, 0.5 + 1e-9]] as const) {
		const start = color('srgb-linear', [r, g, b]);
		nearAll(convert(convert(start, 'xyz-d65'), 'srgb-linear').coords, start.coords, 1e-13, `${r} ${g} ${b}`);
	}
});

grays.run();
