/*
 * Harmonies and palettes.
 */

import { LONGEST_SEED } from '../math/random.ts';
import { generatePalette, PALETTE_COUNTS, PALETTE_MODES, type PaletteMode } from '../palette/generate.ts';
import { buildHarmony, HARMONY_KINDS, type HarmonyKind } from '../palette/harmonies.ts';
import type { Color } from '../spaces/color.ts';
import { fault, readOptions, readText, readWhole, readWord } from './arguments.ts';
import { readColor, readColors, type ColorLike } from './read-color.ts';

/**
 * Colors that harmonize with a color, itself first, rotated in OKLCH at the same lightness and inside sRGB: `harmony('#3b82f6',
 * 'triadic')` has three.
 * @param color The color.
 * @param kind The kind.
 * @returns The colors, the given one first.
 * @throws InputError
 * @example
 * harmony('#3b82f6', 'triadic').length; // 3
 */
export const harmony = (color: ColorLike, kind: HarmonyKind): readonly Color[] =>
	buildHarmony(readColor(color, 'color'), readWord(kind, HARMONY_KINDS, 'kind')).map((turned) => turned.color);

/** Options of `palette`. */
export interface PaletteOptions {
	/** Default `auto`. */
	readonly mode?: PaletteMode;
	/** Number of colors, kept ones included, 2 to 10; default 5. */
	readonly size?: number;
	/** Up to 12 colors that stay unchanged and come first. */
	readonly keep?: readonly ColorLike[];
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
	const text = readText(seed, 'seed');
	if (text.length > LONGEST_SEED) throw fault('seed', `must have at most ${LONGEST_SEED} characters`);
	const { least, most, usual } = PALETTE_COUNTS;
	const { mode = 'auto', size = usual, keep = [] } = readOptions(options, ['mode', 'size', 'keep'], 'options');
	const kept = readColors(keep, 0, 'options.keep', PALETTE_COUNTS.kept);
	return generatePalette(text, readWord(mode, PALETTE_MODES, 'options.mode'), readWhole(size, least, most, 'options.size'), kept);
}
