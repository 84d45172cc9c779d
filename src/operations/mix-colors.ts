/*
 * mix-colors: two colors mixed in a chosen space, as CSS color-mix() does it.
 */

import { colorMix } from '../formats/color-mix.ts';
import { format } from '../formats/table.ts';
import { asCss } from '../names/as-css.ts';
import { choice, fallback, number, object } from '../schema/schema.ts';
import { mix, MIX_SPACES } from '../spaces/mix.ts';
import { cssText, hexText, shownAlpha, SWATCH, swatch } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const space = choice('The space to mix in.', MIX_SPACES);
const amount = number('Share of the second color, in percent.', 0, 100);

export const mixColors = operation({
	name: 'mix-colors',
	title: 'Mix two colors',
	group: 'Make',
	summary: `Mix two colors in one of ${MIX_SPACES.length} spaces, with the color-mix() expression that gives the same.`,
	input: object('', {
		first: colorField('The first color.'),
		second: colorField('The second color.'),
		amount: fallback(amount, 50),
		space: fallback(space, 'oklab'),
	}),
	result: object('The mixture: hue by the shorter arc, premultiplied alpha, missing components carried.', {
		first: SWATCH,
		second: SWATCH,
		amount,
		space,
		hex: hexText('The mixture as HEX; gamut-mapped where it lies outside sRGB.'),
		oklch: cssText('The mixture in OKLCH.'),
		css: cssText('The color-mix() expression.'),
		alpha: number('Opacity of the mixture, 0 to 1.', 0, 1),
	}),
	examples: [
		{ input: { first: 'red', second: 'blue', amount: 25 }, shows: 'a quarter of blue' },
		{ input: { first: 'teal', second: 'orange', space: 'oklch' }, shows: 'around the hue circle' },
	],
}).runs(({ first, second, amount, space }) => {
	const mixed = mix(first.color, second.color, amount / 100, space);
	return {
		first: swatch(first),
		second: swatch(second),
		amount,
		space,
		hex: format(mixed, 'hex'),
		oklch: format(mixed, 'oklch'),
		css: colorMix(space, asCss(first), asCss(second), amount),
		alpha: shownAlpha(mixed.alpha),
	};
});
