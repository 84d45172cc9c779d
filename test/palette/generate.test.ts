/*
 * Properties of every generated palette, for any seed, mode, size and kept colors.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { maxChroma } from '../../src/gamut/max-chroma.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/difference.ts';
import { contrastRatio } from '../../src/metrics/wcag.ts';
import { generatePalette, PALETTE_MODES, type PaletteMode } from '../../src/palette/generate.ts';
import { PALETTE_COUNTS } from '../../src/palette/palette-counts.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const generate = suite('generated palettes');

const SEED = 'palettes';

/** Palettes of every mode and size, around up to four kept colors. */
function forPalettes(count: number, check: (colors: Color[], mode: PaletteMode, keep: Color[], size: number) => void): void {
	const random = randomFrom(SEED);
	for (let n = 0; n < count; n++) {
		const mode = PALETTE_MODES[n % PALETTE_MODES.length]!, size = 2 + Math.floor(random() * 9);
		const keep = Array.from({ length: Math.floor(random() * 5) }, () => fromRgb24(Math.floor(random() * 0x1000000)));
		const seed = `${SEED} ${n}`;
		try {
			check(generatePalette(seed, mode, size, keep), mode, keep, size);
		} catch (error) {
			throw new Error(`seed "${seed}", ${mode}, size ${size}, keep ${keep.length}: ${String(error)}`);
		}
	}
}

generate('counts are those of the specification: 2 to 10 colors, 5 by default, around at most 12', () =>
	assert.equal(PALETTE_COUNTS, { least: 2, most: 10, usual: 5, kept: 12 }));

generate('there are nine modes', () => assert.is(PALETTE_MODES.length, 9));

generate('drawn colors are at least 0.08 apart from all others, 0.05 in monochromatic ones',
	() => forPalettes(360, (colors, mode, keep) => {
	const least = mode === 'monochromatic' ? 0.05 : 0.08;
	for (let i = keep.length; i < colors.length; i++) {
		for (let j = 0; j < i; j++) {
			const gap = deltaEOK(colors[i]!, colors[j]!);
			assert.ok(gap >= least, `${i} and ${j} are ${gap} apart`);
		}
	}
}));

generate('drawn colors also differ from the 8-bit form of a kept color', () => {
	const random = randomFrom(SEED);
	for (let n = 0; n < 200; n++) {
		const keep = Array.from({ length: 1 + Math.floor(random() * 4) }, () => color('oklch', [random(), 0.2 + 0.3 * random(), random() * 360]));
		const colors = generatePalette(`wide ${n}`, 'pastel', 8, keep);
		for (const drawn of colors.slice(keep.length)) {
			for (const kept of keep) assert.ok(deltaEOK(drawn, fromRgb24(toRgb24(kept))) >= 0.08, `seed "wide ${n}"`);
		}
	}
});

generate('kept colors come first, unchanged and in order; the rest fills the size', () => forPalettes(180, (colors, _mode, keep, size) => {
	assert.equal(colors.slice(0, keep.length), keep);
	assert.is(colors.length, Math.max(size, keep.length));
}));

generate('every drawn color is an 8-bit color of sRGB', () => forPalettes(180, (colors, _mode, keep) => {
	for (const drawn of colors.slice(keep.length)) {
		assert.ok(fits(drawn, 'srgb'));
		assert.ok(drawn.coords.every((x) => Math.round(x * 255) / 255 === x));
	}
}));

generate('the same seed, mode, size and kept colors give the same palette; another seed another', () => {
	for (const mode of PALETTE_MODES) {
		assert.equal(generatePalette('a', mode, 5, []), generatePalette('a', mode, 5, []));
		assert.not.equal(generatePalette('a', mode, 5, []), generatePalette('b', mode, 5, []));
	}
});

