/*
 * PNG images that the test writes by the specification, in every color type and depth, and damaged ones.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { decodePng } from '../../src/cli/png.ts';
import { randomFrom } from '../../src/math/random.ts';
import { chunk, writePng as write, type Content } from '../support/png.ts';

const png = suite('PNG');

const read = (content: Content): number[] => {
	const image = decodePng(write(content));
	if (typeof image === 'string') throw new Error(image);
	return [...image.pixels];
};

png('every color type: gray, RGB, palette with transparency, gray with alpha, RGB with alpha', () => {
	const one = { width: 2, height: 1, depth: 8 };
	assert.equal(read({ ...one, type: 0, raw: Uint8Array.of(0, 10, 20) }), [10, 10, 10, 255, 20, 20, 20, 255]);
	assert.equal(read({ ...one, type: 2, raw: Uint8Array.of(0, 1, 2, 3, 4, 5, 6) }), [1, 2, 3, 255, 4, 5, 6, 255]);
	const extra = [chunk('PLTE', Uint8Array.of(9, 8, 7, 1, 2, 3)), chunk('tRNS', Uint8Array.of(128))];
	assert.equal(read({ ...one, type: 3, raw: Uint8Array.of(0, 1, 0), extra }), [1, 2, 3, 255, 9, 8, 7, 128]);
	assert.equal(read({ ...one, type: 4, raw: Uint8Array.of(0, 5, 6, 7, 8) }), [5, 5, 5, 6, 7, 7, 7, 8]);
	assert.equal(read({ ...one, type: 6, raw: Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 7, 8) }), [1, 2, 3, 4, 5, 6, 7, 8]);
});

png('depths of 1, 2, 4 and 16 bits, and one transparent color', () => {
	const grays = (width: number, depth: number, byte: number): number[] =>
		read({ width, height: 1, depth, type: 0, raw: Uint8Array.of(0, byte) }).filter((_, i) => i % 4 === 0);
	assert.equal(grays(3, 1, 0b10100000), [255, 0, 255]);
	assert.equal(grays(4, 2, 0b00011011), [0, 85, 170, 255]);
	assert.equal(grays(2, 4, 0x3f), [51, 255]);
	const extra = [chunk('tRNS', Uint8Array.of(0x12, 0x34))];
	const deep = { width: 2, height: 1, depth: 16, type: 0, raw: Uint8Array.of(0, 0x12, 0x34, 0x12, 0x35), extra };
	assert.equal(read(deep), [18, 18, 18, 0, 18, 18, 18, 255]);
});

png('one transparent color of an RGB image', () => {
	const extra = [chunk('tRNS', Uint8Array.of(0, 1, 0, 2, 0, 3))], raw = Uint8Array.of(0, 9, 9, 9, 1, 2, 3, 1, 2, 4);
	assert.equal(read({ width: 3, height: 1, depth: 8, type: 2, raw, extra }).filter((_, i) => i % 4 === 3), [255, 0, 255]);
});

// §11.3.1: the color has two bytes for each channel. Of a longer one each pixel took as many steps.
for (const [type, size] of [[0, 1], [0, 3], [0, 4], [0, 400_000], [2, 2], [2, 8], [2, 400_000]] as const) {
	png(`${size} bytes are no transparent color of type ${type}`, () => {
		const raw = new Uint8Array(1 + 2 * (type === 0 ? 1 : 3)), extra = [chunk('tRNS', new Uint8Array(size))];
		assert.equal(read({ width: 1, height: 1, depth: 16, type, raw, extra }), [0, 0, 0, 255]);
	});
}

/** PNG §9.2, applied to lines of bytes with a pixel of three. */
function filter(lines: readonly (readonly number[])[]): Uint8Array {
	const out: number[] = [];
	lines.forEach((line, y) => {
		const kind = y % 5, at = (row: number, i: number): number => lines[row]?.[i] ?? 0;
		out.push(kind, ...line.map((x, i) => {
			const a = i < 3 ? 0 : at(y, i - 3), b = at(y - 1, i), c = i < 3 ? 0 : at(y - 1, i - 3), p = a + b - c;
			const nearest = [a, b, c].sort((one, other) => Math.abs(p - one) - Math.abs(p - other))[0]!;
			return (x - [0, a, b, Math.floor((a + b) / 2), nearest][kind]!) & 255;
		}));
	});
	return Uint8Array.from(out);
}

