/*
 * Compares gamut mapping with the pseudo code of CSS Color 4, ported literally.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { GAMUT_IDS, type GamutId } from '../../src/gamut/gamut.ts';
import { mapToGamut } from '../../src/gamut/map.ts';
import { toRgb24 } from '../../src/gamut/screen.ts';
import { randomFrom, type Random } from '../../src/math/random.ts';
import { color, NONE_ALPHA, type Color } from '../../src/spaces/color.ts';
import { convert } from '../../src/spaces/convert.ts';
import { fromRgb24 } from '../../src/spaces/rgb24.ts';
import { nearAll } from '../support/near.ts';

// CSS Color 4 §13.2.3, line by line; converts at every step.

type Triple = readonly [number, number, number];

const oklch = (c: Triple): Color<'oklch'> => color('oklch', c);

const inGamut = (c: Color, destination: GamutId): boolean =>
	convert(c, destination).coords.every((x) => x >= 0 && x <= 1);

const clip = (c: Color, destination: GamutId): Color => {
	const [x, y, z] = convert(c, destination).coords.map((v) => Math.min(1, Math.max(0, v)));
	return color(destination, [x!, y!, z!]);
};

function deltaEOK(reference: Color, sample: Color): number {
	const [l1, a1, b1] = convert(reference, 'oklab').coords, [l2, a2, b2] = convert(sample, 'oklab').coords;
	return Math.sqrt((l1 - l2) ** 2 + (a1 - a2) ** 2 + (b1 - b2) ** 2);
}

function cssGamutMap(origin: Color, destination: GamutId): Triple {
	const [l, c, h] = convert(origin, 'oklch').coords;
	if (l >= 1) return convert(color('oklab', [1, 0, 0]), destination).coords;
	if (l <= 0) return convert(color('oklab', [0, 0, 0]), destination).coords;
	if (inGamut(oklch([l, c, h]), destination)) return convert(oklch([l, c, h]), destination).coords;
	const JND = 0.02, epsilon = 0.0001;
	let current = oklch([l, c, h]);
	let clipped = clip(current, destination);
	let E = deltaEOK(clipped, current);
	if (E < JND) return clipped.coords;
	let min = 0, max = c, minInGamut = true;
	while (max - min > epsilon) {
		const chroma = (min + max) / 2;
		current = oklch([l, chroma, h]);
		if (minInGamut && inGamut(current, destination)) {
			min = chroma;
			continue;
		}
		clipped = clip(current, destination);
		E = deltaEOK(clipped, current);
		if (E < JND) {
			if (JND - E < epsilon) return clipped.coords;
			minInGamut = false;
			min = chroma;
		} else {
			max = chroma;
		}
	}
	return clipped.coords;
}

// Colors of every distance from the gamuts: all of OKLCH, the surface of ProPhoto, and what no eye has seen.
const SOURCES: readonly ((random: Random) => Color)[] = [
	(random) => oklch([random(), random() * 0.5, random() * 360]),
	(random) => color('prophoto-rgb', [random(), Math.round(random()), random()]),
	(random) => color('display-p3', [Math.round(random()), random(), Math.round(random())]),
	(random) => color('oklab', [random() * 1.2 - 0.1, random() - 0.5, random() - 0.5]),
	(random) => color('lch', [random() * 100, random() * 200, random() * 360]),
	(random) => color('srgb', [random() * 1.2 - 0.1, random() * 1.2 - 0.1, random() * 1.2 - 0.1]),
];

const map = suite('mapToGamut');

for (const gamut of GAMUT_IDS) {
	map(`into ${gamut} it is the pseudo code of CSS Color 4 to 1e-9, and always inside`, () => {
		const seed = `map ${gamut}`, random = randomFrom(seed);
		for (let n = 0; n < 3000; n++) {
			const c = SOURCES[n % SOURCES.length]!(random);
			const what = `${seed}: ${c.space} ${c.coords.join(' ')}`;
			const mapped = mapToGamut(c, gamut);
			assert.is(mapped.space, gamut, what);
			assert.ok(mapped.coords.every((x) => x >= 0 && x <= 1), what);
			nearAll(mapped.coords, cssGamutMap(c, gamut), 1e-9, what);
		}
	});
}

map('the yellow of Display P3 is the published 0.99623 0.99901 0 in sRGB', () => {
	nearAll(mapToGamut(color('display-p3', [1, 1, 0]), 'srgb').coords, [0.99623, 0.99901, 0], 5e-6);
});

map('a light yellow far outside is full yellow: this method keeps chroma, ray tracing would give #fffdc4', () => {
	assert.is(toRgb24(oklch([0.9811, 0.2997, 105.67])), 0xffff00);
});

map('a color inside is unchanged', () => {
	for (let n = 0; n <= 0xffffff; n += 9973) {
		const c = fromRgb24(n);
		assert.is(mapToGamut(c, 'srgb'), c);
		assert.equal(mapToGamut(c, 'display-p3'), convert(c, 'display-p3'));
		const polar = convert(c, 'oklch');
		nearAll(mapToGamut(polar, 'srgb').coords, c.coords, 1e-12, `#${n.toString(16)} by oklch`);
	}
});

map('mapping twice is mapping once', () => {
	const random = randomFrom('twice');
	for (let n = 0; n < 500; n++) {
		const once = mapToGamut(SOURCES[n % SOURCES.length]!(random), 'srgb');
		assert.is(mapToGamut(once, 'srgb'), once);
	}
});

map('from lightness 1 on all is white, up to lightness 0 all is black', () => {
	for (const gamut of GAMUT_IDS) {
		for (const l of [1, 1.0001, 5, 1e9]) assert.equal(mapToGamut(oklch([l, 0.3, 40]), gamut).coords, [1, 1, 1]);
		for (const l of [0, -0.0001, -5]) assert.equal(mapToGamut(oklch([l, 0.3, 40]), gamut).coords, [0, 0, 0]);
	}
});

map('alpha stays, also a missing one', () => {
	const outside = [0.7, 0.4, 150] as const;
	assert.is(mapToGamut(color('oklch', outside, 0.3), 'srgb').alpha, 0.3);
	assert.equal(mapToGamut(color('oklch', outside, 0, NONE_ALPHA), 'srgb').none, NONE_ALPHA);
});

map('a missing channel counts as 0', () => {
	const missing = mapToGamut(color('oklch', [0.7, 0.4, 0], 1, 4), 'srgb');
	assert.equal(missing, mapToGamut(color('oklch', [0.7, 0.4, 0]), 'srgb'));
	assert.is(missing.none, 0);
});

map('the answer is finite and inside for colors without measure', () => {
	const values = [0, 0.5, -1, 1e6, -1e6, 1e30, -1e300, 1e300, Number.MAX_VALUE];
	for (const space of ['oklab', 'oklch', 'lab', 'srgb', 'rec2020', 'xyz-d65', 'hsl'] as const) {
		for (const x of values) for (const y of values) for (const z of values) {
			const { coords } = mapToGamut(color(space, [x, y, z]), 'srgb');
			assert.ok(coords.every((v) => v >= 0 && v <= 1), `${space} ${x} ${y} ${z}: ${coords.join(' ')}`);
		}
	}
});

map('a chroma without measure keeps its hue', () => {
	for (const hue of [30, 140, 260]) {
		const far = mapToGamut(oklch([0.6, 1e300, hue]), 'srgb'), near = mapToGamut(oklch([0.6, 100, hue]), 'srgb');
		nearAll(far.coords, near.coords, 1e-3, `hue ${hue}`);
	}
});

map.run();
