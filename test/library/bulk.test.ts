/*
 * Bulk functions equal the functions for single colors, for every pixel.
 */

import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { InputError } from '../../src/errors.ts';
import {
	color, contrast, contrastAll, convert, convertAll, DEFICIENCIES, fromRgb8, MODELS, simulate, simulateAll, SPACE_IDS, toRgb8,
} from '../../src/index.ts';
import { randomFrom } from '../../src/math/random.ts';
import { nearest, nearestAll, NEAREST_LISTS } from '../../src/names.ts';
import { byteOfLight, readyBytes } from '../../src/spaces/byte-of-light.ts';
import { toByte } from '../../src/spaces/rgb24.ts';
import { srgbFromLinear } from '../../src/spaces/srgb-transfer.ts';

const bulk = suite('many at once');

/** Random pixels, behind every gray and every corner of the cube. */
function pixels(seed: string, count: number): Uint8ClampedArray {
	const random = randomFrom(seed), grays = Array.from({ length: 256 }, (_, n) => [n, n, n, 255]).flat();
	const corners = Array.from({ length: 8 }, (_, n) => [n & 1, n & 2, n & 4].map((bit) => (bit ? 255 : 0)).concat(255)).flat();
	return Uint8ClampedArray.from([...grays, ...corners, ...Array.from({ length: 4 * count }, () => Math.floor(random() * 256))]);
}

const pixelAt = (bytes: ArrayLike<number>, i: number): readonly [number, number, number, number] =>
	[bytes[4 * i]!, bytes[4 * i + 1]!, bytes[4 * i + 2]!, bytes[4 * i + 3]!];

for (const model of MODELS) for (const kind of DEFICIENCIES) {
	bulk(`simulateAll by ${model} gives ${kind} as simulate gives it, byte for byte`, () => {
		const seed = `simulate ${kind}`, source = pixels(seed, 3000), seen = simulateAll(source, kind, model);
		for (let i = 0; i < source.length / 4; i++) {
			const [r, g, b, a] = pixelAt(source, i);
			assert.equal(pixelAt(seen, i), [...toRgb8(simulate(fromRgb8(r, g, b), kind, model)).slice(0, 3), a], `${seed} ${i}: ${r} ${g} ${b}`);
		}
	});
}

for (const kind of DEFICIENCIES) {
	bulk(`simulateAll gives ${kind} of every severity as simulate gives it, byte for byte`, () => {
		const random = randomFrom(`severity ${kind}`);
		for (const severity of [0, 0.1, 0.5, 0.999, 1, random(), random(), random()]) {
			const seed = `${kind} ${severity}`, source = pixels(seed, 300), seen = simulateAll(source, kind, 'machado', severity);
			for (let i = 0; i < source.length / 4; i++) {
				const [r, g, b, a] = pixelAt(source, i);
				assert.equal(
					pixelAt(seen, i),
					[...toRgb8(simulate(fromRgb8(r, g, b), kind, 'machado', severity)).slice(0, 3), a],
					`${seed} ${i}: ${r} ${g} ${b}`,
				);
			}
		}
		assert.equal([...simulateAll(pixels(kind, 100), kind, 'machado', 0)], [...pixels(kind, 100)], 'none is common vision');
	});
}

bulk('convertAll equals convert for pictures with repeated colors, near and far apart', () => {
	// More colors than the cache holds, in turns, and each twice.
	const some = pixels('again', 6000), source = new Uint8ClampedArray([...some, ...some, ...some.slice(0, 4000)]);
	for (const space of ['oklab', 'oklch', 'lab', 'hsl', 'rec2020'] as const) {
		const coords = convertAll(source, 'srgb', space);
		for (let i = 0; i < source.length / 4; i++) {
			const [r, g, b] = pixelAt(source, i), [x, y, z] = convert(fromRgb8(r, g, b), space).coords;
			if (coords[3 * i] !== x || coords[3 * i + 1] !== y || coords[3 * i + 2] !== z)
				assert.equal([...coords.subarray(3 * i, 3 * i + 3)], [x, y, z], `${space} ${i}: ${r} ${g} ${b}`);
		}
	}
});

bulk('convertAll gives the bytes of a canvas in every space as convert gives them', () => {
	const source = pixels('convert', 300);
	for (const space of SPACE_IDS) {
		const coords = convertAll(source, 'srgb', space);
		for (let i = 0; i < source.length / 4; i++) {
			const [r, g, b] = pixelAt(source, i);
			assert.equal([...coords.subarray(3 * i, 3 * i + 3)], [...convert(fromRgb8(r, g, b), space).coords], `${space} ${r} ${g} ${b}`);
		}
	}
});

