/*
 * There and back through every other space.
 */

import { suite } from 'uvu';
import { randomFrom, type Random } from '../../src/math/random.ts';
import type { Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import type { SpaceId } from '../../src/spaces/table.ts';
import { nearAll } from '../support/near.ts';
import { beyond, comparable, insideSrgb, PAIRS, wide } from '../support/spaces.ts';

const LINEAR = 1e-13;   // a dozen products and sums of numbers below 10, each exact to 1e-16
const ENCODED = 1e-12;  // the curves are at most 13 times as steep as the light they encode
const POWER = 1e-9;     // a pure power is endlessly steep at 0: what little the light is off, it multiplies there

const WITHIN: Readonly<Record<SpaceId, number>> = {
	'srgb': ENCODED,
	'srgb-linear': LINEAR,
	'hsl': ENCODED,
	'hsv': ENCODED,
	'hwb': ENCODED,
	'lab': 1e-11,       // a hundred times the scale of the others
	'lch': 1e-11,
	'oklab': ENCODED,
	'oklch': ENCODED,
	'display-p3': ENCODED,
	'display-p3-linear': LINEAR,
	'rec2020': POWER,
	'rec2020-linear': LINEAR,
	'a98-rgb': POWER,
	'a98-rgb-linear': LINEAR,
	'prophoto-rgb': ENCODED,
	'prophoto-rgb-linear': LINEAR,
	'xyz-d65': LINEAR,
	'xyz-d50': LINEAR,
};

const COLORS: readonly (readonly [string, (random: Random) => Color])[] = [
	['colors of sRGB', insideSrgb],
	['colors of ProPhoto', wide],
	['colors beyond what one can see', beyond],
];

const roundTrips = suite('round trips');

for (const [what, draw] of COLORS) {
	roundTrips(`bring ${what} back from every space to every other`, () => {
		const seed = `round trips of ${what}`;
		const random = randomFrom(seed);
		for (let n = 0; n < 60; n++) {
			const drawn = draw(random);
			for (const [from, via] of PAIRS) {
				const start = convert(drawn, from);
				const back = convert(convert(start, via), from);
				nearAll(comparable(back), comparable(start), WITHIN[from], `seed "${seed}", color ${n}, ${from} by ${via}`);
			}
		}
	});
}

roundTrips.run();
