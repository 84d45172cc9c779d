/*
 * Decompression, compared with that of Node: texts of every kind, levels and strategies that write each kind of block, and damaged files.
 */

import { constants, gzipSync } from 'node:zlib';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { gunzip } from '../../src/names/gunzip.ts';
import { damages } from '../support/damages.ts';

const decompression = suite('decompression');

const random = randomFrom('gunzip');
const noise = Uint8Array.from({ length: 40_000 }, () => Math.floor(random() * 256));
const words = Array.from({ length: 8000 }, () => ['teal', 'navy', 'rose', 'dusty', 'ёлка'][Math.floor(random() * 5)]).join(' ');
// Long distances: the window of 32 KiB is passed.
const far = Buffer.concat([noise.subarray(0, 32_000), Buffer.from(words), noise.subarray(0, 32_000)]);

const CONTENTS: Readonly<Record<string, Uint8Array>> = {
	'nothing': new Uint8Array(0), 'one byte': Uint8Array.of(7), 'a word': Buffer.from('teal'), 'zeros': new Uint8Array(100_000),
	'noise': noise, 'words': Buffer.from(words), 'repetition from far': far,
};

const { Z_FIXED, Z_HUFFMAN_ONLY, Z_RLE } = constants;

for (const [what, content] of Object.entries(CONTENTS)) {
	decompression(`${what}: stored, fixed and dynamic blocks give the content`, () => {
		for (const options of [{ level: 0 }, { level: 9 }, { strategy: Z_FIXED }, { strategy: Z_HUFFMAN_ONLY }, { strategy: Z_RLE }])
			assert.ok(Buffer.from(gunzip(gzipSync(content, options))!).equals(content), JSON.stringify(options));
	});
}

decompression('a file may begin anywhere in its buffer', () => {
	const file = gzipSync('teal'), shifted = new Uint8Array(file.length + 3);
	shifted.set(file, 3);
	assert.is(new TextDecoder().decode(gunzip(shifted.subarray(3))), 'teal');
});

decompression('a damaged file ends, with the announced size or undefined', () => {
	let variants = 0;
	const files = [gzipSync(words.slice(0, 3000)), gzipSync(words.slice(0, 500), { strategy: Z_FIXED }), gzipSync(noise.subarray(0, 500))];
	for (const file of files) {
		for (const { bytes, what } of damages(file, 'gzip', 300)) {
			const content = gunzip(bytes);
			assert.ok(content === undefined || content.length <= 2 ** 24, what);
			variants++;
		}
	}
	assert.is(variants, 900);
});

decompression.run();
