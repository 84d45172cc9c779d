/*
 * CSS gradients and their stops.
 */

import { printCss } from '../formats/css-print.ts';
import { gradient as gradientText, GRADIENT_ANGLES, GRADIENT_KINDS, stopAt, type GradientKind } from '../formats/gradient.ts';
import { format } from '../formats/table.ts';
import { declareGradient } from '../palette/gradient-declared.ts';
import { GRADIENT_CURVES, GRADIENT_PATHS, pathsThrough, type GradientCurve, type GradientPath } from '../palette/gradient-paths.ts';
import { computeStops, MOST_REQUESTED_STOPS, type Stop } from '../palette/gradient.ts';
import { convert } from '../spaces/convert.ts';
import { fault, readNumber, readOptions, readPositions, readWhole, readWord } from './arguments.ts';
import { readColors, type ColorLike } from './read-color.ts';

/** Interpolation spaces that browsers support and that are in use. */
export const GRADIENT_SPACES = ['oklab', 'oklch', 'srgb'] as const;

/** A space for `gradient`. */
export type GradientSpace = (typeof GRADIENT_SPACES)[number];

/** Options of `gradient`. */
export interface GradientOptions {
	/** The shape; default `linear`. */
	readonly kind?: GradientKind;
	/** Degrees, -360 to 360: the direction of a linear gradient, the start of a conic one; default 90, to the right. */
	readonly angle?: number;
	/** Interpolation space; default `oklab`. */
	readonly space?: GradientSpace;
	/** `straight` (default), or `vivid`, which turns through the hues instead of passing gray, in any space. */
	readonly path?: GradientPath;
	/** Through three or more colors: `linear` (default) with a corner at each, or `smooth`. */
	readonly curve?: GradientCurve;
	/** Position of each color, 0 to 1, ascending; by default evenly spaced. */
	readonly positions?: readonly number[];
	/** Number of stops of the fallback, 2 to 64; by default as many as it needs to look smooth. */
	readonly stops?: number;
}

/** A gradient as CSS and as stops. */
export interface Gradient {
	/** For browsers that support interpolation spaces. */
	readonly css: string;
	/** Looks the same and works in every browser: put this declaration first. */
	readonly fallback: string;
	/** The stops of the fallback. */
	readonly stops: readonly Stop[];
}

/** Most colors of a gradient. */
const MOST_COLORS = 64;

/**
 * A smooth gradient through 2 to 64 colors: `gradient(['#3b82f6', '#f97316']).css`.
 * @param colors The colors.
 * @param options Optional settings.
 * @returns CSS, its fallback and stops.
 * @throws InputError
 * @example
 * gradient(['red', 'blue'], { stops: 3 }).stops.length; // 3
 */
export function gradient(colors: readonly ColorLike[], options: GradientOptions = {}): Gradient {
	const all = readColors(colors, 2, 'colors', MOST_COLORS);
	const controls = readOptions(options, ['kind', 'angle', 'space', 'path', 'curve', 'positions', 'stops'], 'options');
	const kind = readWord(controls.kind ?? 'linear', GRADIENT_KINDS, 'options.kind');
	if (kind === 'radial' && controls.angle !== undefined) throw fault('options.angle', 'does not apply to a radial gradient');
	const { usual, most } = GRADIENT_ANGLES, angle = readNumber(controls.angle ?? usual, -most, most, 'options.angle');
	const space = readWord(controls.space ?? 'oklab', GRADIENT_SPACES, 'options.space');
	const places = controls.positions === undefined ? undefined : readPositions(controls.positions, all.length, 'options.positions');
	const count = controls.stops === undefined ? undefined : readWhole(controls.stops, 2, MOST_REQUESTED_STOPS, 'options.stops');
	const path = readWord(controls.path ?? 'straight', GRADIENT_PATHS, 'options.path');
	const ways = pathsThrough(all, space, path, readWord(controls.curve ?? 'linear', GRADIENT_CURVES, 'options.curve'));
	const stops = computeStops(all, space, count, places, ways), declared = declareGradient(all, space, places, ways);
	return {
		css: gradientText(kind, angle, declared.space, declared.stops.map(({ color, input, position }) => {
			const text = printCss(input === undefined ? convert(color, 'oklch') : color);
			return position === undefined ? text : stopAt(text, position * 100);
		})),
		fallback: gradientText(kind, angle, null, stops.map(({ color, position }) => stopAt(format(color, 'hex'), position * 100))),
		stops,
	};
}
