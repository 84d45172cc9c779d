/*
 * Pictures at once: the bytes of a canvas to the coordinates of every pixel, beside the loops that people write with other
 * libraries.
 */

import { convert as convertTexel, OKLab, sRGB } from '@texel/color';
import { converter, filterDeficiencyProt, type Color } from 'culori';
import type { Engine } from './engine.ts';
import { eightBit } from './inputs.ts';
import { contender, type Contest } from './measure.ts';

const PIXELS = 1024;

/** Two pictures, so that no answer can be kept. */
const pictures = (): Uint8ClampedArray[] => ['first picture', 'second picture'].map((seed) =>
	Uint8ClampedArray.from(eightBit(PIXELS, seed).flatMap((rgb) => [...rgb.map((x) => x * 255), 255])));

const toOklab = converter('oklab');

type Each = (r: number, g: number, b: number, out: Float64Array, at: number) => void;

/** A loop over the pixels of a picture, three numbers each. */
const loopOver = (convertInto: Each) => (bytes: Uint8ClampedArray): Float64Array => {
	const out = new Float64Array(bytes.length / 4 * 3);
	for (let i = 0, at = 0; i < bytes.length; i += 4, at += 3) convertInto(bytes[i]! / 255, bytes[i + 1]! / 255, bytes[i + 2]! / 255, out, at);
	return out;
};

const rgb = [0, 0, 0], lab = [0, 0, 0];

const texelLoop = loopOver((r, g, b, out, at) => {
	rgb[0] = r;
	rgb[1] = g;
	rgb[2] = b;
	convertTexel(rgb, sRGB, OKLab, lab);
	out.set(lab, at);
});

const culoriLoop = loopOver((r, g, b, out, at) => {
	const color: Color = toOklab({ mode: 'rgb', r, g, b });
	out[at] = color['l'] as number;
	out[at + 1] = color['a'] as number;
	out[at + 2] = color['b'] as number;
});

const asSeen = filterDeficiencyProt(1);

const culoriSight = (bytes: Uint8ClampedArray): Uint8ClampedArray => {
	const out = new Uint8ClampedArray(bytes.length);
	for (let i = 0; i < bytes.length; i += 4) {
		const seen = asSeen({ mode: 'rgb', r: bytes[i]! / 255, g: bytes[i + 1]! / 255, b: bytes[i + 2]! / 255 });
		out[i] = (seen['r'] as number) * 255;
		out[i + 1] = (seen['g'] as number) * 255;
		out[i + 2] = (seen['b'] as number) * 255;
		out[i + 3] = bytes[i + 3]!;
	}
	return out;
};

export function bulkContests(engines: readonly Engine[]): Contest[] {
	const inputs = pictures();
	return [{
		title: `a picture of ${PIXELS} pixels to OKLab`,
		inputs: inputs.length,
		aims: [{ over: '@texel/color', by: 3 }, { over: 'culori', by: 30 }],
		contenders: [
			...engines.map(({ name, library }) =>
				contender(name, inputs, (bytes) => library.convertAll(bytes, 'srgb', 'oklab'), (all) => [...all], 1e-6)),
			contender('@texel/color', inputs, texelLoop, (all) => [...all], 1e-6),
			contender('culori', inputs, culoriLoop, (all) => [...all], 1e-6),
		],
	}, {
		title: `a picture of ${PIXELS} pixels as seen with protanopia`,
		inputs: inputs.length,
		contenders: [
			...engines.map(({ name, library }) => contender(name, inputs, (bytes) => library.simulateAll(bytes, 'protanopia'), (all) => [...all], 0)),
			// Something simpler: it applies the matrices to encoded values, not to light.
			contender('culori', inputs, culoriSight, (all) => [...all], Infinity),
		],
	}];
}
