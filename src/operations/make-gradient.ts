/*
 * make-gradient: a CSS gradient in a perceptual space, and the same for browsers that know only sRGB.
 */

import { advice } from '../errors.ts';
import { gradient, GRADIENT_KINDS, stopAt } from '../formats/gradient.ts';
import { round } from '../math/round.ts';
import { asCss } from '../names/as-css.ts';
import { hasHue, MOST_STOPS, stopsOf, type Stop } from '../palette/gradient.ts';
import { choice, fallback, integer, list, number, object, optional, ruled } from '../schema/schema.ts';
import { cssText, hexText, shade, SWATCH, swatch } from './describe.ts';
import { colorsField, type ColorInput } from './fields.ts';
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
		css: cssText('For browsers that know gradient color spaces.'),
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
	const all = stopsOf(colors.map(({ color }) => color), space, count, positions?.map((position) => position / 100));
	const stops = all.map(({ position, color }) => ({ position: round(position * 100, 3), ...shade(color) }));
	const isPlain = space !== 'oklch' || colors.every(({ color }) => hasHue(color));
	return {
		colors: colors.map(swatch),
		kind,
		...(kind !== 'radial' && { angle }),
		space,
		css: isPlain
			? gradient(kind, angle, space, colors.map((color, i) => positions ? stopAt(asCss(color), positions[i]!) : asCss(color)))
			: gradient(
				kind,
				angle,
				'oklab',
				asInOklab(colors, all, positions).map(({ text, position }) => position === undefined ? text : stopAt(text, position)),
			),
		fallback: gradient(kind, angle, null, stops.map(({ position, hex }) => stopAt(hex, position))),
		stops,
	};
});

interface WrittenStop {
	readonly text: string;
	/** In percent; the browser's where absent. */
	readonly position?: number;
}

/**
 * A gradient in OKLCH that passes a gray, written in OKLab. Browsers turn the hue on the way to a gray, each in its own
 * manner; that stretch is straight in OKLab, whose line they all paint. Between two colors with hues the arc is written by
 * its stops.
 */
function asInOklab(colors: readonly ColorInput[], stops: readonly Stop[], positions: readonly number[] | undefined): WrittenStop[] {
	if (colors.length === 2) return colors.map((color, i) => ({ text: asCss(color), ...(positions && { position: positions[i]! }) }));
	const places = positions ?? colors.map((_, i) => (100 * i) / (colors.length - 1));
	return colors.flatMap((color, i) => {
		const own = { text: asCss(color), position: places[i]! }, next = colors[i + 1];
		if (next === undefined || !hasHue(color.color) || !hasHue(next.color)) return [own];
		const between = stops.filter(({ position }) => position * 100 > places[i]! + 1e-9 && position * 100 < places[i + 1]! - 1e-9);
		return [own, ...between.map((stop) => ({ text: shade(stop.color).oklch, position: stop.position * 100 }))];
	});
}
