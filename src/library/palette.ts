/*
 * Harmonies and palettes.
 */

import { generatePalette, MOST_REROLLS, PALETTE_MODES, type PaletteMode } from '../palette/generate.ts';
import { PALETTE_COUNTS } from '../palette/palette-counts.ts';
import { buildHarmony, HARMONY_KINDS, HARMONY_LIGHTNESSES, type HarmonyKind, type HarmonyLightness } from '../palette/harmonies.ts';
import type { Color } from '../spaces/color.ts';
import { fault, readList, readOptions, readSeed, readWhole, readWord } from './arguments.ts';
import { readColor, readColors, type ColorLike } from './read-color.ts';

/** Options of `harmony`. */
export interface HarmonyOptions {
	/** `constant` (default) keeps the lightness of the color; with `natural` a yellow is light and a blue dark, and none is dull. */
	readonly lightness?: HarmonyLightness;
}

/**
 * Colors that harmonize with a color, itself first, rotated in OKLCH and inside sRGB: `harmony('#3b82f6', 'triadic')` has three.
 * @param color The color.
 * @param kind The kind.
 * @param options Optional settings.
 * @returns The colors, the given one first.
 * @throws InputError
 * @example
 * harmony('#3b82f6', 'triadic').length; // 3
 */
export function harmony(color: ColorLike, kind: HarmonyKind, options: HarmonyOptions = {}): readonly Color[] {
	const { lightness = 'constant' } = readOptions(options, ['lightness'], 'options');
	const lightnesses = readWord(lightness, HARMONY_LIGHTNESSES, 'options.lightness');
	return buildHarmony(readColor(color, 'color'), readWord(kind, HARMONY_KINDS, 'kind'), lightnesses).map((turned) => turned.color);
}

/** Options of `palette`. */
export interface PaletteOptions {
	/** Default `auto`. */
	readonly mode?: PaletteMode;
	/** Number of colors, kept ones included, 2 to 10; default 5. */
	readonly size?: number;
	/** Up to 12 colors that stay unchanged and come first. */
	readonly keep?: readonly ColorLike[];
	/** Up to 20 positions to draw again, from 0, in this order; the other colors stay. Repeat a position for yet another color. */
	readonly reroll?: readonly number[];
}

/**
 * A palette around kept colors: `palette('spring', { mode: 'pastel', size: 4 })`. The same seed and options give the same palette; a
 * seed is any text of up to 100 characters.
 * @param seed Any text.
 * @param options Optional settings.
 * @returns The colors, kept ones first.
 * @throws InputError
 * @example
 * palette('spring', { size: 4 }).length; // 4
 */
export function palette(seed: string, options: PaletteOptions = {}): readonly Color[] {
	const text = readSeed(seed, 'seed');
	const { least, most, usual } = PALETTE_COUNTS;
	const { mode = 'auto', size = usual, keep = [], reroll = [] } = readOptions(options, ['mode', 'size', 'keep', 'reroll'], 'options');
	const kept = readColors(keep, 0, 'options.keep', PALETTE_COUNTS.kept);
	const count = Math.max(readWhole(size, least, most, 'options.size'), kept.length);
	const places = readList(reroll, 0, MOST_REROLLS, 'options.reroll').map((place, i) => {
		const name = `options.reroll[${i}]`;
		if (kept.length === count) throw fault(name, 'needs a color that is not kept');
		return readWhole(place, kept.length, count - 1, name);
	});
	return generatePalette(text, readWord(mode, PALETTE_MODES, 'options.mode'), count, kept, places);
}
