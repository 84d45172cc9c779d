/*
 * Whole pictures: the bytes of a canvas to coordinates, simulated colors and names of every pixel. Peers run in the fastest
 * loop that their interface allows: one converter, one reused array or object, results in one typed array.
 *
 * There are two kinds of picture. The photograph has smooth areas with the grain of a sensor: nearly half of its pixels have a
 * unique color, and neighbors are similar. Noise has a new color in every pixel, so that caches do not help.
 */

import { convert as convertTexel, OKLab, sRGB } from '@texel/color';
import { converter, filterDeficiencyProt, type Color } from 'culori';
import { randomFrom } from '../src/math/random.ts';
import type { Engine } from './engine.ts';
import { contender, type Contender, type Contest } from './measure.ts';

/** Pixels on a side: too many for caches of answers and of the processor. */
const SIDE = 256, PIXELS = SIDE * SIDE;

type Bytes = Uint8ClampedArray;
type Plane = (x: number, y: number) => number;

/** Noise interpolated on finer and finer grids, each with half the amplitude of the previous one; about -1 to 1. */
function smoothField(random: () => number): Plane {
	const grids = [3, 5, 9, 17, 33, 65].map((nodes) => ({ nodes, values: Float64Array.from({ length: nodes * nodes }, () => random() * 2 - 1) }));
	return (x, y) => grids.reduce((sum, { nodes, values }, octave) => {
		const u = x * (nodes - 1), v = y * (nodes - 1), i = Math.floor(u), j = Math.floor(v), at = j * nodes + i;
		const above = values[at]! * (1 - u + i) + values[at + 1]! * (u - i);
		const below = values[at + nodes]! * (1 - u + i) + values[at + nodes + 1]! * (u - i);
		return sum + (above * (1 - v + j) + below * (v - j)) / 2 ** (octave + 1);
	}, 0);
}

function photograph(seed: string): Bytes {
	const random = randomFrom(seed), light = smoothField(random), warm = smoothField(random), green = smoothField(random);
	const grain = (): number => (random() + random() + random() + random() - 2) * 1.5;
	return Uint8ClampedArray.from(Array.from({ length: PIXELS }, (_, i) => {
		const x = (i % SIDE) / SIDE, y = Math.floor(i / SIDE) / SIDE, gray = 128 + 150 * light(x, y) + grain(), w = 50 * warm(x, y), g = 25 * green(x, y);
		return [gray + w + grain(), gray + g + grain(), gray - w + grain(), 255];
	}).flat());
}

function noise(seed: string): Bytes {
	const random = randomFrom(seed);
	return Uint8ClampedArray.from({ length: 4 * PIXELS }, (_, i) => (i % 4 === 3 ? 255 : Math.floor(random() * 256)));
}

/** Two of each, so that no answer can be cached. */
const PICTURES: readonly (readonly [kind: string, pictures: readonly Bytes[]])[] = [
	['a photograph', [photograph('first photograph'), photograph('second photograph')]],
	['noise', [noise('first noise'), noise('second noise')]],
];

const toOklab = converter('oklab'), rgb = [0, 0, 0], lab = [0, 0, 0];

function texelLoop(bytes: Bytes): Float64Array {
	const out = new Float64Array(bytes.length / 4 * 3);
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) {
		rgb[0] = bytes[i]! / 255;
		rgb[1] = bytes[i + 1]! / 255;
		rgb[2] = bytes[i + 2]! / 255;
		convertTexel(rgb, sRGB, OKLab, lab);
		out[at] = lab[0]!;
		out[at + 1] = lab[1]!;
		out[at + 2] = lab[2]!;
	}
	return out;
}

function culoriLoop(bytes: Bytes): Float64Array {
	const out = new Float64Array(bytes.length / 4 * 3);
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) {
		const color: Color = toOklab({ mode: 'rgb', r: bytes[i]! / 255, g: bytes[i + 1]! / 255, b: bytes[i + 2]! / 255 });
		out[at] = color['l'] as number;
		out[at + 1] = color['a'] as number;
		out[at + 2] = color['b'] as number;
	}
	return out;
}

