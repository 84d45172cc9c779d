/*
 * HEX there and back.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { alphaByte, isOpaque } from '../../src/spaces/rgb24.ts';
import { parseHex } from '../../src/reading/hex.ts';
import { printHex } from '../../src/formats/hex.ts';

const hex = suite('HEX');

hex('all 16,777,216 colors come back from their text, which is what toString(16) gives', () => {
	for (let r = 0; r < 256; r++) for (let g = 0; g < 256; g++) {
		for (let b = 0; b < 256; b++) {
			const c = (r << 16) | (g << 8) | b;
			const read = parseHex(printHex(c))!;
			const [x, y, z] = read.coords;
			if (x !== r / 255 || y !== g / 255 || z !== b / 255) assert.unreachable(`${r} ${g} ${b}: ${printHex(c)}, ${x} ${y} ${z}`);
		}
		const last = (r << 16) | (g << 8) | r;
		assert.is(printHex(last), `#${last.toString(16).padStart(6, '0')}`);
	}
});

hex('every byte of alpha comes back, 255 as an opaque color', () => {
	for (let a = 0; a < 256; a++) {
		const text = printHex(0x3b82f6, a / 255);
		assert.is(text, a === 255 ? '#3b82f6' : `#3b82f6${a.toString(16).padStart(2, '0')}`);
		const { alpha, none, space } = parseHex(text)!;
		assert.is(alpha, a / 255);
		assert.is(none, 0);
		assert.is(space, 'srgb');
	}
});

hex('eight digits exactly where alpha, at four decimals, is below 1', () => {
	assert.is(printHex(0x102030), '#102030');
	assert.is(printHex(0x102030, 1), '#102030');
	assert.is(printHex(0x102030, 0.99996), '#102030');
	assert.is(printHex(0x102030, 0.9999), '#102030ff');
	assert.is(printHex(0x102030, 0.5), '#10203080');
	assert.is(printHex(0x102030, 0), '#10203000');
	assert.ok(isOpaque(0.99996));
	assert.not(isOpaque(0.9999));
	assert.is(alphaByte(0.5), 128);
});

hex.run();
