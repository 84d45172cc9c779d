/*
 * 8-bit colors: bytes, packing, alpha as a byte.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { round } from '../../src/math/round.ts';
import { color, isEqual, isMissing, NONE_ALPHA, withAlpha } from '../../src/spaces/color.ts';
import { blueOf, fromRgb24, greenOf, isOpaque, redOf, rgb24, toByte } from '../../src/spaces/rgb24.ts';

const rgb = suite('8-bit colors');

rgb('split into the three bytes that were joined', () => {
	for (const [r, g, b] of [[0, 0, 0], [255, 255, 255], [1, 2, 3], [255, 0, 128], [0, 255, 0]] as const) {
		const c = rgb24(r, g, b);
		assert.is(c, r * 65536 + g * 256 + b);
		assert.equal([redOf(c), greenOf(c), blueOf(c)], [r, g, b]);
	}
});

rgb('are n / 255 as coordinates, opaque unless said otherwise', () => {
	assert.equal(fromRgb24(0x3b82f6), color('srgb', [59 / 255, 130 / 255, 246 / 255], 1));
	assert.is(fromRgb24(0, 0.25).alpha, 0.25);
});

rgb('come back from coordinates as themselves, all 256', () => {
	for (let n = 0; n < 256; n++) assert.is(toByte(n / 255), n);
});

rgb('round to the nearest byte, halves up', () => {
	for (let n = 0; n < 255; n++) {
		assert.is(toByte((n + 0.5) / 255), n + 1, `${n} and a half`);
		assert.is(toByte((n + 0.4999) / 255), n, `${n} and a bit less than a half`);
	}
});

rgb('are opaque from the alpha on that four decimals round to 1', () => {
	// 0.99995 and its neighbors: rounding accepts a few ulps below.
	for (let ulps = -20; ulps <= 20; ulps++) {
		const alpha = 0.99995 + ulps * 2 ** -53;
		assert.is(isOpaque(alpha), round(alpha, 4) === 1, `${ulps}`);
	}
	assert.ok(isOpaque(1) && !isOpaque(0.9999) && !isOpaque(0));
});

rgb('take a half that rounding noise has pulled below for the half it was', () => {
	assert.is(toByte(127.49999999999999 / 255), 128);
	assert.is(toByte(127.499 / 255), 127);
});

rgb('stay in range for any channel', () => {
	for (const x of [-1, -1e-9, -0, -Infinity]) assert.ok(Object.is(toByte(x), 0), String(x));
	for (const x of [1, 1.0001, 1e300, Infinity]) assert.is(toByte(x), 255, String(x));
	const seed = 'bytes', random = randomFrom(seed);
	for (let n = 0; n < 10_000; n++) {
		const x = random() * 3 - 1, byte = toByte(x);
		assert.ok(Number.isInteger(byte) && byte >= 0 && byte <= 255, `seed "${seed}", ${x}`);
	}
});

rgb.run();

const colors = suite('colors');

colors('know which of their channels are missing', () => {
	const c = color('oklch', [0.5, 0, 0], 0, 4 + NONE_ALPHA);
	assert.equal(([0, 1, 2, 3] as const).map((i) => isMissing(c, i)), [false, false, true, true]);
});

colors('given another alpha keep everything else, and alpha is missing no more', () => {
	const c = color('oklch', [0.5, 0, 0], 0, 4 + NONE_ALPHA);
	assert.equal(withAlpha(c, 0.5), color('oklch', [0.5, 0, 0], 0.5, 4));
});

colors('are equal when every part is', () => {
	const c = color('lab', [50, 10, -10], 0.5, 1);
	assert.ok(isEqual(c, color('lab', [50, 10, -10], 0.5, 1)));
	for (const other of [
		color('oklab', [50, 10, -10], 0.5, 1),
		color('lab', [51, 10, -10], 0.5, 1),
		color('lab', [50, 11, -10], 0.5, 1),
		color('lab', [50, 10, -11], 0.5, 1),
		color('lab', [50, 10, -10], 0.6, 1),
		color('lab', [50, 10, -10], 0.5, 0),
	]) assert.not(isEqual(c, other));
});

colors.run();
