/*
 * Blending against values worked out by hand from W3C Compositing and Blending Level 1, and what must hold of every mode.
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

blending('the edges of dodge and burn are those of the specification', () => {
	const of = (mode: BlendMode, s: number, b: number): number => blend(color('srgb', [s, s, s]), color('srgb', [b, b, b]), mode).coords[0];
	assert.equal([of('color-dodge', 1, 0), of('color-dodge', 1, 0.5), of('color-burn', 0, 1), of('color-burn', 0, 0.5)], [0, 1, 1, 0]);
});

blending('over an opaque color, normal rounds to what the screen shows of a translucent one', () => {
	const seed = 'over', random = randomFrom(seed);
	for (let i = 0; i < 2000; i++) {
		const top: Color = { ...fromRgb24(Math.floor(random() * 0x1000000)), alpha: random() }, bottom: Rgb24 = Math.floor(random() * 0x1000000);
		const [r, g, b] = blend(top, fromRgb24(bottom), 'normal').coords;
		assert.is((toByte(r) << 16) | (toByte(g) << 8) | toByte(b), composite(top, bottom), `${seed} ${i}`);
	}
});

blending('every mode: inside the cube, alpha as source over gives it, nothing where nothing is', () => {
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
