/*
 * The histogram of an image and the places of its colors, held against plain loops over the pixels.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { randomFrom } from '../../src/math/random.ts';
import { cellOf, countCells, isVisible } from '../../src/palette/image-cells.ts';
import { colorsOfImage } from '../../src/palette/image-colors.ts';
import { oklab } from '../support/reference-math.ts';

const cells = suite('cells of an image');

/** Pixels of few cells, among them black and white, of which some are hardly visible. */
function drawPixels(): Uint8Array {
	const random = randomFrom('cells'), pixels = new Uint8Array(4 * 3000);
	for (let at = 0; at < pixels.length; at += 4) {
		const end = random() < 0.5 ? 0 : 235;
		for (let k = 0; k < 3; k++) pixels[at + k] = end + Math.floor(21 * random());
		pixels[at + 3] = [127, 128, 255][Math.floor(3 * random())]!;
	}
	return pixels;
}

/** Visible pixels, as three bytes each. */
const visible = (pixels: Uint8Array): number[][] =>
	Array.from({ length: pixels.length / 4 }, (_, i) => [...pixels.subarray(4 * i, 4 * i + 4)]).filter(([, , , alpha]) => alpha! >= 128);

cells('a cell has eight values of each channel: its pixels, their mean, and those of the cells around it', () => {
	const pixels = drawPixels(), all = visible(pixels), { cell, count, crowd, bytes, lab, total } = countCells(pixels);
	assert.is(total, all.length);
	const inCells = (near: number, [r, g, b]: readonly number[]): number[][] => all.filter((pixel) =>
		[r, g, b].every((channel, k) => Math.abs(Math.floor(pixel[k]! / 8) - channel!) <= near));
	assert.is(cell.length, new Set(all.map((pixel) => pixel.slice(0, 3).map((byte) => byte >> 3).join())).size);
	cell.forEach((of, i) => {
		const place = [Math.floor(of / 1024), Math.floor(of / 32) % 32, of % 32], own = inCells(0, place);
		assert.is(count[i], own.length);
		assert.is(crowd[i], inCells(1, place).length, place.join());
		const mean = [0, 1, 2].map((k) => own.reduce((sum, pixel) => sum + pixel[k]!, 0) / own.length);
		mean.forEach((byte, k) => assert.ok(Math.abs(bytes[3 * i + k]! - byte) < 1e-9));
		// A mean of a single value is a color with a HEX code.
		if (mean.every(Number.isInteger)) oklab(`#${mean.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`)
			.forEach((x, k) => assert.ok(Math.abs(lab[3 * i + k]! - x) < 1e-6));
	});
});

cells('a pixel is in the cell of its upper five bits, and visible from half opacity', () => {
	assert.is(cellOf(new Uint8Array([0, 0, 0, 0, 255, 8, 7, 255]), 4), 31 * 1024 + 32);
	assert.equal([127, 128].map((alpha) => isVisible(new Uint8Array([9, 9, 9, 9, 1, 2, 3, alpha]), 4)), [false, true]);
});

cells.run();

const places = suite('places of the colors of an image');

const RED = [255, 0, 0, 255], BLUE = [0, 0, 255, 255], GREEN = [0, 160, 0, 255], CLEAR = [0, 160, 0, 0];

/** An image from runs of pixels, row by row. */
const paint = (...runs: readonly (readonly [color: readonly number[], length: number])[]): Uint8Array =>
	Uint8Array.from(runs.flatMap(([color, length]) => Array.from({ length }, () => color).flat()));

const pixelOf = (colors: ReturnType<typeof colorsOfImage>, rgb24: number): number | undefined =>
	colors.find((one) => one.rgb24 === rgb24)?.pixel;

places('a color is shown at the middle of its longest row of pixels, the first of equals; transparent pixels end a row', () => {
	// Rows of 10: red 2, blue 8; blue 3, red 7; green 3, clear 1, green 4, clear 2; blue 8, red 2.
	const pixels = paint([RED, 2], [BLUE, 8], [BLUE, 3], [RED, 7], [GREEN, 3], [CLEAR, 1], [GREEN, 4], [CLEAR, 2], [BLUE, 8], [RED, 2]);
	const colors = colorsOfImage(pixels, 3, 10);
	assert.is(pixelOf(colors, 0x0000ff), 6);
	assert.is(pixelOf(colors, 0xff0000), 16);
	assert.is(pixelOf(colors, 0x00a000), 26);
});