generate('growing the size with one seed keeps the colors before', () => {
	const random = randomFrom(SEED);
	for (let n = 0; n < 90; n++) {
		const mode = PALETTE_MODES[n % PALETTE_MODES.length]!;
		const keep = Array.from({ length: n % 3 }, () => fromRgb24(Math.floor(random() * 0x1000000)));
		const largest = generatePalette(`grow ${n}`, mode, 10, keep);
		for (let size = 2; size < 10; size++)
			assert.equal(generatePalette(`grow ${n}`, mode, size, keep), largest.slice(0, size), `seed "grow ${n}", ${mode}, size ${size}`);
	}
});

/** All colors of these are light. */
const WITHOUT_TEXT: readonly PaletteMode[] = ['pastel'];

const bestRatio = (colors: readonly Color[]): number => {
	const rgbs = colors.map(toRgb24);
	return Math.max(...rgbs.flatMap((one) => rgbs.map((other) => contrastRatio(one, other))));
};

generate('every palette with a drawn color has two that can be text and background, except pastel ones',
	() => forPalettes(720, (colors, mode, keep, size) => {
	if (WITHOUT_TEXT.includes(mode) || keep.length >= size) return;
	assert.ok(bestRatio(colors) >= 4.5, `at best ${bestRatio(colors)}`);
}));

generate('that holds around the grays that only black or white can be read on', () => {
	for (let gray = 0x6a; gray <= 0x85; gray++) {
		for (const mode of PALETTE_MODES) {
			if (WITHOUT_TEXT.includes(mode)) continue;
			assert.ok(bestRatio(generatePalette('gray', mode, 2, [fromRgb24(gray * 0x010101)])) >= 4.5, `${mode} around gray ${gray}`);
		}
	}
});

generate('one seed gives every brand different lightnesses', () => {
	const brands = [0x635bff, 0xf37021, 0xff5a5f, 0xe50914, 0x4a154b, 0x1db954, 0xffc72c, 0x0abab5, 0x808080, 0xc7ceea];
	for (const mode of PALETTE_MODES) {
		const ladders = brands.map((brand) =>
			generatePalette('one seed', mode, 5, [fromRgb24(brand)]).slice(1).map((drawn) => convert(drawn, 'oklch').coords[0]));
		const gaps = ladders.flatMap((one, i) => ladders.slice(0, i).map((other) => Math.max(...one.map((l, k) => Math.abs(l - other[k]!)))));
		assert.ok(gaps.every((gap) => gap > 0.002), `${mode}: two brands get the same lightnesses`);
		assert.ok(gaps.reduce((sum, gap) => sum + gap) / gaps.length > 0.04, `${mode}: brands get nearly the same lightnesses`);
	}
});

/** Properties of drawn colors that the name of a mode promises. */
const LOOKS: readonly (readonly [PaletteMode, string, (l: number, c: number, share: number) => boolean])[] = [
	['pastel', 'light and soft', (l, c) => l >= 0.76 && c <= 0.13],
	['vivid', 'as strong as their lightness allows, or quiet', (_l, c, share) => (share >= 0.88 && c >= 0.08) || c <= 0.04],
	['muted', 'soft', (_l, c) => c <= 0.085],
	['dark', 'deep, or light on deep', (l) => l <= 0.3 || l >= 0.75],
];

for (const [mode, looks, holds] of LOOKS) {
	generate(`${mode} palettes of five are ${looks}, each color of them`, () => {
		for (let n = 0; n < 60; n++) {
			for (const drawn of generatePalette(`look ${n}`, mode, 5, [])) {
				const [l, c, h] = convert(drawn, 'oklch').coords;
				assert.ok(holds(l, c, c / maxChroma(l, h, 'srgb')), `seed "look ${n}": ${l} ${c} ${h}`);
			}
		}
	});
}

/** The turns that hues keep to, and how far they may stray with 8-bit rounding. */
const TURNS: readonly (readonly [PaletteMode, readonly number[], number])[] = [
	['monochromatic', [0], 6],
	['analogous', [0, 28, -28, 14, -14], 15],
	['complementary', [0, 180], 18],
	['triadic', [0, 120, 240], 18],
];

