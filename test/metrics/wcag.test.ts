/*
 * Luminance and contrast ratio of WCAG 2 against the formula and published pairs.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { luminance } from '../../src/metrics/luminance.ts';
import { contrastRatio, wcagVerdict } from '../../src/metrics/wcag.ts';
import { near } from '../support/near.ts';

const hex = (c: number): string => `#${c.toString(16).padStart(6, '0')}`;

/** "Relative luminance" as WCAG 2 words it, with its 0.03928. */
function byWcag(c: number): number {
	const [R = 0, G = 0, B = 0] = [c >> 16, (c >> 8) & 255, c & 255].map((eightBit) => {
		const s = eightBit / 255;
		return s <= 0.03928 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * R + 0.7152 * G + 0.0722 * B;
}

function ratioByWcag(a: number, b: number): number {
	const lighter = Math.max(byWcag(a), byWcag(b)), darker = Math.min(byWcag(a), byWcag(b));
	return (lighter + 0.05) / (darker + 0.05);
}

const light = suite('luminance');

light('is 0 for black, 1 for white, and the weight of each primary', () => {
	assert.is(luminance(0x000000), 0);
	assert.is(luminance(0xffffff), 1);
	assert.is(luminance(0xff0000), 0.2126);
	assert.is(luminance(0x00ff00), 0.7152);
	assert.is(luminance(0x0000ff), 0.0722);
});

light('no byte lies between the 0.03928 of WCAG and the 0.04045 of sRGB', () => {
	for (let n = 0; n < 256; n++) assert.not(n / 255 > 0.03928 && n / 255 <= 0.04045, String(n));
});

light('is what WCAG words, for 20,000 colors', () => {
	const seed = 'luminance', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const c = Math.floor(random() * 0x1000000);
		near(luminance(c), byWcag(c), 1e-14, `seed "${seed}", ${hex(c)}`);
	}
});

light.run();

const ratio = suite('contrast ratio');

// Ratios as contrast checkers and the W3C's own examples print them, to two decimals, rounded to the nearest.
for (const [a, b, expected] of [
	[0x000000, 0xffffff, 21],
	[0x777777, 0xffffff, 4.48],
	[0x767676, 0xffffff, 4.54],
	[0x757575, 0xffffff, 4.61],
	[0x949494, 0xffffff, 3.03],
	[0x595959, 0xffffff, 7.00],
	[0x5a5a5a, 0xffffff, 6.90],
	[0xff0000, 0xffffff, 4.00],
	[0x0000ff, 0xffffff, 8.59],
	[0x008000, 0xffffff, 5.14],
	[0x00ff00, 0xffffff, 1.37],
	[0xffff00, 0xffffff, 1.07],
	[0xff0000, 0x000000, 5.25],
	[0x0000ff, 0x000000, 2.44],
	[0x663399, 0xffffff, 8.41],
] as const) {
	ratio(`of ${hex(a)} and ${hex(b)} is ${expected.toFixed(2)}`, () => {
		assert.is(contrastRatio(a, b).toFixed(2), expected.toFixed(2));
	});
}

ratio('of black and white is exactly 21, of a color and itself exactly 1', () => {
	assert.is(contrastRatio(0x000000, 0xffffff), 21);
	for (const c of [0x000000, 0x123456, 0x808080, 0xffffff]) assert.is(contrastRatio(c, c), 1);
});

ratio('is what WCAG words, the same both ways and from 1 to 21, for 20,000 pairs', () => {
	const seed = 'ratio', random = randomFrom(seed);
	for (let n = 0; n < 20_000; n++) {
		const a = Math.floor(random() * 0x1000000), b = Math.floor(random() * 0x1000000);
		const result = contrastRatio(a, b), what = `seed "${seed}", ${hex(a)} and ${hex(b)}`;
		near(result, ratioByWcag(a, b), 1e-12, what);
		assert.is(result, contrastRatio(b, a), what);
		assert.ok(result >= 1 && result <= 21, what);
	}
});

ratio.run();

const verdict = suite('WCAG verdict');

for (const [value, normal, large, strictNormal, strictLarge, nonText] of [
	[21, true, true, true, true, true],
	[7, true, true, true, true, true],
	[6.9999, true, true, false, true, true],
	[4.5, true, true, false, true, true],
	[4.4999, false, true, false, false, true],
	[3, false, true, false, false, true],
	[2.9999, false, false, false, false, false],
	[1, false, false, false, false, false],
] as const) {
	verdict(`of ${value}`, () => {
		assert.equal(wcagVerdict(value), {
			aa: { normal, large }, aaa: { normal: strictNormal, large: strictLarge }, nonText,
		});
	});
}

verdict('#777 on white, 4.478, fails AA; #767676, 4.54, passes', () => {
	assert.is(wcagVerdict(contrastRatio(0x777777, 0xffffff)).aa.normal, false);
	assert.is(wcagVerdict(contrastRatio(0x767676, 0xffffff)).aa.normal, true);
});

verdict('#959595 on white, 2.996, fails for large text, though two decimals would round it to 3; #949494 passes', () => {
	assert.is(wcagVerdict(contrastRatio(0x959595, 0xffffff)).aa.large, false);
	assert.is(wcagVerdict(contrastRatio(0x949494, 0xffffff)).aa.large, true);
});

verdict.run();
