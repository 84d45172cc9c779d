/*
 * Seeded colors, also as the objects of other libraries.
 */

import 'colorjs.io';
import { ColorSpace, to, type PlainColorObject } from 'colorjs.io/fn';
import type { Color as CuloriColor } from 'culori';
import { randomFrom } from '../src/math/random.ts';

/** Few enough for the processor's cache, including objects, so that memory access is not measured. */
export const INPUTS = 2048;

export type Triple = readonly [number, number, number];

/** 8-bit colors, like HEX, names and pixels. */
export function eightBit(count = INPUTS, seed = 'eight bits'): Triple[] {
	const random = randomFrom(seed);
	const channel = (): number => Math.floor(random() * 256) / 255;
	return Array.from({ length: count }, () => [channel(), channel(), channel()] as const);
}

/** Their coordinates by another library. */
export const converted = (colors: readonly Triple[], from: string, target: string): Triple[] => colors.map((coords) => {
	const [x, y, z] = to(inColorJs(from, coords), target).coords;
	return [x ?? 0, y ?? 0, z ?? 0] as const;
});

/** Colors inside sRGB, in OKLCH with all digits. */
export const inOklch = (count = INPUTS, seed?: string): Triple[] => converted(eightBit(count, seed), 'srgb', 'oklch');

/** OKLCH colors outside sRGB, from the border to far beyond any screen. */
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
