/*
 * make-gradient: a CSS gradient in a perceptual space, and the same for browsers that know only sRGB.
 */

import { advice } from '../errors.ts';
import { gradient, GRADIENT_KINDS, stopAt } from '../formats/gradient.ts';
import { format } from '../formats/table.ts';
import { round } from '../math/round.ts';
import { asCss } from '../names/as-css.ts';
import { declaredOf } from '../palette/gradient-declared.ts';
import { MOST_STOPS, stopsOf } from '../palette/gradient.ts';
import { choice, fallback, integer, list, number, object, optional, ruled } from '../schema/schema.ts';
import { cssText, hexText, shade, SWATCH, swatch } from './describe.ts';
import { colorsField } from './fields.ts';
import { operation } from './operation.ts';

const kind = choice('The shape of the gradient.', GRADIENT_KINDS);
const space = choice('The space to mix in.', ['oklab', 'oklch', 'srgb']);
const angle = number('Degrees: the direction of a linear gradient (90 is to the right), the start of a conic one.', -360, 360);

const DEFAULT_ANGLE = 90;
const MOST_GRADIENT_COLORS = 12;
const MOST_ASKED_STOPS = 64;

export const makeGradient = operation({
	name: 'make-gradient',
	title: 'Make a gradient',
	group: 'Make',
	summary: 'Write a smooth CSS gradient, with a fallback of plain stops that looks the same everywhere.',
	input: ruled(object('', {
		colors: colorsField('The colors, evenly spaced.', 2, MOST_GRADIENT_COLORS),
		kind: fallback(kind, 'linear'),
		angle: optional(angle),
		space: fallback(space, 'oklab'),
		positions: optional(
			list(
				'Where each color stands, in percent, never falling; evenly spaced when absent.',
				number('In percent.', 0, 100),
				2,
				MOST_GRADIENT_COLORS,
			),
		),
		stops: optional(integer('How many stops the fallback holds; as many as smoothness needs when absent.', 2, MOST_ASKED_STOPS)),
	}), ({ kind, angle, colors, positions }) => {
		if (kind === 'radial' && angle !== undefined)
			return { field: 'angle', claim: 'has no meaning for a radial gradient', advice: advice`Leave it out, or write ${{ kind: 'linear' }}.` };
		if (positions === undefined) return undefined;
		if (positions.length !== colors.length) {
			return { field: 'positions', claim: `must be as many as the colors: ${colors.length}, got ${positions.length}` };
		}
		const fall = positions.findIndex((position, i) => i > 0 && position < positions[i - 1]!);
		return fall < 0
			? undefined
			: {
				field: 'positions', claim: `must never fall, got ${positions[fall]} after ${positions[fall - 1]}`,
				advice: advice`Write ${[...positions].sort((a, b) => a - b)}.`,
			};
	}),
	result: object('The gradient as CSS, twice, and its stops.', {
		colors: list('In the order sent.', SWATCH, 2, MOST_GRADIENT_COLORS),
		kind,
		angle: optional(angle),
		space,
		css: cssText('For browsers that know gradient color spaces. What of it lies outside sRGB, a screen of sRGB clips and the fallback maps.'),
		fallback: cssText('For every browser: put this declaration first.'),
		stops: list('The stops of the fallback.', object('A stop.', {
			position: number('In percent.', 0, 100),
			hex: hexText('As HEX.'),
			oklch: cssText('In OKLCH.'),
		}), 2, Math.max(MOST_STOPS, MOST_ASKED_STOPS)),
	}),
	examples: [
		{ input: { colors: ['#3b82f6', '#f97316'] }, shows: 'blue to orange without mud between' },
		{ input: { colors: ['red', 'lime', 'blue'], kind: 'conic', angle: 0, space: 'oklch' }, shows: 'around the hues' },
	],
}).runs(({ colors, kind, angle = DEFAULT_ANGLE, space, positions, stops: count }) => {
	const given = colors.map(({ color }) => color), places = positions?.map((position) => position / 100);
	const declared = declaredOf(given, space, places), all = stopsOf(given, space, count, places);
	const stops = all.map(({ position, color }) => ({ position: round(position * 100, 3), ...shade(color) }));
	return {
		colors: colors.map(swatch),
		kind,
		...(kind !== 'radial' && { angle }),
		space,
		css: gradient(kind, angle, declared.space, declared.stops.map(({ color, input, position }) => {
			const text = input === undefined ? format(color, 'oklch') : asCss(colors[input]!);
			return position === undefined ? text : stopAt(text, position * 100);
		})),
		fallback: gradient(kind, angle, null, stops.map(({ position, hex }) => stopAt(hex, position))),
		stops,
	};
});
