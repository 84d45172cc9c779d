/*
 * generate-palette: a palette by mode, around colors that are kept, from a seed.
 */

import { freshSeed } from '../math/random.ts';
import { namesIn, nearest } from '../names/nearest.ts';
import { generatePalette as generate, PALETTE_MODES } from '../palette/generate.ts';
import { choice, fallback, flag, integer, list, object, optional, text, textLike } from '../schema/schema.ts';
import { cssText, hexText, inputText, shade } from './describe.ts';
import { colorsField, localeField } from './fields.ts';
import { operation } from './operation.ts';

const LEAST_SIZE = 2;
const MOST_SIZE = 10;
const DEFAULT_SIZE = 5;
const MOST_KEPT = 12;
const LONGEST_SEED = 100;

const mode = choice('What the palette should be like; auto follows the kept colors, or lays out a palette by itself.', PALETTE_MODES);
const seed = text('Any text: the same seed, mode, size and kept colors give the same palette for all of version 1.', 0, LONGEST_SEED);

export const generatePalette = operation({
	name: 'generate-palette',
	title: 'Generate a palette',
	group: 'Make',
	summary: 'Generate a palette by mode, around colors that are kept, repeatable by its seed.',
	input: object('', {
		keep: optional(colorsField('Colors that stay as they are and come first, in this order.', 0, MOST_KEPT)),
		mode: fallback(mode, 'auto'),
		size: fallback(integer('How many colors, kept ones included.', LEAST_SIZE, MOST_SIZE), DEFAULT_SIZE),
		seed: optional(seed),
		locale: localeField,
	}),
	result: object('The palette, and the seed that gives it again.', {
		seed,
		mode,
		size: integer('How many colors there are: more than asked where more were kept.', LEAST_SIZE, MOST_KEPT),
		colors: list('Kept colors first, in the order sent.', object('A color of the palette.', {
			input: optional(inputText()),
			hex: hexText('As HEX.'),
			oklch: cssText('In OKLCH.'),
			name: textLike('The closest color name.', '.+'),
			kept: flag('Was it sent?'),
		}), LEAST_SIZE, MOST_KEPT),
	}),
	cache: ({ seed }) => (seed === undefined ? 'never' : 'day'),
	examples: [
		{ input: { mode: 'pastel', size: 4, seed: 'spring' }, shows: 'four pastels' },
		{ input: { keep: ['#3b82f6'], mode: 'complementary', size: 3, seed: '7' }, shows: 'two colors to go with a blue' },
	],
}).runs(({ keep = [], mode, size, seed = freshSeed(), locale }) => {
	const colors = generate(seed, mode, size, keep.map(({ color }) => color));
	return {
		seed,
		mode,
		size: colors.length,
		colors: colors.map((color, i) => ({
			...(i < keep.length && { input: keep[i]!.input }),
			...shade(color),
			name: nearest(color, namesIn(locale), 1)[0]!.name,
			kept: i < keep.length,
		})),
	};
});
