/*
 * Palettes of images whose composition is known, because the test paints them.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { paletteOf } from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOk } from '../support/reference-math.ts';

const images = suite('the palette of an image');

const WIDTH = 200, HEIGHT = 150;

/** Paints each pixel; grain is the largest change of a byte. */
function draw(colorAt: (x: number, y: number) => readonly number[], grain = 0): Uint8ClampedArray {
	const random = randomFrom('grain'), pixels = new Uint8ClampedArray(4 * WIDTH * HEIGHT);
	for (let at = 0; at < WIDTH * HEIGHT; at++) {
		const [r = 0, g = 0, b = 0, alpha = 255] = colorAt(at % WIDTH, Math.floor(at / WIDTH));
		[r, g, b].forEach((byte, k) => { pixels[4 * at + k] = Math.round(byte + grain * (2 * random() - 1)); });
		pixels[4 * at + 3] = alpha;
	}
	return pixels;
}

const toHex = (bytes: readonly number[]): string => `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
const hexes = (colors: ReturnType<typeof paletteOf>): string[] => colors.map(({ color }) => toHex(color.coords.map((x) => x * 255)));

/** Half navy, a third cream, a sixth green with a red dot in it. */
const SCENE = { navy: [30, 60, 120], cream: [230, 220, 200], green: [90, 140, 80], red: [230, 40, 50] } as const;
const inDot = (x: number, y: number): boolean => Math.hypot(x - 150, y - 130) < 8;
const scene = (x: number, y: number): readonly number[] =>
	(x < 100 ? SCENE.navy : y < 100 ? SCENE.cream : inDot(x, y) ? SCENE.red : SCENE.green);

images('flat areas have exact colors and shares, largest first, and no color that is not there', () => {
	const colors = paletteOf(draw(scene), { width: WIDTH });
	assert.equal(hexes(colors), [SCENE.navy, SCENE.cream, SCENE.green, SCENE.red].map(toHex));
	const dot = Array.from({ length: WIDTH * HEIGHT }, (_, at) => at).filter((at) => inDot(at % WIDTH, Math.floor(at / WIDTH))).length;
	const all = WIDTH * HEIGHT;
	assert.equal(colors.map(({ share }) => Math.round(share * all)), [all / 2, all / 3, all / 6 - dot, dot]);
});

images('grain does not hide a dot of one pixel in 150, nor divide an area', () => {
	for (const size of [4, 6]) {
		const colors = paletteOf(draw(scene, 10), { width: WIDTH, size });
		for (const part of Object.values(SCENE)) {
			const least = Math.min(...hexes(colors).map((hex) => deltaEOk(hex, toHex(part))));
			assert.ok(least < 0.015, `${toHex(part)} of ${size}: ${least}`);
		}
		assert.is(colors.length, 4);
	}
});

images('the place of a color is inside an area of it', () => {
	const pixels = draw(scene, 6);
	for (const { color, x, y } of paletteOf(pixels, { width: WIDTH })) {
		const hex = toHex(color.coords.map((c) => c * 255));
		for (const [dx, dy] of [[0, 0], [1, 0], [-1, 0]] as const)
			assert.ok(deltaEOk(toHex(scene(x + dx, y + dy).slice(0, 3)), hex) < 0.02, `${hex} at ${x}, ${y}`);
	}
});

images('many hues and a ramp are spread over the palette: no pixel is far from it', () => {
	const wheel = draw((x, y) => [128 + 100 * Math.cos(x / 30), 128 + 100 * Math.cos(x / 30 + 2), 60 + y]);
	const means = [3, 6, 12].map((size) => {
		const palette = hexes(paletteOf(wheel, { size }));
		assert.is(palette.length, size);
		let sum = 0, count = 0;
		for (let at = 0; at < wheel.length; at += 4 * 37, count++)
			sum += Math.min(...palette.map((hex) => deltaEOk(hex, toHex([...wheel.subarray(at, at + 3)]))));
		return sum / count;
	});
	assert.is(paletteOf(wheel).length, 6, 'the default');
	assert.ok(means[0]! > means[1]! && means[1]! > means[2]! && means[2]! < 0.06, means.join());
});

images('transparent pixels do not count, and an image of nothing has no colors', () => {
	const half = draw((x) => (x < 100 ? [255, 0, 0, 0] : [0, 0, 255, 255]));
	assert.equal(paletteOf(half, { width: WIDTH }).map(({ share }) => share), [1]);
	assert.equal(hexes(paletteOf(half)), ['#0000ff']);
	assert.equal(paletteOf(new Uint8Array(400)), []);
	assert.equal(paletteOf(new Uint8Array(0)), []);
});

images('the same pixels give the same palette, and arguments are checked', () => {
	const pixels = draw((x, y) => [x, y, x ^ y]);
	assert.equal(paletteOf(pixels, { size: 9 }), paletteOf(new Uint8Array(pixels), { size: 9 }));
	assert.throws(() => paletteOf([1, 2, 3, 4] as never), /must be a Uint8Array/);
	assert.throws(() => paletteOf(new Uint8Array(6)), /four bytes/);
	assert.throws(() => paletteOf(pixels, { size: 2 }), /3 to 12/);
	assert.throws(() => paletteOf(pixels, { width: 0 }), /width/);
});

images.run();
