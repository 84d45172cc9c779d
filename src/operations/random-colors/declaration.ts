/*
 * random-colors: colors by seed, uniform in the perceived volume of a gamut.
 */

import { phrase, suggest } from '../../errors.ts';
import { GAMUT_IDS } from '../../gamut/gamut.ts';
import { freshSeed, LONGEST_SEED, randomFrom } from '../../math/random.ts';
import { ALL_COLORS as ALL, MOST_RANDOM as MOST, randomColors as draw, type Range } from '../../palette/random-colors.ts';
import { choice, fallback, integer, list, number, object, optional, ruled, text, type Broken } from '../../schema/schema.ts';
import { SHADE, shade } from '../describe.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const gamut = choice(words.fields.gamut, GAMUT_IDS);
const seed = text(words.fields.seed, 0, LONGEST_SEED);
const distance = number(words.fields.distance, 0, 1);
const range = (doc: string, most: number) => optional(list(doc, number(`An end of the range, 0 to ${most}.`, 0, most), 2, 2));

type Ranges = { readonly [name in keyof typeof ALL]?: readonly number[] | undefined };

/** Checks that ranges begin with their lower end. Hues may pass 360 degrees. */
function checkRanges({ lightness, chroma }: Ranges): Broken | undefined {
	for (const [field, bounds] of Object.entries({ lightness, chroma }))
		if (bounds !== undefined && bounds[0]! > bounds[1]!)
			return { field, claim: phrase`must begin with its lower end, got ${bounds.join(', ')}`, advice: suggest`Write ${bounds.toReversed()}.` };
	return undefined;
}

/** A range of two numbers, as the schema requires. */
const asRange = (bounds: readonly number[] | undefined, all: Range): Range => (bounds === undefined ? all : [bounds[0]!, bounds[1]!]);

export const randomColors = operation({
	name: 'random-colors',
	order: 167,
	words,
	group: 'Make',
	input: ruled(object('', {
		count: fallback(integer(words.fields.count, 1, MOST), 5),
		gamut: fallback(gamut, 'srgb'),
		lightness: range(words.fields.lightness, ALL.lightness[1]),
		chroma: range(words.fields.chroma, ALL.chroma[1]),
		hue: range(words.fields.hue, ALL.hue[1]),
		distance: fallback(distance, 0),
		seed: optional(seed),
	}), checkRanges),
	result: object(words.result.whole, {
		seed,
		gamut,
		distance,
		missing: integer(words.result.missing, 0, MOST),
		colors: list(words.result.colors, SHADE, 0, MOST),
	}),
	cache: ({ seed }) => (seed === undefined ? 'never' : 'day'),
	cost: 2,
	values: ['colors.hex'],
	rows: ['colors'],
	examples: [
		{ count: 3, seed: 'spring' },
		{ count: 4, lightness: [0.6, 0.8], chroma: [0.1, 0.5], distance: 0.1, seed: '7' },
	],
}).runsInSteps(function* ({ count, gamut, lightness, chroma, hue, distance, seed = freshSeed() }) {
	const ranges = { lightness: asRange(lightness, ALL.lightness), chroma: asRange(chroma, ALL.chroma), hue: asRange(hue, ALL.hue) };
	const colors = yield* draw(randomFrom(seed), count, gamut, ranges, distance);
	return { seed, gamut, distance, missing: count - colors.length, colors: colors.map(shade) };
});