png('all five filters', () => {
	const random = randomFrom('png'), lines = Array.from({ length: 15 }, () => Array.from({ length: 21 }, () => Math.floor(random() * 256)));
	const expected = lines.flatMap((line) => line.flatMap((x, i) => (i % 3 === 2 ? [x, 255] : [x])));
	assert.equal(read({ width: 7, height: 15, depth: 8, type: 2, raw: filter(lines) }), expected);
});

/** The pass of each pixel of a block of 8 by 8, as printed in PNG §8.1. */
const PASSES = ['16462646', '77777777', '56565656', '77777777', '36463646', '77777777', '56565656', '77777777'];

png('interlaced images', () => {
	// 17 by 15 pixels numbered by rows: every pass has more than one step in both directions.
	const width = 17, height = 15, lines = Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => y * width + x));
	const inPass = (pass: string): number[][] => lines.map((line, y) => line.filter((_, x) => PASSES[y % 8]![x % 8] === pass));
	const passes = [...'1234567'].flatMap((pass) => inPass(pass).filter(({ length }) => length > 0));
	const raw = Uint8Array.from(passes.flatMap((line) => [0, ...line]));
	assert.equal(read({ width, height, depth: 8, type: 0, interlace: 1, raw }).filter((_, i) => i % 4 === 0), lines.flat());
});

for (const [width, height, passes] of [
	[1, 1, [[0]]], [2, 2, [[0], [1], [2, 3]]], [1, 5, [[0], [4], [2], [1], [3]]], [5, 1, [[0], [4], [2], [1, 3]]],
] as const) {
	// §8.1: a pass without pixels has no filter bytes either.
	png(`an interlaced image of ${width} by ${height} has only the passes with pixels`, () => {
		const raw = Uint8Array.from(passes.flatMap((line) => [0, ...line]));
		const pixels = read({ width, height, depth: 8, type: 0, interlace: 1, raw });
		assert.equal(pixels.filter((_, i) => i % 4 === 0), Array.from({ length: width * height }, (_, i) => i));
	});
}

png('what is no PNG, too large or damaged is said', () => {
	assert.is(decodePng(Uint8Array.of(0xff, 0xd8, 0xff)), 'not-png');
	assert.is(decodePng(new Uint8Array(0)), 'not-png');
	const good = { width: 2, height: 1, depth: 8, type: 0, raw: Uint8Array.of(0, 10, 20) };
	assert.is(decodePng(write({ ...good, width: 60_000, height: 60_000 })), 'too-large');
	for (const bad of [{ depth: 3 }, { type: 5 }, { width: 0 }, { width: 3 }, { raw: Uint8Array.of(9, 1, 2) }, { type: 3 }, { interlace: 2 }])
		assert.is(decodePng(write({ ...good, ...bad })), 'damaged', JSON.stringify(bad));
});

png('a file that ends within a chunk is damaged', () => {
	// The last chunk, IEND, has 12 bytes; the one before ends with its checksum of 4.
	const whole = write({ width: 2, height: 1, depth: 8, type: 0, raw: Uint8Array.of(0, 10, 20) });
	for (let length = 8; length < whole.length - 12; length++) assert.is(decodePng(whole.subarray(0, length)), 'damaged', String(length));
});

png('2,000 damaged files give an image or a fault, never an error', () => {
	const random = randomFrom('damage'), whole = write({ width: 7, height: 5, depth: 8, type: 2, raw: new Uint8Array(110) });
	for (let i = 0; i < 2000; i++) {
		const file = Buffer.from(random() < 0.3 ? whole.subarray(0, Math.floor(random() * whole.length)) : whole);
		for (let n = 0; n < 3 && file.length > 8; n++) file[8 + Math.floor(random() * (file.length - 8))] = Math.floor(random() * 256);
		const image = decodePng(file);
		if (typeof image === 'object') assert.is(image.pixels.length, 4 * image.width * image.height);
	}
});

png.run();
