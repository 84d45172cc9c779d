/*
 * A scale as a path: through its steps, with their hues, from white to black.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { printHex } from '../../src/formats/hex.ts';
import { buildScale } from '../../src/palette/scale.ts';
import { scalePath } from '../../src/palette/scale-along.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { deltaEOk, hueGap } from '../support/reference-math.ts';

const path = suite('path of a scale');

for (const brand of [0x3b82f6, 0xf97316, 0x16a34a, 0xdb2777, 0xfacc15]) {
	const scale = buildScale(fromRgb24(brand)), at = scalePath(scale), name = printHex(brand, 1);
	const steps = scale.colors.map((step) => convert(step, 'oklch').coords);

	path(`${name}: begins at white, passes through every step and ends at black`, () => {
		assert.equal([at(1), at(0)].map(toRgb24), [0xffffff, 0x000000]);
		// The path is inside sRGB without the rounding of steps to 8 bits.
		scale.colors.forEach((step, i) =>
			assert.ok(deltaEOk(printHex(toRgb24(at(steps[i]![0])), 1), printHex(toRgb24(step), 1)) < 0.003, `step ${i}`));
	});

	path(`${name}: between two steps hue and chroma are between theirs, and beyond the ends the hue is that of the end`, () => {
		for (let share = 0.005; share < 1; share += 0.005) {
			const [lightness, chroma, hue] = at(share).coords, next = steps.findIndex(([l]) => l <= share);
			assert.is(lightness, share);
			const [before, after] = [steps[next < 0 ? 10 : Math.max(0, next - 1)]!, steps[next < 0 ? 10 : next]!];
			const turn = hueGap(before[2], after[2]);
			assert.ok(hueGap(hue, before[2]) <= turn + 0.01 && hueGap(hue, after[2]) <= turn + 0.01, `${share}: ${hue}`);
			assert.ok(chroma <= Math.max(before[1], after[1]) + 1e-9, `${share}: ${chroma}`);
			if (next > 0) assert.ok(chroma >= Math.min(before[1], after[1]) - 0.01, `${share}: ${chroma}`);
		}
	});
}

path('alpha is that of the scale', () => assert.is(scalePath(buildScale(fromRgb24(0x3b82f6, 0.5)))(0.6).alpha, 0.5));

path.run();
