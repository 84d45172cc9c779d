/*
 * generate-palette: a palette by mode and seed, around colors to keep.
 */

import { spend } from '../../math/budget.ts';
import { freshSeed, LONGEST_SEED } from '../../math/random.ts';
import { namesIn, nearest } from '../../names/nearest.ts';
import { generatePalette as generate, MOST_REROLLS, PALETTE_MODES } from '../../palette/generate.ts';
import { PALETTE_COUNTS } from '../../palette/palette-counts.ts';
import { assignRoles, PALETTE_ROLES } from '../../palette/palette-roles.ts';
import { phrase } from '../../errors.ts';
import { choice, fallback, flag, integer, list, object, optional, ruled, text, textLike } from '../../schema/schema.ts';
import { cssText, hexText, inputText, shade } from '../describe.ts';
import { colorsField, localeField } from '../fields.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const { least: LEAST_SIZE, most: MOST_SIZE, usual: DEFAULT_SIZE, kept: MOST_KEPT } = PALETTE_COUNTS;

const mode = choice(words.fields.mode, PALETTE_MODES);
const seed = text(words.fields.seed, 0, LONGEST_SEED);

export const generatePalette = operation({
	name: 'generate-palette',
	order: 160,
	words,
	group: 'Make',
	input: ruled(object('', {
		keep: optional(colorsField(words.fields.keep, 0, MOST_KEPT)),
		mode: fallback(mode, 'auto'),
		size: fallback(integer(words.fields.size, LEAST_SIZE, MOST_SIZE), DEFAULT_SIZE),
		seed: optional(seed),
		reroll: optional(list(words.fields.reroll, integer('From 0.', 0, MOST_KEPT - 1), 1, MOST_REROLLS)),
		locale: localeField,
	}), ({ keep = [], size, reroll = [] }) => {
		const length = Math.max(size, keep.length), wrong = reroll.find((position) => position < keep.length || position >= length);
		if (wrong === undefined) return undefined;
		return wrong < keep.length
			? { field: 'reroll', claim: phrase`must not be the position of a kept color, got ${wrong} with ${keep.length} kept colors` }
			: { field: 'reroll', claim: phrase`must be below the number of colors, which is ${length}, got ${wrong}` };
	}),
	result: object(words.result.whole, {
		seed,
		mode,
		size: integer(words.result.size, LEAST_SIZE, MOST_KEPT),
		colors: list(words.result.colors, object('A color of the palette.', {
			input: optional(inputText()),
			hex: hexText(resultWords.hex),
			oklch: cssText(resultWords.oklch),
			name: textLike(words.result.name, '.+'),
			role: choice(words.result.role, PALETTE_ROLES),
			kept: flag(resultWords.kept),
		}), LEAST_SIZE, MOST_KEPT),
	}),
	cache: ({ seed }) => (seed === undefined ? 'never' : 'day'),
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [
		{ mode: 'pastel', size: 4, seed: 'spring' },
		{ keep: ['#3b82f6'], mode: 'complementary', size: 3, seed: '7' },
	],
}).runs(({ keep = [], mode, size, seed = freshSeed(), reroll, locale }) => {
	spend(8 * size);
	const colors = generate(seed, mode, size, keep.map(({ color }) => color), reroll), roles = assignRoles(colors, mode === 'dark');
	return {
		seed,
		mode,
		size: colors.length,
		colors: colors.map((color, i) => ({
			...(i < keep.length && { input: keep[i]!.input }),
			...shade(color),
			name: nearest(color, namesIn(locale), 1)[0]!.name,
			role: roles[i]!,
			kept: i < keep.length,
		})),
	};
});
