/*
 * tints-shades: even steps from a color to white, black and gray.
 */

import { format } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { buildShades, MOST_SHADES, SHADE_ENDS } from '../../palette/steps.ts';
import { choice, fallback, integer, list, object } from '../../schema/schema.ts';
import type { Color } from '../../spaces/color.ts';
import { hexText, SENT } from '../describe.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const ends = choice(words.fields.ends, SHADE_ENDS);

const hexes = (doc: string) => list(doc, hexText('A step.'), 1, MOST_SHADES);

export const tintsShades = operation({
	name: 'tints-shades',
	order: 120,
	words,
	group: 'Make',
	input: object('', {
		color: colorField(words.fields.color),
		steps: fallback(integer(words.fields.steps, 1, MOST_SHADES), 10),
		ends: fallback(ends, 'closed'),
	}),
	result: object(words.result.whole, {
		...SENT,
		ends,
		tints: hexes(words.result.tints),
		shades: hexes(words.result.shades),
		tones: hexes(words.result.tones),
	}),
	values: ['tints', 'shades', 'tones'],
	rows: ['tints', 'shades', 'tones'],
	examples: [{ color: 'teal', steps: 4 }],
}).runs(({ color: { input, color }, steps, ends }) => {
	spend(4 * steps);
	const { tints, shades, tones } = buildShades(color, steps, ends);
	const asHex = (colors: readonly Color[]): string[] => colors.map((step) => format(step, 'hex'));
	return { input, hex: format(color, 'hex'), ends, tints: asHex(tints), shades: asHex(shades), tones: asHex(tones) };
});