bulk('convertAll gives coordinates of any space in any other as convert gives them', () => {
	const seed = 'coordinates', random = randomFrom(seed), source = Float64Array.from({ length: 60 }, () => random() * 1.4 - 0.2);
	for (const from of SPACE_IDS) for (const to of SPACE_IDS) {
		const coords = convertAll(source, from, to);
		for (let at = 0; at < source.length; at += 3) {
			assert.equal(
				[...coords.subarray(at, at + 3)],
				[...convert(color(from, [source[at]!, source[at + 1]!, source[at + 2]!]), to).coords],
				`${seed} ${from} ${to} ${at}`,
			);
		}
	}
});

bulk('contrastAll gives the ratio of contrast, over opaque and translucent colors', () => {
	const source = pixels('contrast', 500);
	for (const background of ['white', '#3b82f6', 'rgb(0 0 0 / 40%)', 'color(display-p3 0 1 0)']) {
		const ratios = contrastAll(source, background);
		for (let i = 0; i < ratios.length; i++) {
			const [r, g, b, a] = pixelAt(source, i);
			assert.is(ratios[i], contrast(fromRgb8(r, g, b, a / 255), background).ratio, `${background} ${r} ${g} ${b} ${a}`);
		}
	}
});

bulk('nearestAll gives the first name that nearest gives', () => {
	const source = pixels('nearest', 300);
	for (const list of NEAREST_LISTS) {
		const { names, indices } = nearestAll(source, list);
		for (let i = 0; i < indices.length; i++) {
			const [r, g, b] = pixelAt(source, i);
			const { name, hex, deltaEOK } = nearest(fromRgb8(r, g, b), list)[0]!, match = names[indices[i]!]!;
			assert.equal([match.name, match.hex], [name, hex], `${list} ${r} ${g} ${b}`);
			// The first pixel with the name determines the distance.
			if (indices.indexOf(indices[i]!) === i) assert.is(match.deltaEOK, deltaEOK, `${list} ${r} ${g} ${b}`);
		}
		assert.is(new Set(names.map(({ name, hex }) => `${name} ${hex}`)).size, names.length, 'each once');
		assert.equal([...new Set(indices)], [...names.keys()], 'in the order of the picture');
	}
});

bulk('a byte of light equals encoding and rounding, at and around every border', () => {
	const random = randomFrom('light');
	readyBytes();
	for (let i = 0; i < 100_000; i++) {
		const light = random() ** (1 + random() * 4);
		assert.is(byteOfLight(light), toByte(srgbFromLinear(light)), String(light));
	}
	for (const light of [0, 5e-324, 1e-9, 1 - 2 ** -53, 1]) assert.is(byteOfLight(light), toByte(srgbFromLinear(light)));
});

bulk('rejects values that are not pictures', () => {
	const refuses = (call: () => unknown, path: string): void =>
		assert.throws(call, (error: unknown) => error instanceof InputError && error.issues[0].path.join('.') === path);
	refuses(() => simulateAll([1, 2, 3, 4] as never, 'protanopia'), 'source');
	refuses(() => simulateAll(new Uint8Array(5), 'protanopia'), 'source');
	refuses(() => simulateAll(new Uint8Array(4), 'protanopia', 'machado', 1.5), 'severity');
	refuses(() => simulateAll(new Uint8Array(4), 'protanopia', 'machado', Number.NaN), 'severity');
	refuses(() => simulateAll(new Uint8Array(4), 'protanopia', 'brettel', 0.5), 'severity');
	refuses(() => nearestAll(new Uint8Array(6)), 'source');
	refuses(() => nearestAll(new Uint8Array(4), 'html' as never), 'list');
	refuses(() => contrastAll(new Uint8Array(4), 'tael'), 'background');
	refuses(() => convertAll(Float64Array.of(0, 0, 1e31), 'srgb', 'oklab'), 'source.2');
	refuses(() => convertAll(new Float64Array(4), 'srgb', 'oklab'), 'source');
	refuses(() => convertAll(Float64Array.of(0, Number.NaN, 0), 'srgb', 'oklab'), 'source.1');
	refuses(() => convertAll(new Uint8Array(4), 'oklab', 'srgb'), 'from');
	assert.is(simulateAll(new Uint8Array(0), 'protanopia').length, 0);
});

bulk.run();
