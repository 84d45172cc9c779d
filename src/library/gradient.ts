/*
 * Gradients as CSS and as stops.
 */

import { printCss } from '../formats/css-print.ts';
import { gradient as gradientText, GRADIENT_KINDS, stopAt, type GradientKind } from '../formats/gradient.ts';
import { format } from '../formats/table.ts';
import { declaredOf } from '../palette/gradient-declared.ts';
import { stopsOf, type Stop } from '../palette/gradient.ts';
import { convert } from '../spaces/convert.ts';
import { colorsOf, fault, numberOf, optionsOf, placesOf, wholeOf, wordOf, type ColorLike } from './arguments.ts';

/** The spaces that browsers mix a gradient in and people ask for. */
export const GRADIENT_SPACES = ['oklab', 'oklch', 'srgb'] as const;

export type GradientSpace = (typeof GRADIENT_SPACES)[number];

export interface GradientOptions {
	/** The shape; `linear` unless said otherwise. */
	readonly kind?: GradientKind;
	/** Degrees, -360 to 360: the direction of a linear gradient, the start of a conic one. 90, to the right. */
	readonly angle?: number;
	/** The space to mix in; `oklab` unless said otherwise. */
	readonly space?: GradientSpace;
	/** Where each color stands, 0 to 1, never falling; evenly spread unless said otherwise. */
	readonly positions?: readonly number[];
	/** How many stops the fallback holds, 2 to 64; as many as smoothness needs unless said otherwise. */
	readonly stops?: number;
}

export interface Gradient {
	/** For browsers that know gradient color spaces. */
	readonly css: string;
	/** The same to the eye for every browser: put this declaration first. */
	readonly fallback: string;
	/** The stops of the fallback. */
	readonly stops: readonly Stop[];
}

/** No gradient that people look at has more. */
const MOST_COLORS = 64;

const DEFAULT_ANGLE = 90;

/** A smooth gradient through 2 to 64 colors: `gradient(['#3b82f6', '#f97316']).css`. Throws InputError. */
export function gradient(colors: readonly ColorLike[], options: GradientOptions = {}): Gradient {
	const given = colorsOf(colors, 2, 'colors', MOST_COLORS);
	const known = optionsOf(options, ['kind', 'angle', 'space', 'positions', 'stops'], 'options');
	const kind = wordOf(known.kind ?? 'linear', GRADIENT_KINDS, 'options.kind');
	if (kind === 'radial' && known.angle !== undefined) throw fault('options.angle', 'has no meaning for a radial gradient');
	const angle = numberOf(known.angle ?? DEFAULT_ANGLE, -360, 360, 'options.angle');
	const space = wordOf(known.space ?? 'oklab', GRADIENT_SPACES, 'options.space');
	const places = known.positions === undefined ? undefined : placesOf(known.positions, given.length, 'options.positions');
	const count = known.stops === undefined ? undefined : wholeOf(known.stops, 2, 64, 'options.stops');
	const stops = stopsOf(given, space, count, places);
	const declared = declaredOf(given, space, places);
	return {
		css: gradientText(kind, angle, declared.space, declared.stops.map(({ color, input, position }) => {
			const text = printCss(input === undefined ? convert(color, 'oklch') : color);
			return position === undefined ? text : stopAt(text, position * 100);
		})),
		fallback: gradientText(kind, angle, null, stops.map(({ color, position }) => stopAt(format(color, 'hex'), position * 100))),
		stops,
	};
}
