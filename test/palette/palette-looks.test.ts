/*
 * Promises of the modes of generated palettes over many seeds, measured by test/support/reference-math.ts.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { printHex } from '../../src/formats/hex.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { generatePalette, type PaletteMode } from '../../src/palette/generate.ts';
import { deltaEOk, oklchOf, wcagRatio } from '../support/reference-math.ts';

const looks = suite('looks of generated palettes');

const draw = (mode: PaletteMode, size: number, seed: string): string[] =>
	generatePalette(seed, mode, size, []).map((of) => printHex(toRgb24(of), 1));

const median = (all: readonly number[]): number => [...all].sort((a, b) => a - b)[all.length >> 1]!;

looks('dark palettes of four and more have two deep surfaces, two bright colors of different hues and 7:1 on both surfaces', () => {
	for (let seed = 0; seed < 100; seed++) {
		const colors = draw('dark', 4 + seed % 7, String(seed)), said = `seed ${seed}: ${colors.join(' ')}`;
		const deep = colors.filter((hex) => oklchOf(hex)[0] < 0.3);
		const bright = colors.filter((hex) => oklchOf(hex)[0] > 0.7 && oklchOf(hex)[1] >= 0.07);
		assert.ok(deep.length >= 2 && bright.length >= 2, said);
		assert.ok(Math.max(...bright.map((one) => deltaEOk(one, bright[0]!))) > 0.08, said);
		for (const surface of deep) for (const light of bright) assert.ok(wcagRatio(surface, light) >= 7, said);
		if (colors.length > 4) assert.ok(colors.some((hex) => oklchOf(hex)[0] > 0.9 && deep.every((one) => wcagRatio(one, hex) >= 12)), said);
	}
});

/** Mean deltaE OK of two palettes of five, each color with its partner in the best assignment. */
function paletteGap(one: readonly string[], other: readonly string[]): number {
	const gaps = one.map((a) => other.map((b) => deltaEOk(a, b)));
	const least = (row: number, left: readonly number[]): number => (row === gaps.length
		? 0
		: Math.min(...left.map((column) => gaps[row]![column]! + least(row + 1, left.filter((at) => at !== column)))));
	return least(0, gaps.map((_, i) => i)) / gaps.length;
}

looks('98 of 100 pairs of pastel palettes are .04 apart, and the most similar of sixty is so in the median', () => {
	const all = Array.from({ length: 60 }, (_, seed) => draw('pastel', 5, String(seed)));
	const gaps = all.map((one) => all.filter((other) => other !== one).map((other) => paletteGap(one, other)));
	assert.ok(median(gaps.map((each) => Math.min(...each))) >= 0.04);
	assert.ok(gaps.flat().filter((gap) => gap < 0.04).length <= 0.02 * gaps.flat().length);
});

looks('vivid palettes of five and more have one quiet neutral, smaller ones none', () => {
	for (let seed = 0; seed < 120; seed++) {
		const colors = draw('vivid', 2 + seed % 9, String(seed));
		assert.is(colors.filter((hex) => oklchOf(hex)[1] <= 0.04).length, colors.length >= 5 ? 1 : 0, `seed ${seed}: ${colors.join(' ')}`);
	}
});

looks('45 to 75 in 100 colors of auto are warm, one in 100 is brown or olive, and pairs are as readable as before', () => {
	const all = Array.from({ length: 500 }, (_, seed) => draw('auto', 5, String(seed)));
	const lchs = all.flat().map(oklchOf);
	for (const least of [0.02, 0.04]) {
		const chromatic = lchs.filter(([, chroma]) => chroma >= least);
		const warm = chromatic.filter(([, , hue]) => hue <= 120).length / chromatic.length;
		assert.ok(warm >= 0.45 && warm <= 0.75, `${warm} of chroma ${least}`);
	}
	const mud = lchs.filter(([l, c, h]) => h > 48 && h < 122 && c > 0.035 && c < 0.13 && l > 0.33 && l < 0.62).length / lchs.length;
	assert.ok(mud <= 0.01, `${mud}`);
	const ratios = all.map((colors) => colors.flatMap((one, i) => colors.slice(0, i).map((other) => wcagRatio(one, other))));
	assert.ok(median(ratios.map((each) => Math.max(...each))) >= 12.5);
	assert.ok(median(ratios.map((each) => each.filter((ratio) => ratio >= 4.5).length)) >= 3);
});

looks.run();