const asSeen = filterDeficiencyProt(1);

function culoriSight(bytes: Bytes): Bytes {
	const out = new Uint8ClampedArray(bytes.length);
	for (let i = 0; i < bytes.length; i += 4) {
		const seen = asSeen({ mode: 'rgb', r: bytes[i]! / 255, g: bytes[i + 1]! / 255, b: bytes[i + 2]! / 255 });
		out[i] = (seen['r'] as number) * 255;
		out[i + 1] = (seen['g'] as number) * 255;
		out[i + 2] = (seen['b'] as number) * 255;
		out[i + 3] = bytes[i + 3]!;
	}
	return out;
}

/** The minimum of any conversion to OKLab, without the roots: a table of light, two matrices, three results. */
function withoutRoots(bytes: Bytes): Float64Array {
	const out = new Float64Array(bytes.length / 4 * 3);
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) {
		const r = LIGHT[bytes[i]!]!, g = LIGHT[bytes[i + 1]!]!, b = LIGHT[bytes[i + 2]!]!;
		const l = 0.41 * r + 0.54 * g + 0.05 * b, m = 0.21 * r + 0.68 * g + 0.11 * b, s = 0.09 * r + 0.28 * g + 0.63 * b;
		out[at] = 0.21 * l + 0.79 * m - 0.004 * s;
		out[at + 1] = 1.98 * l - 2.43 * m + 0.45 * s;
		out[at + 2] = 0.03 * l + 0.78 * m - 0.81 * s;
	}
	return out;
}

/** Only three `Math.cbrt` per pixel. */
function rootsAlone(bytes: Bytes): Float64Array {
	const out = new Float64Array(bytes.length / 4 * 3);
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) {
		out[at] = Math.cbrt(LIGHT[bytes[i]!]!);
		out[at + 1] = Math.cbrt(LIGHT[bytes[i + 1]!]!);
		out[at + 2] = Math.cbrt(LIGHT[bytes[i + 2]!]!);
	}
	return out;
}

const LIGHT = Float64Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.4);

const read = (all: ArrayLike<number>): number[] => Array.from(all);

export function bulkContests(engines: readonly Engine[]): Contest[] {
	const ours = <O>(pictures: readonly Bytes[], run: (library: Engine['library'], bytes: Bytes) => O, reading: (out: O) => readonly (number | string)[]): Contender[] =>
		engines.map(({ name, library }) => contender(name, pictures, (bytes) => run(library, bytes), reading, 1e-6));
	return PICTURES.flatMap(([kind, pictures]): Contest[] => [{
		title: `${PIXELS} pixels of ${kind} to OKLab`,
		inputs: pictures.length,
		aims: [{ over: '@texel/color', by: 3 }, { over: 'culori', by: 30 }],
		contenders: [
			...ours(pictures, (library, bytes) => library.convertAll(bytes, 'srgb', 'oklab'), read),
			contender('@texel/color', pictures, texelLoop, read, 1e-6),
			contender('culori', pictures, culoriLoop, read, 1e-6),
			contender('its matrices alone', pictures, withoutRoots, read, Infinity),
			contender('its roots alone, of the platform', pictures, rootsAlone, read, Infinity),
		],
	}, {
		title: `${PIXELS} pixels of ${kind} as seen with protanopia`,
		inputs: pictures.length,
		contenders: [
			...ours(pictures, (library, bytes) => library.simulateAll(bytes, 'protanopia'), read),
			// A simpler task: it applies the matrices to encoded values instead of light.
			contender('culori', pictures, culoriSight, read, Infinity),
		],
	}, {
		title: `${PIXELS} pixels of ${kind}, each with the nearest of all names`,
		inputs: pictures.length,
		contenders: ours(pictures, (library, bytes) => library.nearestAll(bytes), ({ names, indices }) => [names.length, indices.length]),
	}]);
}
