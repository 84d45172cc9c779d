/*
 * fix-contrast: the closest color that can be read.
 */

import { round } from '../math/round.ts';
import { CONTRAST_TARGETS, fixContrast as fix } from '../palette/contrast-fix.ts';
import { choice, flag, number, object } from '../schema/schema.ts';
import { CONTRAST, contrast, SHADE, shade, SWATCH, swatch } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const TARGETS = Object.values(CONTRAST_TARGETS);

const listed = (metric: 'ratio' | 'lc'): string =>
	TARGETS.filter((target) => target.metric === metric).map(({ id, least }) => `${id} ${least}`).join(', ');

// Who writes the number means the word for it.
const target = choice(
	`What to reach: a WCAG 2 ratio (${listed('ratio')}) or an APCA |Lc| (${listed('lc')}).`,
	TARGETS.map(({ id }) => id),
	Object.fromEntries(TARGETS.flatMap(({ id, least }) => [[`${least}`, id], [`${least}:1`, id]])),
);
const adjust = choice('Which of the two may change.', ['text', 'background']);

export const fixContrast = operation({
	name: 'fix-contrast',
	title: 'Fix text contrast',
	group: 'Contrast',
	summary: 'Move the lightness of text or background just as far as a contrast target needs, keeping its hue.',
	input: object('', {
		text: colorField('The color of the text.'),
		background: colorField('The color behind it.'),
		target,
		adjust,
	}),
	result: object('The adjusted color and what it brings.', {
		text: SWATCH,
		background: SWATCH,
		target,
		adjust,
		reached: flag('Does the color below reach the target as 8-bit HEX?'),
		changed: flag('Did the color have to move?'),
		color: SHADE,
		before: CONTRAST,
		after: CONTRAST,
		lightnessShift: number('How far OKLCH lightness moved, in percent.', -100, 100),
	}),
	examples: [
		{ input: { text: '#9ca3af', background: 'white', target: 'aa', adjust: 'text' }, shows: 'a gray darkened to AA' },
		{ input: { text: 'white', background: '#3b82f6', target: 'apca-body', adjust: 'background' }, shows: 'a button deepened to Lc 75' },
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
