/*
 * generate-palette: a palette by mode, around colors that are kept, from a seed.
 */

import { freshSeed } from '../math/random.ts';
import { nearest } from '../names/nearest.ts';
import { generatePalette as generate, PALETTE_MODES } from '../palette/generate.ts';
import { choice, fallback, flag, integer, list, object, optional, text, textLike } from '../schema/schema.ts';
import { cssText, hexText, inputText, shade } from './describe.ts';
import { colorsField } from './fields.ts';
import { operation } from './operation.ts';

const LEAST_SIZE = 2;
const MOST_SIZE = 12;

const mode = choice('What the palette should be like.', PALETTE_MODES);
const seed = text('Any text: the same seed, mode, size and kept colors give the same palette for all of version 1.', 1, 64);

export const generatePalette = operation({
	name: 'generate-palette',
	summary: 'Generate a palette in one of nine modes, around colors that are kept, repeatable by its seed.',
	input: object('', {
		keep: optional(colorsField('Colors that stay as they are and come first.', 1, MOST_SIZE)),
		mode: fallback(mode, 'balanced'),
		size: fallback(integer('How many colors, kept ones included.', LEAST_SIZE, MOST_SIZE), 5),
		seed: optional(seed),
	}),
	result: object('The palette, and the seed that gives it again.', {
		seed,
		mode,
		size: integer('How many colors there are.', LEAST_SIZE, MOST_SIZE),
		colors: list('Kept colors first, in the order sent.', object('A color of the palette.', {
			input: optional(inputText()),
			hex: hexText('As HEX.'),
			oklch: cssText('In OKLCH.'),
			name: textLike('The closest color name.', '.+'),
			kept: flag('Was it sent?'),
		}), LEAST_SIZE, MOST_SIZE),
	}),
	cache: ({ seed }) => (seed === undefined ? 'never' : 'day'),
	examples: [
		{ input: { mode: 'pastel', size: 4, seed: 'spring' }, shows: 'four pastels' },
		{ input: { keep: ['#3b82f6'], mode: 'complementary', size: 3, seed: '7' }, shows: 'two colors to go with a blue' },
	],
}).runs(({ keep = [], mode, size, seed = freshSeed() }) => {
	const colors = generate(seed, mode, size, keep.map(({ color }) => color));
	return {
		seed,
		mode,
		size: colors.length,
		colors: colors.map((color, i) => ({
			...(i < keep.length && { input: keep[i]!.input }),
			...shade(color),
			name: nearest(color, 'names', 1)[0]!.name,
			kept: i < keep.length,
		})),
	};
});
