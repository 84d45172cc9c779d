/*
 * Seeded colors, and what the libraries that take objects make of coordinates.
 */

import 'colorjs.io';
import { ColorSpace, to, type PlainColorObject } from 'colorjs.io/fn';
import type { Color as CuloriColor } from 'culori';
import { randomFrom } from '../src/math/random.ts';

/** Few enough to stay in the processor's cache, objects and all: it is the libraries that are measured, not the memory. */
export const INPUTS = 2048;

export type Triple = readonly [number, number, number];

/** Colors of eight bits a channel: what HEX, names and pixels are. */
export function eightBit(count = INPUTS, seed = 'eight bits'): Triple[] {
	const random = randomFrom(seed);
	const channel = (): number => Math.floor(random() * 256) / 255;
	return Array.from({ length: count }, () => [channel(), channel(), channel()] as const);
}

/** Coordinates that another library gives for them. */
export const converted = (colors: readonly Triple[], from: string, target: string): Triple[] => colors.map((coords) => {
	const [x, y, z] = to(inColorJs(from, coords), target).coords;
	return [x ?? 0, y ?? 0, z ?? 0] as const;
});

/** Colors that sRGB holds, in OKLCH with all their digits. */
export const inOklch = (count = INPUTS, seed?: string): Triple[] => converted(eightBit(count, seed), 'srgb', 'oklch');

/** OKLCH colors that sRGB does not hold, from just outside to far beyond what any screen shows. */
export function outsideSrgb(count = INPUTS): Triple[] {
	const random = randomFrom('outside of sRGB');
	const found: Triple[] = [];
	while (found.length < count) {
		const coords = [0.05 + random() * 0.9, 0.05 + random() * 0.35, random() * 360] as const;
		const rgb = to(inColorJs('oklch', coords), 'srgb').coords;
		if (rgb.some((x) => x! < -0.001 || x! > 1.001)) found.push(coords);
	}
	return found;
}

export const inColorJs = (space: string, [a, b, c]: Triple): PlainColorObject => ({ space: ColorSpace.get(space), coords: [a, b, c], alpha: 1 });

/** With one letter for each channel. */
export const inCulori = (mode: string, channels: string, coords: Triple): CuloriColor =>
	Object.fromEntries([['mode', mode], ...[...channels].map((channel, i) => [channel, coords[i]!] as const)]) as CuloriColor;
