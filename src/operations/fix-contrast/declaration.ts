/*
 * fix-contrast: the closest color that is readable.
 */

import { round } from '../../math/round.ts';
import { CONTRAST_TARGETS, fixContrast as fix } from '../../palette/contrast-fix.ts';
import { choice, flag, number, object } from '../../schema/schema.ts';
import { CONTRAST, contrast, SHADE, shade, SWATCH, swatch } from '../describe.ts';
import { colorField } from '../fields.ts';
import { operation } from '../operation.ts';
import { words } from './words.ts';

const TARGETS = Object.values(CONTRAST_TARGETS);

// The refusal of a number suggests its word.
const target = choice(
	words.fields.target,
	TARGETS.map(({ id }) => id),
	Object.fromEntries(TARGETS.flatMap(({ id, metric, least }) =>
		[[`${least}`, id], ...(metric === 'ratio' ? [[`${least}:1`, id]] : [])])),
);
const adjust = choice(words.fields.adjust, ['text', 'background']);

export const fixContrast = operation({
	name: 'fix-contrast',
	order: 50,
	words,
	group: 'Contrast',
	input: object('', {
		text: colorField(words.fields.text),
		background: colorField(words.fields.background),
		target,
		adjust,
	}),
	result: object(words.result.whole, {
		text: SWATCH,
		background: SWATCH,
		target,
		adjust,
		reached: flag(words.result.reached),
		changed: flag(words.result.changed),
		color: SHADE,
		before: CONTRAST,
		after: CONTRAST,
		lightnessShift: number(words.result.lightnessShift, -100, 100),
	}),
	values: ['color.hex'],
	examples: [
		{ text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' },
		{ text: 'white', background: '#3b82f6', target: 'apca-body', adjust: 'background' },
	],
}).runs(({ text, background, target, adjust }) => {
	const fixed = fix({ text: text.color, background: background.color, target, adjust });
	return {
		text: swatch(text),
		background: swatch(background),
		target,
		adjust,
		reached: fixed.reached,
		changed: fixed.changed,
		color: shade(fixed.color),
		before: contrast(fixed.before),
		after: contrast(fixed.after),
		lightnessShift: round(fixed.lightnessShift, 3),
	};
});
