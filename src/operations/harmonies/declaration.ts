/*
 * harmonies: colors that match a color.
 */

import { format } from '../../formats/table.ts';
import { buildHarmony, HARMONY_KINDS, HARMONY_LIGHTNESSES } from '../../palette/harmonies.ts';
import { choice, fallback, list, number, object, optional } from '../../schema/schema.ts';
import { hexText, inputText, NOTATIONS, shade } from '../describe.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const kind = choice(words.fields.kind, HARMONY_KINDS);
const lightness = choice(words.fields.lightness, HARMONY_LIGHTNESSES);

export const harmonies = operation({
	name: 'harmonies',
	order: 130,
	words,
	group: 'Make',
	input: object('', {
		color: colorField(words.fields.color),
		kind: optional(kind),
		lightness: fallback(lightness, 'constant'),
	}),
	result: object(words.result.whole, {
		input: inputText(),
		hex: hexText('The base color.'),
		lightness,
		harmonies: list(words.result.harmonies, object('A harmony.', {
			kind,
			colors: list(words.result.colors, object('A color of the harmony, inside sRGB.', {
				...NOTATIONS,
				hueOffset: number(words.result.hueOffset, -360, 360),
			}), 2, 5),
		}), 1, HARMONY_KINDS.length),
	}),
	values: ['harmonies.colors.hex'],
	rows: ['harmonies.colors'],
	examples: [
		{ color: '#3b82f6', kind: 'triadic' },
		{ color: 'tomato' },
	],
}).runs(({ color: { input, color }, kind, lightness }) => ({
	input,
	hex: format(color, 'hex'),
	lightness,
	harmonies: (kind === undefined ? HARMONY_KINDS : [kind]).map((kind) => ({
		kind,
		colors: buildHarmony(color, kind, lightness).map((turned) => ({ ...shade(turned.color), hueOffset: turned.hueOffset })),
	})),
}));
