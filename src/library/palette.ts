/*
 * Colors that go together.
 */

import { generatePalette, PALETTE_MODES, type PaletteMode } from '../palette/generate.ts';
import { HARMONY_KINDS, harmonyOf, type HarmonyKind } from '../palette/harmonies.ts';
import type { Color } from '../spaces/color.ts';
import { colorOf, colorsOf, fault, optionsOf, textOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

/**
 * The colors that go with a color, itself first, turned in OKLCH at the same lightness and inside sRGB:
 * `harmony('#3b82f6', 'triadic')` are three. Throws InputError.
 */
export const harmony = (color: ColorLike, kind: HarmonyKind): readonly Color[] =>
	harmonyOf(colorOf(color, 'color'), wordOf(kind, HARMONY_KINDS, 'kind')).map((turned) => turned.color);

export interface PaletteOptions {
	/** The manner; `auto` unless said otherwise. */
	readonly mode?: PaletteMode;
	/** How many colors, kept ones included, 2 to 10; 5 unless said otherwise. */
	readonly size?: number;
	/** Colors that stay as they are and come first, up to 12. */
	readonly keep?: readonly ColorLike[];
}

/** Each new color is held against all kept ones. */
const MOST_KEPT = 12;
const LONGEST_SEED = 100;

/**
 * A palette around the colors that are kept: `palette('spring', { mode: 'pastel', size: 4 })`. The same seed and options give
 * the same palette; a seed is any text of up to 100 characters. Throws InputError.
 */
export function palette(seed: string, options: PaletteOptions = {}): readonly Color[] {
	const text = textOf(seed, 'seed');
	if (text.length > LONGEST_SEED) throw fault('seed', `must have at most ${LONGEST_SEED} characters`);
	const { mode = 'auto', size = 5, keep = [] } = optionsOf(options, ['mode', 'size', 'keep'], 'options');
	const kept = colorsOf(keep, 0, 'options.keep', MOST_KEPT);
	return generatePalette(text, wordOf(mode, PALETTE_MODES, 'options.mode'), wholeOf(size, 2, 10, 'options.size'), kept);
}
