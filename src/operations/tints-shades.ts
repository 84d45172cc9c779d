/*
 * tints-shades: a color on its way to white, to black and to gray.
 */

import { format } from '../formats/table.ts';
import { shadesOf } from '../palette/steps.ts';
import { fallback, integer, list, object } from '../schema/schema.ts';
import type { Color } from '../spaces/color.ts';
import { hexText, inputText } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const MOST_STEPS = 20;

const hexes = (doc: string) => list(doc, hexText('A step.'), 1, MOST_STEPS);

export const tintsShades = operation({
	name: 'tints-shades',
	title: 'Make tints and shades',
	group: 'Make',
	summary: 'Mix a color in even steps towards white, black and gray.',
	input: object('', {
		color: colorField('The color to start from.'),
		steps: fallback(integer('How many steps of each.', 1, MOST_STEPS), 10),
	}),
	result: object('Even steps in OKLab; the color itself is not among them.', {
		input: inputText(),
		hex: hexText('The color itself.'),
		tints: hexes('Towards white, which is the last.'),
		shades: hexes('Towards black, which is the last.'),
		tones: hexes('Towards gray (#808080), which is the last.'),
	}),
	examples: [{ input: { color: 'teal', steps: 4 }, shows: 'four steps each way' }],
}).runs(({ color: { input, color }, steps }) => {
	const { tints, shades, tones } = shadesOf(color, steps);
	const asHex = (colors: readonly Color[]): string[] => colors.map((step) => format(step, 'hex'));
	return { input, hex: format(color, 'hex'), tints: asHex(tints), shades: asHex(shades), tones: asHex(tones) };
});