for (const [mode, turns, stray] of TURNS) {
	generate(`${mode} palettes of five keep to the hues of a kept color`, () => {
		const keep = fromRgb24(0x3b82f6), base = convert(keep, 'oklch').coords[2];
		for (let n = 0; n < 60; n++) {
			for (const drawn of generatePalette(`hue ${n}`, mode, 5, [keep])) {
				const [, chroma, hue] = convert(drawn, 'oklch').coords;
				const off = Math.min(...turns.map((turn) => Math.abs(hueDifference(base + turn, hue))));
				assert.ok(chroma < 0.02 || off <= stray, `seed "hue ${n}": ${off} degrees off`);
			}
		}
	});
}

generate('monochromatic palettes around grays are gray', () => {
	for (const gray of [0x000000, 0x808080, 0xffffff]) {
		for (const drawn of generatePalette('gray', 'monochromatic', 6, [fromRgb24(gray)]))
			assert.is(toRgb24(drawn), (toRgb24(drawn) & 255) * 0x010101);
	}
});

/** Hues and chroma of colors that `auto` draws around kept colors, without inks and papers. */
const drawnAround = (keep: readonly number[], seed: string): (readonly [number, number])[] =>
	generatePalette(seed, 'auto', keep.length + 4, keep.map((rgb) => fromRgb24(rgb))).slice(keep.length)
		.map((drawn) => convert(drawn, 'oklch').coords)
		.filter(([l, c]) => l > 0.4 && l < 0.9 && c > 0.03)
		.map(([, c, h]) => [c, h] as const);

generate('auto continues the harmony of the kept colors', () => {
	const pairs: readonly (readonly [string, readonly number[], readonly number[], number])[] = [
		['complementary', [0x1e66f5, 0xe07b00], [0, 180], 50],
		['neighbours', [0x0ea5e9, 0x4f46e5], [0], 75],
		['one hue', [0x1d4ed8, 0x93c5fd], [0], 45],
	];
	for (const [what, keep, turns, stray] of pairs) {
		const base = convert(fromRgb24(keep[0]!), 'oklch').coords[2];
		for (let n = 0; n < 40; n++) {
			for (const [, hue] of drawnAround(keep, `auto ${n}`)) {
				const off = Math.min(...turns.map((turn) => Math.abs(hueDifference(base + turn, hue))));
				assert.ok(off <= stray, `${what}, seed "auto ${n}": ${off} degrees off`);
			}
		}
	}
});

generate('auto has the chroma of the kept colors', () => {
	const strength = (keep: readonly number[]): number => {
		const all = Array.from({ length: 30 }, (_, n) => drawnAround(keep, `strength ${n}`))
			.flat()
			.map(([chroma]) => chroma)
			.sort((a, b) => a - b);
		return all[all.length >> 1]!;
	};
	const muted = strength([0x8a7f8d, 0x6f7f86]), vivid = strength([0xff0055, 0x00a0ff]);
	assert.ok(muted < 0.075, `muted ${muted}`);
	assert.ok(vivid > 0.11, `vivid ${vivid}`);
});

/** Shares of the available chroma, ascending, of the colors with a hue that `auto` draws around kept colors. */
const sharesAround = (keep: readonly number[]): number[] => Array.from({ length: 30 }, (_, n) =>
	generatePalette(`share ${n}`, 'auto', keep.length + 4, keep.map((rgb) => fromRgb24(rgb))).slice(keep.length)
		.map((drawn) => convert(drawn, 'oklch').coords)
		.filter(([l, c]) => l > 0.4 && l < 0.9 && c > 0.03)
		.map(([l, c, h]) => c / maxChroma(l, h, 'srgb'))).flat().sort((a, b) => a - b);

generate('auto around colors at the limit of sRGB draws others there, around natural and bright ones fewer', () => {
	const near = (keep: readonly number[]): number => {
		const shares = sharesAround(keep);
		return shares.filter((share) => share >= 0.88).length / shares.length;
	};
	const [full, bright, natural] = [near([0xff0000, 0x00a0ff]), near([0x3b82f6]), near([0x7a9e7e, 0x6b8fa3])];
	assert.ok(full > 0.6, `${full}`);
	assert.ok(bright < 0.4 && natural < 0.2, `${bright} ${natural}`);
});

