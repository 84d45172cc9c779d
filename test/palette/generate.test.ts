import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fits } from '../../src/gamut/fits.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { hueDifference } from '../../src/math/angle.ts';
import { randomFrom } from '../../src/math/random.ts';
import { deltaEOK } from '../../src/metrics/delta-e-ok.ts';
import { generatePalette, PALETTE_MODES, type PaletteMode } from '../../src/palette/generate.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';

const generate = suite('generated palettes');

const SEED = 'palettes';

/** Palettes of every mode and size, around up to four kept colors. */
function forPalettes(count: number, check: (colors: Color[], mode: PaletteMode, keep: Color[], size: number) => void): void {
	const random = randomFrom(SEED);
	for (let n = 0; n < count; n++) {
		const mode = PALETTE_MODES[n % PALETTE_MODES.length]!, size = 2 + Math.floor(random() * 11);
		const keep = Array.from({ length: Math.floor(random() * 5) }, () => fromRgb24(Math.floor(random() * 0x1000000)));
		const seed = `${SEED} ${n}`;
		try {
			check(generatePalette(seed, mode, size, keep), mode, keep, size);
		} catch (error) {
			throw new Error(`seed "${seed}", ${mode}, size ${size}, keep ${keep.length}: ${String(error)}`);
		}
	}
}

generate('there are nine modes', () => assert.is(PALETTE_MODES.length, 9));

generate('drawn colors are at least 0.08 apart from all others, 0.04 in monochromatic ones', () => forPalettes(360, (colors, mode, keep) => {
	const least = mode === 'monochromatic' ? 0.04 : 0.08;
	for (let i = keep.length; i < colors.length; i++) {
		for (let j = 0; j < i; j++) {
			const gap = deltaEOK(colors[i]!, colors[j]!);
			assert.ok(gap >= least, `${i} and ${j} are ${gap} apart`);
		}
	}
}));

generate('drawn colors keep clear of what a screen shows of a kept one, too', () => {
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

/** What the name of a mode promises, as the median of its colors. */
const LOOKS: readonly (readonly [PaletteMode, string, (l: number, c: number) => boolean])[] = [
	['pastel', 'light and soft', (l, c) => l >= 0.8 && c <= 0.13],
	['vivid', 'strong', (l, c) => l >= 0.45 && c >= 0.12],
	['muted', 'soft and of middling lightness', (l, c) => l >= 0.35 && l <= 0.85 && c <= 0.085],
	['dark', 'dark', (l) => l <= 0.42],
];

const median = (of: number[]): number => of.sort((a, b) => a - b)[of.length >> 1]!;

for (const [mode, looks, holds] of LOOKS) {
	generate(`${mode} palettes are ${looks}`, () => {
		for (let n = 0; n < 60; n++) {
			const coords = generatePalette(`look ${n}`, mode, 5, []).map((drawn) => convert(drawn, 'oklch').coords);
			assert.ok(holds(median(coords.map(([l]) => l)), median(coords.map(([, c]) => c))), `seed "look ${n}"`);
		}
	});
}

/** The turns that hues keep to, and how far they may stray with 8-bit rounding. */
const TURNS: readonly (readonly [PaletteMode, readonly number[], number])[] = [
	['monochromatic', [0], 8],
	['analogous', [0, 25, -25, 45, -45], 25],
	['complementary', [0, 180], 25],
	['triadic', [0, 120, 240], 25],
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

generate.run();
