/*
 * Blending: values calculated by hand from W3C Compositing and Blending Level 1, and properties of every mode.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { blend, BLEND_MODES, type BlendMode } from '../../src/compositing/blend.ts';
import { composite } from '../../src/gamut/screen.ts';
import { randomFrom } from '../../src/math/random.ts';
import { color, type Color } from '../../src/spaces/color.ts';
import { fromRgb24, toByte, type Rgb24 } from '../../src/spaces/rgb24.ts';
import { nearAll } from '../support/near.ts';

const blending = suite('blending');

type Rgb = readonly [number, number, number];

const BACKDROP: Rgb = [0.8, 0.4, 0.2], SOURCE: Rgb = [0.5, 0.25, 0.75];

// §10.1 and §10.2 with Cb = 0.8 0.4 0.2, Cs = 0.5 0.25 0.75; Lum(Cb) = 0.498, Lum(Cs) = 0.38, Sat(Cb) = 0.6, Sat(Cs) = 0.5.
const EXPECTED: Readonly<Record<BlendMode, Rgb>> = {
	'normal': [0.5, 0.25, 0.75],
	'multiply': [0.4, 0.1, 0.15],
	'screen': [0.9, 0.55, 0.8],
	// Hard light with the two exchanged: screen(0.5, 0.6), 0.25 · 0.8, 0.75 · 0.4.
	'overlay': [0.8, 0.2, 0.3],
	'darken': [0.5, 0.25, 0.2],
	'lighten': [0.8, 0.4, 0.75],
	'color-dodge': [1, 0.4 / 0.75, 0.2 / 0.25],
	'color-burn': [1 - 0.2 / 0.5, 0, 0],
	// 0.8 · 1, 0.4 · 0.5, screen(0.2, 0.5).
	'hard-light': [0.8, 0.2, 0.6],
	// Cs = 0.5 leaves Cb; 0.4 - 0.5 · 0.4 · 0.6; D(0.2) = ((3.2 - 12) · 0.2 + 4) · 0.2 = 0.448, 0.2 + 0.5 · 0.248.
	'soft-light': [0.8, 0.28, 0.324],
	'difference': [0.3, 0.15, 0.55],
	'exclusion': [0.5, 0.45, 0.65],
	// Cs spread to 0.6: 0.3 0 0.6, luminosity 0.156; lifted by 0.342 to 0.642 0.342 0.942.
	'hue': [0.642, 0.342, 0.942],
	// Cb spread to 0.5: 0.5 0.5/3 0, luminosity 0.15 + 0.59/6; lifted to 0.498.
	'saturation': [0.5 + 0.498 - 0.15 - 0.59 / 6, 0.5 / 3 + 0.498 - 0.15 - 0.59 / 6, 0.498 - 0.15 - 0.59 / 6],
	// Cs lifted by 0.118.
	'color': [0.618, 0.368, 0.868],
	// Cb lowered by 0.118.
	'luminosity': [0.682, 0.282, 0.082],
};

for (const mode of BLEND_MODES) {
	blending(`${mode} is what the specification computes`, () => {
		nearAll(blend(color('srgb', SOURCE), color('srgb', BACKDROP), mode).coords, EXPECTED[mode], 1e-12);
	});
}

blending('a color leaving the cube is drawn towards its gray: the luminosity of white makes anything white', () => {
	nearAll(blend(color('srgb', [1, 1, 1]), color('srgb', BACKDROP), 'luminosity').coords, [1, 1, 1], 1e-12);
	nearAll(blend(color('srgb', [0, 0, 1]), color('srgb', [1, 1, 0]), 'color').coords.slice(0, 2), [0.876404, 0.876404], 1e-6);
});

blending('rounding leads to the surface of the cube and not beyond it', () => {
	// The last bit of these sums would be outside of 0 to 1.
	assert.is(blend(color('srgb', [0.15, 0.25, 0.6]), color('srgb', [0.05, 0.05, 0.9]), 'luminosity').coords[2], 1);
	assert.is(blend(color('srgb', [0.4, 0.95, 0.95]), color('srgb', [0.2, 0.05, 0.95]), 'color').coords[0], 0);
});

blending('the edges of dodge and burn are those of the specification', () => {
	const of = (mode: BlendMode, s: number, b: number): number => blend(color('srgb', [s, s, s]), color('srgb', [b, b, b]), mode).coords[0];
	assert.equal([of('color-dodge', 1, 0), of('color-dodge', 1, 0.5), of('color-burn', 0, 1), of('color-burn', 0, 0.5)], [0, 1, 1, 0]);
});

// The formulas of §5.1, §10.1 and §10.2 line by line, with Cb and Cs as the specification names backdrop and source.
const CHANNELS: Readonly<Partial<Record<BlendMode, (cb: number, cs: number) => number>>> = {
	'normal': (_, cs) => cs,
	'multiply': (cb, cs) => cb * cs,
	'screen': (cb, cs) => 1 - (1 - cb) * (1 - cs),
	'overlay': (cb, cs) => CHANNELS['hard-light']!(cs, cb),
	'darken': (cb, cs) => Math.min(cb, cs),
	'lighten': (cb, cs) => Math.max(cb, cs),
	'color-dodge': (cb, cs) => (cb === 0 ? 0 : cs === 1 ? 1 : Math.min(1, cb / (1 - cs))),
	'color-burn': (cb, cs) => (cb === 1 ? 1 : cs === 0 ? 0 : 1 - Math.min(1, (1 - cb) / cs)),
	'hard-light': (cb, cs) => (cs <= 0.5 ? CHANNELS['multiply']!(cb, 2 * cs) : CHANNELS['screen']!(cb, 2 * cs - 1)),
	'soft-light': (cb, cs) => {
		const d = cb <= 0.25 ? 16 * cb ** 3 - 12 * cb ** 2 + 4 * cb : Math.sqrt(cb);
		return cs <= 0.5 ? cb - (1 - 2 * cs) * cb * (1 - cb) : cb + (2 * cs - 1) * (d - cb);
	},
	'difference': (cb, cs) => Math.abs(cb - cs),
	'exclusion': (cb, cs) => cb + cs - 2 * cb * cs,
};

const lum = ([r, g, b]: readonly number[]): number => 0.3 * r! + 0.59 * g! + 0.11 * b!;
const sat = (c: readonly number[]): number => Math.max(...c) - Math.min(...c);

function clipColor(c: readonly number[]): readonly number[] {
	const l = lum(c), n = Math.min(...c), x = Math.max(...c);
	let clipped = c;
	if (n < 0) clipped = clipped.map((one) => l + ((one - l) * l) / (l - n));
	if (x > 1) clipped = clipped.map((one) => l + ((one - l) * (1 - l)) / (x - l));
	return clipped;
}

const setLum = (c: readonly number[], l: number): readonly number[] => clipColor(c.map((one) => one + l - lum(c)));

function setSat(c: readonly number[], s: number): readonly number[] {
	const [min, mid, max] = [0, 1, 2].toSorted((i, j) => c[i]! - c[j]!) as [number, number, number], set = [0, 0, 0];
	if (c[max]! > c[min]!) {
		set[mid] = ((c[mid]! - c[min]!) * s) / (c[max]! - c[min]!);
		set[max] = s;
	}
	return set;
}

const COLORS: Readonly<Partial<Record<BlendMode, (cb: readonly number[], cs: readonly number[]) => readonly number[]>>> = {
	'hue': (cb, cs) => setLum(setSat(cs, sat(cb)), lum(cb)),
	'saturation': (cb, cs) => setLum(setSat(cb, sat(cs)), lum(cb)),
	'color': (cb, cs) => setLum(cs, lum(cb)),
	'luminosity': (cb, cs) => setLum(cb, lum(cs)),
};

for (const mode of BLEND_MODES) {
	blending(`${mode} of 400 random pairs is what the formulas of the specification give`, () => {
		const random = randomFrom(`formulas ${mode}`), any = (): number => [0, 1, random(), random(), random()][Math.floor(random() * 5)]!;
		for (let i = 0; i < 400; i++) {
			const cs = [any(), any(), any()] as const, cb = [any(), any(), any()] as const, as = any(), ab = any();
			const mixed = COLORS[mode]?.(cb, cs) ?? cb.map((one, k) => CHANNELS[mode]!(one, cs[k]!));
			const ao = as + ab * (1 - as), expected = cs.map((one, k) =>
				(ao === 0 ? 0 : (as * ((1 - ab) * one + ab * mixed[k]!) + (1 - as) * ab * cb[k]!) / ao));
			const { coords, alpha, none, space } = blend(color('srgb', cs, as), color('srgb', cb, ab), mode);
			nearAll(coords, expected, 1e-9, `formulas ${mode} ${i}: ${cs} over ${cb}`);
			nearAll([alpha], [ao], 1e-12);
			assert.equal([none, space], [0, 'srgb']);
		}
	});
}

blending('over an opaque color, normal rounds to what the screen shows of a translucent one', () => {
	const seed = 'over', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const top: Color = { ...fromRgb24(Math.floor(random() * 0x1000000)), alpha: random() }, bottom: Rgb24 = Math.floor(random() * 0x1000000);
		const [r, g, b] = blend(top, fromRgb24(bottom), 'normal').coords;
		assert.is((toByte(r) << 16) | (toByte(g) << 8) | toByte(b), composite(top, bottom), `${seed} ${i}`);
	}
});

blending('every mode stays inside the cube, has the alpha of source over, and gives transparent for two transparent colors', () => {
	const seed = 'modes', random = randomFrom(seed);
	const any = (): Color =>
		color('display-p3', [random() * 1.4 - 0.2, random() * 1.4 - 0.2, random() * 1.4 - 0.2], random() < 0.2 ? 0 : random());
	for (let i = 0; i < 1000; i++) {
		const source = any(), backdrop = any();
		for (const mode of BLEND_MODES) {
			const { coords, alpha } = blend(source, backdrop, mode), at = `${seed} ${i} ${mode}`;
			assert.ok(coords.every((x) => x >= 0 && x <= 1), `${at}: ${coords}`);
			nearAll([alpha], [source.alpha + backdrop.alpha * (1 - source.alpha)], 1e-12, at);
		}
		assert.equal(blend({ ...source, alpha: 0 }, { ...backdrop, alpha: 0 }, 'multiply').coords, [0, 0, 0]);
	}
});

blending.run();