generate('auto around one kept color draws accents from all quarters of the circle, over seeds', () => {
	for (const own of [0x3b82f6, 0xf97316]) {
		const base = convert(fromRgb24(own), 'oklch').coords[2], quarters = new Set<number>();
		for (let n = 0; n < 40; n++)
			for (const [, hue] of drawnAround([own], `quarters ${n}`)) quarters.add(Math.floor(((hue - base + 405) % 360) / 90));
		assert.is(quarters.size, 4);
	}
});

generate('auto alone lays out a palette of five: a color, something to read it with, and an accent of another hue', () => {
	for (let n = 0; n < 120; n++) {
		const coords = generatePalette(`auto ${n}`, 'auto', 5, []).map((drawn) => convert(drawn, 'oklch').coords);
		const [, , mainHue] = coords[0]!;
		assert.ok(coords[0]![1] >= 0.035, `seed "auto ${n}": the first has no color`);
		const lightness = coords.map(([l]) => l);
		assert.ok(Math.max(...lightness) - Math.min(...lightness) >= 0.35, `seed "auto ${n}": all of one lightness`);
		assert.ok(coords.some(([, c, h]) => c > 0.03 && Math.abs(hueDifference(mainHue, h)) > 15), `seed "auto ${n}": one hue`);
	}
});

/** Positions at which two palettes differ. */
const changes = (one: readonly Color[], other: readonly Color[]): number[] =>
	[...one.keys()].filter((i) => toRgb24(one[i]!) !== toRgb24(other[i]!));

generate('a position drawn again changes alone, to a color at least half as far from all it had before as drawn colors are apart', () => {
	for (const [n, mode] of PALETTE_MODES.entries()) {
		const seed = `again ${n}`, before = generatePalette(seed, mode, 6, []), least = mode === 'monochromatic' ? 0.025 : 0.04;
		for (let at = 0; at < 6; at++) assert.equal(changes(before, generatePalette(seed, mode, 6, [], [at])), [at], `${mode} ${at}`);
		const tried = [0, 1, 2, 3].map((times) => generatePalette(seed, mode, 6, [], Array.from({ length: times }, () => 2))[2]!);
		for (const [i, one] of tried.entries()) for (const other of tried.slice(i + 1)) assert.ok(deltaEOK(one, other) >= least, `${mode}`);
		const both = generatePalette(seed, mode, 6, [], [1, 4]);
		assert.equal(changes(before, both), [1, 4]);
		assert.equal(changes(both, generatePalette(seed, mode, 6, [], [1, 4, 1])), [1], 'earlier ones stay');
		for (const [i, one] of both.entries()) for (const other of both.slice(i + 1)) assert.ok(deltaEOK(one, other) >= 2 * least, mode);
	}
});

generate('the fifth color of a position is pastel, vivid or muted too', () => {
	for (const [mode, looks, holds] of LOOKS.filter(([mode]) => mode !== 'dark')) for (let n = 0; n < 20; n++) {
		const [l, c, h] = convert(generatePalette(`fifth ${n}`, mode, 3, [], [1, 1, 1, 1])[1]!, 'oklch').coords;
		assert.ok(holds(l, c, c / maxChroma(l, h, 'srgb')), `${mode} is not ${looks} at "fifth ${n}": ${l} ${c} ${h}`);
	}
});

generate('kept colors and positions behind the palette are not drawn again', () => {
	const keep = [0x3b82f6, 0xf97316].map((one) => fromRgb24(one)), before = generatePalette('kept', 'auto', 5, keep);
	assert.equal(generatePalette('kept', 'auto', 5, keep, [0, 1, 5, 19]), before);
	assert.equal(changes(before, generatePalette('kept', 'auto', 5, keep, [2])), [2]);
	assert.equal(changes(before, generatePalette('kept', 'auto', 5, keep, [4])), [4]);
});

generate.run();
