/*
 * HEX there and back, and what is none.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { alphaByte, isOpaque, parseHex, printHex } from '../../src/formats/hex.ts';

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

// CSS Color 4 §5.3: three and four digits double each digit.
for (const [short, long] of [['#1234', '#11223344'], ['#fff', '#ffffff'], ['abc', 'aabbcc'], ['#FeD8', '#ffeedd88']] as const) {
	hex(`${short} is ${long}`, () => assert.equal(parseHex(short), parseHex(long)));
}

hex('case and # do not matter', () => {
	for (const text of ['3b82f6', '#3B82F6', '3B82f6']) assert.equal(parseHex(text), parseHex('#3b82f6'));
});

hex('can begin anywhere in a text', () => {
	assert.equal(parseHex('0x3b82f6', 2), parseHex('#3b82f6'));
	assert.equal(parseHex('--#fff', 2), parseHex('#fff'));
	assert.is(parseHex('#fff', 4), undefined);
	assert.is(parseHex('#fff', 9), undefined);
});

hex('other lengths and other characters are none', () => {
	for (const text of [
		'', '#', '#1', '#12', '#12345', '#1234567', '#123456789', '##123', '#ffg', '#-12', '#+12', '#0x1', '# fff', '#fff ', '#1.2', '#ff\0', 'fff\u0100',
		'#ﬀﬀﬀ', '#１２３', '#\ud83d\ude00f', '#12\u0130', '#ff\u00e1', 'rgb', 'none',
	]) assert.is(parseHex(text), undefined, JSON.stringify(text));
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
