/*
 * Audits of a palette: the pairs, their contrasts, and the uses that these allow.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { auditColors, bestUse } from '../../src/palette/audit.ts';
import { measureContrast } from '../../src/palette/contrast.ts';
import { color } from '../../src/spaces/color.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const audit = suite('audit');

audit('pairs are ordered, each color on each other, and no color on itself', () => {
	const { pairs } = auditColors([0x000000, 0xffffff, 0x808080].map((c) => fromRgb24(c)));
	assert.equal(pairs.map(({ text, background }) => [text, background]), [[0, 1], [0, 2], [1, 0], [1, 2], [2, 0], [2, 1]]);
});

audit('both polarities are measured: Lc changes its sign, the ratio stays', () => {
	const { pairs: [darkOnLight, lightOnDark] } = auditColors([fromRgb24(0x000000), fromRgb24(0xffffff)]);
	assert.is(darkOnLight!.ratio.toFixed(6), '21.000000');
	assert.is(lightOnDark!.ratio, darkOnLight!.ratio);
	// Published for 0.0.98G-4g.
	assert.is(darkOnLight!.lc.toFixed(2), '106.04');
	assert.is(lightOnDark!.lc.toFixed(2), '-107.88');
});

audit('a pair has the contrast that it has alone, translucent or wide as it may be', () => {
	const seed = 'audits', random = randomFrom(seed);
	const colors = Array.from({ length: 24 }, (_, i) => (i % 3 === 0
		? color('display-p3', [random(), random(), random()], random())
		: fromRgb24(Math.floor(random() * 0x1000000), i % 3 === 1 ? random() : 1)));
	const { pairs } = auditColors(colors);
	assert.is(pairs.length, 24 * 23);
	for (const { text, background, ratio, lc } of pairs) {
		const alone = measureContrast(colors[text]!, colors[background]!);
		assert.equal([ratio, lc], [alone.ratio, alone.lc], `seed "${seed}", ${text} on ${background}`);
	}
});

audit('a use needs both metrics', () => {
	assert.is(bestUse(4.5, 60), 'body');
	assert.is(bestUse(4.5, -60), 'body');
	assert.is(bestUse(4.4999, 60), 'large');
	assert.is(bestUse(4.5, 59.999), 'large');
	assert.is(bestUse(3, -45), 'large');
	assert.is(bestUse(2.999, 90), 'decoration');
	assert.is(bestUse(21, 44.9), 'decoration');
});

audit('colors outside sRGB are named by index', () => {
	assert.equal(auditColors([fromRgb24(0), color('display-p3', [0, 1, 0]), color('srgb', [0, 1, 0])]).outsideSrgb, [1]);
});

audit('uses are counted', () => {
	// Black carries text on both whites and they on it; neither white carries anything on the other.
	const { pairs, uses } = auditColors([0x000000, 0xffffff, 0xfefefe].map((c) => fromRgb24(c)));
	assert.equal(uses, { body: 4, large: 0, decoration: 2 });
	assert.is(uses.body + uses.large + uses.decoration, pairs.length);
});

audit.run();
