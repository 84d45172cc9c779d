/*
 * The eight color differences: published pairs, figures of another library, and properties for any colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { DELTA_E_METHODS, deltaE } from '../../src/library/compare.ts';
import { randomFrom } from '../../src/math/random.ts';
import { cie94 } from '../../src/metrics/cie94.ts';
import { cmc } from '../../src/metrics/delta-e-cmc.ts';
import { hyab } from '../../src/metrics/delta-e-hyab.ts';
import { itp } from '../../src/metrics/delta-e-itp.ts';
import { labDistance } from '../../src/metrics/delta-e-ok.ts';
import { parse } from '../../src/names/parse-color.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convertTo } from '../../src/spaces/convert.ts';
import { ictcp } from '../../src/spaces/ictcp.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { near } from '../support/near.ts';
import { COLOR_PAIRS, ITP_PAIRS, LAB_PAIRS } from '../vectors/delta-e.ts';

const difference = suite('deltaE');

for (const [first, second, expected] of LAB_PAIRS) {
	const pair = `${first.join(' ')} and ${second.join(' ')}`;
	difference(`CIE94 of ${pair} is as published`, () => near(cie94(first, second), expected.cie94, 1e-9));
	difference(`CMC 2:1 of ${pair} is as published to eight decimals`, () => near(cmc(first, second), expected.cmc, 5e-9));
}

for (const [name, first, second, expected] of ITP_PAIRS) {
	// Coordinates are printed with ten digits and count 720 times.
	difference(`ITP of ${name} is as published to seven decimals`, () => near(itp(first, second), expected, 5e-8));
}

for (const { pair, expected } of COLOR_PAIRS) for (const [method, value] of Object.entries(expected)) {
	difference(`${method} of ${pair.join(' and ')} is ${value}, as colorjs.io has it`, () => {
		const [first, second] = pair.map(parse) as [ReturnType<typeof parse>, ReturnType<typeof parse>];
		// Its matrices are rounded otherwise; in the curve of PQ, steep near black, that shows in the tenth digit.
		near(deltaE(first, second, method as 'ok'), value, 1e-9 * Math.max(1, value));
	});
}

difference('HyAB adds lightness to the distance in the plane: the sides of a box', () => {
	// A right triangle of 3 and 4, and 12 of lightness: CIE76 is 13, HyAB 17.
	assert.is(labDistance([50, 0, 0], [62, 3, 4]), 13);
	assert.is(hyab([50, 0, 0], [62, 3, 4]), 17);
});

difference('ITP of two grays is 720 times the difference of their intensities, since grays have no color in ICtCp', () => {
	const white = fromRgb24(0xffffff), intensity = (of: Color): number => convertTo(of, ictcp).coords[0];
	for (const byte of [1, 64, 128, 255]) {
		const gray = fromRgb24(byte * 0x010101);
		near(deltaE(gray, white, 'itp'), 720 * (intensity(white) - intensity(gray)), 1e-9);
	}
});

difference('every method: 0 for itself, never negative, always finite, symmetric except the two with a reference', () => {
	const seed = 'deltaE', random = randomFrom(seed);
	const channel = (): number => (random() - 0.5) * 10 ** (random() * 12 - 3);
	for (let i = 0; i < 2000; i++) {
		const first = color('oklab', [channel(), channel(), channel()]), second = color('xyz-d65', [channel(), channel(), channel()]);
		for (const method of DELTA_E_METHODS) {
			const there = deltaE(first, second, method), back = deltaE(second, first, method);
			const at = `${seed} ${i}: ${method} of ${first.coords} and ${second.coords}`;
			assert.is(deltaE(first, first, method), 0, at);
			assert.ok(there >= 0 && there < Infinity, `${at} is ${there}`);
			if (method !== '94' && method !== 'cmc') near(there, back, 1e-9 * Math.max(1, there), at);
		}
	}
});

difference.run();
