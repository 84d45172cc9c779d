/*
 * The HEX functions equal the general ones.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import { contrast } from '../../src/library/compare.ts';
import { convert } from '../../src/library/convert.ts';
import { hexContrast, hexToOklch, LIGHT_TO_LMS } from '../../src/fn/hex.ts';
import { randomFrom } from '../../src/math/random.ts';
import { oklab } from '../../src/spaces/oklab.ts';
import { matrixBetween } from '../../src/spaces/route.ts';
import { srgbLinear } from '../../src/spaces/srgb.ts';
import { near, nearAll } from '../support/near.ts';

const hex = suite('HEX alone');

const SPELLINGS = ['#3b82f6', '3B82F6', '#fff', '000', '#777', '#3b82f680', 'f0f8', '#010101', '#ff0000', '#00f'];

hex('every spelling has the OKLCH numbers of convert', () => {
	for (const text of SPELLINGS) {
		const small = hexToOklch(text), whole = convert(text, 'oklch');
		assert.equal({ ...small, coords: 0 }, { ...whole, coords: 0 }, text);
		// A hue error of 1e-9 degrees is a millionth of the effect of one 8-bit step.
		nearAll(small.coords, whole.coords, 1e-9, text);
	}
});

hex('5,000 colors have them too, and every gray has no hue', () => {
	const seed = 'hex', random = randomFrom(seed);
	for (let i = 0; i < 5000; i++) {
		const text = Math.floor(random() * 0x1000000).toString(16).padStart(6, '0');
		const small = hexToOklch(text), whole = convert(text, 'oklch');
		assert.is(small.none, whole.none, `${seed} ${text}`);
		nearAll(small.coords.slice(0, 2), whole.coords.slice(0, 2), 1e-12, `${seed} ${text}`);
		// Near gray the hue depends on the last bits of chroma.
		near(small.coords[2], whole.coords[2], 1e-9 / Math.max(whole.coords[1], 1e-3), `${seed} ${text}`);
	}
	for (let n = 0; n < 256; n++) {
		const { coords: [l, c], none } = hexToOklch(n.toString(16).padStart(2, '0').repeat(3));
		assert.equal([c, none], [0, 4]);
		near(l, convert({ space: 'srgb', coords: [n / 255, n / 255, n / 255], alpha: 1, none: 0 }, 'oklch').coords[0], 1e-12);
	}
});

hex('the ratio equals that of contrast: #777 on white is 4.478', () => {
	near(hexContrast('#777', 'fff'), 4.478089453577214, 1e-12);
	near(hexContrast('#000', '#fff'), 21, 1e-12);
	for (const [a, b] of [['#3b82f6', '#101014'], ['#f80', '#08f'], ['123456', '#654321']] as const) {
		near(hexContrast(a, b), contrast(a, b).ratio, 1e-12);
		assert.is(hexContrast(a, b), hexContrast(b, a));
	}
});

hex('the matrix is the product of those of sRGB and OKLab', () => {
	nearAll(LIGHT_TO_LMS, matrixBetween(srgbLinear, oklab), 1e-15);
});

hex('rejects other texts with a message', () => {
	for (const text of ['', '#', '#12', '#12345', '#1234567', '#123456789', 'red', '#ggg', ' #fff', '#fff\n']) {
		assert.throws(
			() => hexToOklch(text),
			(error: unknown) => error instanceof InputError && error.message.includes('#3b82f6'),
			JSON.stringify(text),
		);
	}
	assert.throws(() => hexContrast('#fff', 'white'), (error: unknown) => error instanceof InputError && error.issues[0].path[0] === 'second');
});

hex.run();
