/*
 * Random colors, reproducible by a seed.
 *
 * Proof  test/library/random.test.ts; the distribution in test/palette/random-colors.test.ts.
 */

import { GAMUT_IDS, type GamutId } from '../gamut/gamut.ts';
import { freshSeed, randomFrom } from '../math/random.ts';
import { whole } from '../math/steps.ts';
import { ALL_COLORS, MOST_RANDOM, randomColors as drawColors, type Range } from '../palette/random-colors.ts';
import type { Color } from '../spaces/color.ts';
import { fault, readNumber, readNumbers, readOptions, readSeed, readWhole, readWord, type Unread } from './arguments.ts';

/** Options of `random`. */
export interface RandomOptions {
	/** Default `srgb`. */
	readonly gamut?: GamutId;
	/** Lowest and highest OKLCH lightness, 0 to 1. */
	readonly lightness?: readonly [from: number, to: number];
	/** Lowest and highest OKLCH chroma, 0 to 0.5. */
	readonly chroma?: readonly [from: number, to: number];
	/** OKLCH hues in degrees, 0 to 360, upwards from the first; through 0 if the second is smaller. */
	readonly hue?: readonly [from: number, to: number];
	/** Any text of up to 100 characters; the same seed gives the same colors. By default the colors differ with every call. */
	readonly seed?: string;
}

/** Options of `randomColors`. */
export interface RandomColorsOptions extends RandomOptions {
	/** Least difference of any two colors in deltaE OK, 0 to 1; default 0. */
	readonly distance?: number;
}

const OPTIONS = ['gamut', 'lightness', 'chroma', 'hue', 'seed'] as const;

/**
 * A random color, uniform in the perceived volume of a gamut: `random()`, `random({ lightness: [0.6, 0.8], seed: 'spring' })`.
 * @param options Optional settings.
 * @returns The color.
 * @throws InputError, also if the ranges contain no color of the gamut
 * @example
 * const { l } = toChannels(random({ lightness: [0.6, 0.8] }), 'oklch');
 * l >= 0.6 && l <= 0.8; // true
 */
export function random(options: RandomOptions = {}): Color<'oklch'> {
	const [color] = drawFrom(readOptions(options, OPTIONS, 'options'), 1, 0);
	if (color === undefined) throw fault('options', 'has ranges without a color of the gamut. Widen lightness, chroma or hue');
	return color;
}

/**
 * Random colors, 1 to 100, uniform in the perceived volume of a gamut: `randomColors(5, { distance: 0.1, seed: 'spring' })`. Fewer if
 * the ranges and the distance leave no room for more.
 * @param count How many.
 * @param options Optional settings.
 * @returns The colors.
 * @throws InputError
 * @example
 * randomColors(5, { distance: 0.1, seed: 'spring' }).length; // 5
 */
export function randomColors(count: number, options: RandomColorsOptions = {}): readonly Color<'oklch'>[] {
	const number = readWhole(count, 1, MOST_RANDOM, 'count');
	const { distance = 0, ...ranges } = readOptions(options, [...OPTIONS, 'distance'], 'options');
	return drawFrom(ranges, number, readNumber(distance, 0, 1, 'options.distance'));
}

function drawFrom(
	{ gamut = 'srgb', lightness, chroma, hue, seed }: Unread<(typeof OPTIONS)[number]>, count: number, distance: number,
): readonly Color<'oklch'>[] {
	const text = seed === undefined ? freshSeed() : readSeed(seed, 'options.seed');
	const ranges = {
		lightness: readRange(lightness, ALL_COLORS.lightness, 'options.lightness', true),
		chroma: readRange(chroma, ALL_COLORS.chroma, 'options.chroma', true),
		hue: readRange(hue, ALL_COLORS.hue, 'options.hue', false),
	};
	return whole(drawColors(randomFrom(text), count, readWord(gamut, GAMUT_IDS, 'options.gamut'), ranges, distance));
}

/** Reads a range within another, which is the default. Hues may pass 360 degrees. */
function readRange(value: unknown, all: Range, name: string, isAscending: boolean): Range {
	if (value === undefined) return all;
	const ends = readNumbers(value, [2, 2], all, name), [from, to] = [ends[0]!, ends[1]!];
	if (isAscending && from > to) throw fault(name, `must begin with its lower end. Write [${to}, ${from}]`);
	return [from, to];
}