places('rows end at the width, and a last row may be shorter', () => {
	const colors = colorsOfImage(paint([RED, 6], [BLUE, 4], [BLUE, 10], [RED, 9], [BLUE, 1], [BLUE, 4]), 3, 10);
	assert.is(pixelOf(colors, 0x0000ff), 15);
	assert.is(pixelOf(colors, 0xff0000), 24);
	assert.is(pixelOf(colorsOfImage(paint([RED, 10], [BLUE, 3]), 3, 10), 0x0000ff), 11);
});

places('an area of two similar colors is one area', () => {
	const grain = Array.from({ length: 100 }, (_, i) => [i % 2 === 0 ? [124, 124, 124, 255] : [129, 129, 129, 255], 1] as const);
	const [gray] = colorsOfImage(paint(...grain, [BLUE, 20]), 3, 120);
	assert.is(gray!.pixel, 50);
});

places('in a large image, a color of one row only has its place too', () => {
	const width = 1000, rows = 2000, line = 1001, pixels = new Uint8Array(4 * width * rows).fill(255);
	for (let x = 100; x < 900; x++) pixels.set([200, 0, 0, 255], 4 * (line * width + x));
	const [white, red] = colorsOfImage(pixels, 3, width);
	assert.equal([white!.rgb24, white!.pixel], [0xffffff, 500]);
	assert.equal([red!.rgb24, red!.pixel, red!.share], [0xc80000, line * width + 500, 800 / (width * rows)]);
});

places.run();

const palettes = suite('clusters of an image');

palettes('each color is the mean of the pixels that are nearer to it than to the others, and has their share', () => {
	const random = randomFrom('clusters'), centers = [[200, 40, 40], [40, 160, 60], [50, 60, 190], [220, 200, 60], [120, 120, 120]];
	const pixels = Uint8Array.from(Array.from({ length: 4000 }, (_, i) =>
		[...centers[Math.floor((i % 15) ** 0.5 * 1.2)]!.map((byte) => byte + Math.floor(31 * random()) - 15), 255]).flat());
	const colors = colorsOfImage(pixels, 5, 100), all = visible(pixels);
	assert.is(colors.length, 5);
	const toHex = (bytes: readonly number[]): string => `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
	const labs = colors.map(({ rgb24 }) => oklab(toHex([rgb24 >> 16, (rgb24 >> 8) & 255, rgb24 & 255])));
	const owners = all.map((pixel) => {
		const own = oklab(toHex(pixel.slice(0, 3))), gaps = labs.map((lab) => Math.hypot(...lab.map((x, k) => x - own[k]!)));
		return gaps.indexOf(Math.min(...gaps));
	});
	colors.forEach(({ rgb24, share }, j) => {
		const own = all.filter((_, i) => owners[i] === j);
		assert.ok(Math.abs(share - own.length / all.length) < 1e-9, `${share}`);
		const mean = [0, 1, 2].map((k) => Math.round(own.reduce((sum, pixel) => sum + pixel[k]!, 0) / own.length));
		assert.is(toHex([rgb24 >> 16, (rgb24 >> 8) & 255, rgb24 & 255]), toHex(mean));
	});
});

palettes('colors closer than .04 are one, and a speck of a pixel in 10,000 is none', () => {
	assert.is(colorsOfImage(paint([[120, 120, 120, 255], 50], [[128, 128, 128, 255], 50]), 6, 10).length, 1);
	assert.is(colorsOfImage(paint([[120, 120, 120, 255], 50], [[140, 140, 140, 255], 50]), 6, 10).length, 2);
	assert.is(colorsOfImage(paint([RED, 9999], [BLUE, 1]), 6, 100).length, 1);
	assert.is(colorsOfImage(paint([RED, 9997], [BLUE, 3]), 6, 100).length, 2);
});

palettes.run();
