/*
 * generate-scale: eleven steps around one color that stays as it is.
 */

import { format } from '../formats/table.ts';
import { contrastOf } from '../palette/contrast.ts';
import { SCALE_STEPS, scaleOf } from '../palette/scale.ts';
import { integer, list, object } from '../schema/schema.ts';
import { fromRgb24 } from '../spaces/rgb24.ts';
import { cssText, hexText, inputText, ratioNumber, shade, shownRatio } from './describe.ts';
import { colorField } from './fields.ts';
import { operation } from './operation.ts';

const WHITE = fromRgb24(0xffffff), BLACK = fromRgb24(0x000000);

export const generateScale = operation({
	name: 'generate-scale',
	summary: 'Make a scale of eleven steps, 50 to 950, around a color that keeps its value on its natural step.',
	input: object('', { color: colorField('The color to build on.') }),
	result: object('The scale, lightest first, every step inside sRGB.', {
		input: inputText(),
		hex: hexText('The color itself.'),
		anchor: integer('The step on which the color stands.', 50, 950),
		steps: list('The steps.', object('One step.', {
			step: integer('The step: 50, 100, 200 … 900, 950.', 50, 950),
			hex: hexText('As HEX.'),
			oklch: cssText('In OKLCH.'),
			ratioOnWhite: ratioNumber('WCAG 2 ratio against white, rounded down.'),
			ratioOnBlack: ratioNumber('WCAG 2 ratio against black, rounded down.'),
		}), SCALE_STEPS.length, SCALE_STEPS.length),
	}),
	examples: [
		{ input: { color: '#3b82f6' }, shows: 'the scale of a blue' },
		{ input: { color: 'gold' }, shows: 'a yellow, whose middle is light' },
	],
}).runs(({ color: { input, color } }) => {
	const { anchor, colors } = scaleOf(color);
	return {
		input,
		hex: format(color, 'hex'),
		anchor,
		steps: colors.map((step, i) => ({
			step: SCALE_STEPS[i]!,
			...shade(step),
			ratioOnWhite: shownRatio(contrastOf(step, WHITE).ratio),
			ratioOnBlack: shownRatio(contrastOf(step, BLACK).ratio),
		})),
	};
});
