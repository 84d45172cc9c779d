/*
 * make-gradient: a CSS gradient in a perceptual space, with an equivalent for browsers that support sRGB only.
 */

import { advice, suggest, phrase } from '../../errors.ts';
import { gradient, GRADIENT_ANGLES, GRADIENT_KINDS, stopAt } from '../../formats/gradient.ts';
import { format } from '../../formats/table.ts';
import { spend } from '../../math/budget.ts';
import { round } from '../../math/round.ts';
import { asCss } from '../../names/as-css.ts';
import { declareGradient } from '../../palette/gradient-declared.ts';
import { GRADIENT_CURVES, GRADIENT_PATHS, pathsThrough } from '../../palette/gradient-paths.ts';
import { computeStops, MOST_REQUESTED_STOPS, MOST_STOPS } from '../../palette/gradient.ts';
import { choice, fallback, integer, list, number, object, optional, ruled } from '../../schema/schema.ts';
import { cssText, NOTATIONS, shade, SWATCH, swatch } from '../describe.ts';
import { colorsField } from '../fields.ts';
import { MOST_GRADIENT_COLORS } from '../list-limits.ts';
import { operation } from '../operation.ts';
import { resultWords } from '../result-words.ts';
import { words } from './words.ts';

const kind = choice(words.fields.kind, GRADIENT_KINDS);
const space = choice(words.fields.space, ['oklab', 'oklch', 'srgb']);
const path = choice(words.fields.path, GRADIENT_PATHS);
const curve = choice(words.fields.curve, GRADIENT_CURVES);
const angle = number(words.fields.angle, -GRADIENT_ANGLES.most, GRADIENT_ANGLES.most);

export const makeGradient = operation({
	name: 'make-gradient',
	order: 150,
	words,
	group: 'Make',
	input: ruled(object('', {
		colors: colorsField(words.fields.colors, 2, MOST_GRADIENT_COLORS),
		kind: fallback(kind, 'linear'),
		angle: optional(angle),
		space: fallback(space, 'oklab'),
		path: fallback(path, 'straight'),
		curve: fallback(curve, 'linear'),
		positions: optional(
			list(
				words.fields.positions,
				number(words.result.positions, 0, 100),
				2,
				MOST_GRADIENT_COLORS,
			),
		),
		stops: optional(integer(words.fields.stops, 2, MOST_REQUESTED_STOPS)),
	}), ({ kind, angle, colors, positions }) => {
		if (kind === 'radial' && angle !== undefined)
			return { field: 'angle', claim: 'does not apply to a radial gradient', advice: advice`Leave it out, or write ${{ kind: 'linear' }}.` };
		if (positions === undefined) return undefined;
		if (positions.length !== colors.length) {
			return { field: 'positions', claim: phrase`must have one value for each color: ${colors.length}, got ${positions.length}` };
		}
		const fall = positions.findIndex((position, i) => i > 0 && position < positions[i - 1]!);
		return fall < 0
			? undefined
			: {
				field: 'positions', claim: phrase`must not decrease, got ${positions[fall]!} after ${positions[fall - 1]!}`,
				advice: suggest`Write ${[...positions].sort((a, b) => a - b)}.`,
			};
	}),
	result: object(words.result.whole, {
		colors: list(resultWords.inOrder, SWATCH, 2, MOST_GRADIENT_COLORS),
		kind,
		angle: optional(angle),
		space,
		path,
		curve,
		css: cssText(words.result.css),
		fallback: cssText(words.result.fallback),
		stops: list(words.result.stops, object('A stop.', {
			position: number(words.result.position, 0, 100),
			...NOTATIONS,
		}), 2, Math.max(MOST_STOPS, MOST_REQUESTED_STOPS)),
	}),
	values: ['stops.hex'],
	rows: ['stops'],
	examples: [
		{ colors: ['#3b82f6', '#f97316'] },
		{ colors: ['red', 'lime', 'blue'], kind: 'conic', angle: 0, space: 'oklch' },
	],
}).runs(({ colors, kind, angle = GRADIENT_ANGLES.usual, space, path, curve, positions, stops: count }) => {
	// Text for the stops, in four notations.
	spend(5 * colors.length + 20);
	const given = colors.map(({ color }) => color), places = positions?.map((position) => position / 100);
	const ways = pathsThrough(given, space, path, curve);
	const declared = declareGradient(given, space, places, ways), all = computeStops(given, space, count, places, ways);
	const stops = all.map(({ position, color }) => ({ position: round(position * 100, 3), ...shade(color) }));
	return {
		colors: colors.map(swatch),
		kind,
		...(kind !== 'radial' && { angle }),
		space,
		path,
		curve,
		css: gradient(kind, angle, declared.space, declared.stops.map(({ color, input, position }) => {
			const text = input === undefined ? format(color, 'oklch') : asCss(colors[input]!);
			return position === undefined ? text : stopAt(text, position * 100);
		})),
		fallback: gradient(kind, angle, null, stops.map(({ position, hex }) => stopAt(hex, position))),
		stops,
	};
});
