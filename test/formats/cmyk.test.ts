/*
 * The naive CMYK of CSS Color 5 §14: black is 1 - max, each ink (max - channel) / max.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printCmyk, toCmyk } from '../../src/formats/cmyk.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const cmyk = suite('CMYK');

// By hand: #3b82f6 is 59, 130, 246; 187 / 246, 116 / 246, 0, 9 / 255.
const PRINTED: readonly (readonly [number, string])[] = [
	[0x000000, 'device-cmyk(0% 0% 0% 100%)'],
	[0xffffff, 'device-cmyk(0% 0% 0% 0%)'],
	[0xff0000, 'device-cmyk(0% 100% 100% 0%)'],
	[0x00ffff, 'device-cmyk(100% 0% 0% 0%)'],
	[0x333333, 'device-cmyk(0% 0% 0% 80%)'],
	[0x3b82f6, 'device-cmyk(76.016% 47.154% 0% 3.529%)'],
];

for (const [c, text] of PRINTED) {
	cmyk(`#${c.toString(16).padStart(6, '0')} is ${text}`, () => assert.is(printCmyk(fromRgb24(c)), text));
}

cmyk('alpha follows a slash', () => {
	assert.is(printCmyk(color('srgb', [1, 1, 1], 0.25)), 'device-cmyk(0% 0% 0% 0% / 0.25)');
});

cmyk('inks are shares, and mixing them again by CSS Color 5 gives the color', () => {
	for (let r = 0; r <= 255; r += 17) for (let g = 0; g <= 255; g += 17) for (let b = 0; b <= 255; b += 17) {
		const [c, m, y, k] = toCmyk(color('srgb', [r / 255, g / 255, b / 255]));
		for (const ink of [c, m, y, k]) assert.ok(ink >= 0 && ink <= 1);
		const mixed = [c, m, y].map((ink) => Math.round((1 - Math.min(1, ink * (1 - k) + k)) * 255));
		assert.equal(mixed, [r, g, b]);
	}
});

cmyk.run();
