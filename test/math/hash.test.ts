/*
 * FNV-1a against the published values of 32 bits.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { hashBytes, hashText, hashWords } from '../../src/math/hash.ts';

// RFC 9923, appendix with test vectors: text and FNV-1a of 32 bits.
const VECTORS = [['', 0x811c9dc5], ['a', 0xe40c292c], ['foobar', 0xbf9cf968]] as const;

const hash = suite('FNV-1a');

for (const [text, expected] of VECTORS) {
	hash(`of ${JSON.stringify(text)} is ${expected.toString(16)}, as a text and as bytes`, () => {
		assert.is(hashText(text), expected);
		assert.is(hashBytes(new TextEncoder().encode(text)), expected);
	});
}

hash('of a part is that of the part alone', () => assert.is(hashText('"foobar"', 1, 7), 0xbf9cf968));

hash('of a unit beyond a byte takes all of it', () => assert.is.not(hashText('\u0161'), hashText('a')));

hash('of words differs after any changed bit, and after two changed high bits, which a product alone would lose', () => {
	const words = Uint32Array.from({ length: 64 }, (_, i) => Math.imul(i, 0x9e3779b9)), sum = hashWords(words);
	const changed = (...bits: readonly number[]): number => {
		const other = words.slice();
		for (const bit of bits) other[bit >> 5]! ^= 1 << (bit & 31);
		return hashWords(other);
	};
	for (let bit = 0; bit < 64 * 32; bit++) assert.is.not(changed(bit), sum, String(bit));
	for (let word = 1; word < 64; word++) assert.is.not(changed(31, 32 * word + 31), sum, String(word));
});

hash.run();
