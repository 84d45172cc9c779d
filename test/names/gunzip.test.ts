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

decompression('repetitions of every length, 3 to 258, and from as far as 32,768 bytes are copied', () => {
	const parts: Uint8Array[] = [], begin = noise.subarray(0, 300);
	for (let length = 3; length <= 258; length++) parts.push(begin.subarray(0, length), noise.subarray(300 + 4 * length, 303 + 4 * length));
	const lengths = Buffer.concat([begin, ...parts]);
	assert.ok(Buffer.from(gunzip(gzipSync(lengths, { level: 9 }))!).equals(lengths));
	for (let distance = 4; distance <= 32_700; distance = Math.ceil(distance * 1.2)) {
		const content = Buffer.concat([noise.subarray(0, distance), noise.subarray(0, 4), Uint8Array.of(0)]);
		for (const options of [{ level: 9 }, { level: 9, strategy: Z_FIXED }])
			assert.ok(Buffer.from(gunzip(gzipSync(content, options))!).equals(content), `distance ${distance}`);
	}
});

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
