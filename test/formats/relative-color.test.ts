/*
 * Relative colors that make a change: the parser of CSS Color 5 reads the changed color.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { relativeInverse, relativeOklch } from '../../src/formats/relative-color.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { parseCss } from '../../src/reading/css-parse.ts';
import type { Color } from '../../src/spaces/color.ts';

const relative = suite('relative colors as text');

const thousandth = (x: number): number => Math.round(x * 1000) / 1000;

relative('500 seeded pairs: the expression of the first color is the second', () => {
	const random = randomFrom('relative');
	for (let i = 0; i < 500; i++) {
		const draw = (): Color => ({
			space: 'oklch',
			coords: [thousandth(random()), i % 7 === 0 ? 0 : thousandth(random() * 0.3), thousandth(random() * 360)],
			alpha: i % 3 === 0 ? thousandth(random()) : 1,
			none: 0,
		});
		const before = draw(), after = draw(), [l, c, h] = before.coords;
		const text = relativeOklch(`oklch(${l} ${c} ${h} / ${before.alpha})`, before, after), read = parseCss(text);
		assert.ok(deltaEOK(read, after) < 1e-5 && Math.abs(read.alpha - after.alpha) < 1e-4, JSON.stringify({ i, text, after }));
	}
});

relative('an unchanged color has plain channels', () => {
	const color = parseCss('oklch(.5 .1 20)');
	assert.is(relativeOklch('teal', color, color), 'oklch(from teal l c h)');
});

relative('the opposite is that of sRGB', () => {
	assert.equal(parseCss(relativeInverse('rgb(255 51 0)')).coords.map(thousandth), [0, 0.8, 1]);
});

relative.run();
