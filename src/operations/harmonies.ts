/*
 * harmonies: colors that go with a color.
 */

import { format } from '../formats/table.ts';
import { HARMONY_KINDS, harmonyOf } from '../palette/harmonies.ts';
import { choice, list, number, object, optional } from '../schema/schema.ts';
import { cssText, hexText, inputText, shade } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const kind = choice('A kind of harmony.', HARMONY_KINDS);

export const harmonies = operation({
	name: 'harmonies',
	title: 'Find color harmonies',
	group: 'Make',
	summary: `Find the colors that go with a color: ${HARMONY_KINDS.length} kinds, turned in OKLCH at constant lightness.`,
	input: object('', {
		color: colorField('The base color.'),
		kind: optional(kind),
	}),
	result: object('One harmony, or all seven.', {
		input: inputText(),
		hex: hexText('The base color.'),
		harmonies: list('By kind.', object('A harmony.', {
			kind,
			colors: list('The base first.', object('A color of the harmony, inside sRGB.', {
				hex: hexText('As HEX.'),
				oklch: cssText('In OKLCH.'),
				hueOffset: number('Turn from the base in degrees.', -360, 360),
			}), 2, 5),
		}), 1, HARMONY_KINDS.length),
	}),
	examples: [
		{ input: { color: '#3b82f6', kind: 'triadic' }, shows: 'three colors a third of the circle apart' },
		{ input: { color: 'tomato' }, shows: 'all kinds' },
	],
}).runs(({ color: { input, color }, kind }) => ({
	input,
	hex: format(color, 'hex'),
	harmonies: (kind === undefined ? HARMONY_KINDS : [kind]).map((kind) => ({
		kind,
		colors: harmonyOf(color, kind).map((turned) => ({ ...shade(turned.color), hueOffset: turned.hueOffset })),
	})),
}));
