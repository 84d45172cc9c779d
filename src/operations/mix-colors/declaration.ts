/*
 * mix-colors: two colors mixed in a chosen space, as CSS color-mix() does.
 */

import { colorMix } from '../../formats/relative-color.ts';
import { format } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { asCss } from '../../names/as-css.ts';
import { choice, fallback, number, object } from '../../schema/schema.ts';
import { mix, MIX_SPACES } from '../../spaces/mix.ts';
import { cssText, hexText, roundAlpha, SWATCH, swatch } from '../describe.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const space = choice(words.fields.space, MIX_SPACES);
const amount = number(words.fields.amount, 0, 100);

export const mixColors = operation({
	name: 'mix-colors',
	order: 140,
	words,
	group: 'Make',
	input: object('', {
		first: colorField(words.fields.first),
		second: colorField(words.fields.second),
		amount: fallback(amount, 50),
		space: fallback(space, 'oklab'),
	}),
	result: object(words.result.whole, {
		first: SWATCH,
		second: SWATCH,
		amount,
		space,
		hex: hexText(words.result.hex),
		oklch: cssText(words.result.oklch),
		css: cssText(words.result.css),
		alpha: number(words.result.alpha, 0, 1),
	}),
	values: ['hex'],
	examples: [
		{ first: 'red', second: 'blue', amount: 25 },
		{ first: 'teal', second: 'orange', space: 'oklch' },
	],
}).runs(({ first, second, amount, space }) => {
	spend(5);
	const mixed = mix(first.color, second.color, amount / 100, space);
	return {
		first: swatch(first),
		second: swatch(second),
		amount,
		space,
		hex: format(mixed, 'hex'),
		oklch: format(mixed, 'oklch'),
		css: colorMix(space, asCss(first), asCss(second), amount),
		alpha: roundAlpha(mixed.alpha),
	};
});
