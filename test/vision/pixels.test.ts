/*
 * Pictures as seen with a color vision deficiency: each pixel is the color that `simulate` gives for it, to the byte.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { blueOf, fromRgb24, greenOf, redOf } from '../../src/spaces/rgb24.ts';
import { DEFICIENCIES, MODELS, simulate } from '../../src/vision/deficiency.ts';
import { pixelsSeenInto } from '../../src/vision/pixels.ts';

const pixels = suite('simulated pictures');

for (const kind of DEFICIENCIES) for (const model of MODELS) for (const severity of [1, 0.35]) {
	pixels(`every byte under ${kind} after ${model} at ${severity} is that of the single color, and alpha stays`, () => {
		const random = randomFrom(`pixels ${kind} ${model} ${severity}`);
		const colors = [0x000000, 0xffffff, 0xff0000, 0x00ff00, 0x0000ff, ...Array.from({ length: 200 }, () => Math.floor(random() * 0x1000000))];
		const bytes = Uint8Array.from(colors.flatMap((one, i) => [redOf(one), greenOf(one), blueOf(one), i]));
		const expected = colors.flatMap((one, i) => {
			const seen = toRgb24(simulate(fromRgb24(one), kind, model, severity));
			return [redOf(seen), greenOf(seen), blueOf(seen), i];
		});
		const out = new Uint8ClampedArray(bytes.length);
		pixelsSeenInto(out, bytes, kind, model, severity);
		assert.equal([...out], expected);
		// A picture may be changed in place.
		const own = Uint8ClampedArray.from(bytes);
		pixelsSeenInto(own, own, kind, model, severity);
		assert.equal([...own], expected);
	});
}

pixels.run();
