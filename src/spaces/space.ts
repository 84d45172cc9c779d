/*
 * What a color space is: three channels, a base space, and the way there and back as data.
 *
 * A step is a matrix, a curve applied to each channel, or a function on all three. `convert.ts` strings the steps of
 * two spaces together over their nearest common base and multiplies matrices that meet.
 */

import type { Mat3, Vec3 } from '../math/matrix.ts';

export const SPACE_IDS = [
	'srgb', 'srgb-linear', 'hsl', 'hsv', 'hwb',
	'lab', 'lch', 'oklab', 'oklch',
	'display-p3', 'display-p3-linear', 'rec2020', 'rec2020-linear',
	'a98-rgb', 'a98-rgb-linear', 'prophoto-rgb', 'prophoto-rgb-linear',
	'xyz-d65', 'xyz-d50',
] as const;

export type SpaceId = (typeof SPACE_IDS)[number];

export interface Channel {
	readonly id: string;
	/** What CSS calls the reference range: 0 % and 100 %; for a hue, one turn. Values outside are legal. */
	readonly range: readonly [number, number];
}

export type Step =
	| { readonly matrix: Mat3 }
	| { readonly curve: (x: number) => number }
	| { readonly map: (v: Vec3) => void };

export interface Space {
	readonly id: SpaceId;
	readonly channels: readonly [Channel, Channel, Channel];
	/** null for the root, xyz-d65. */
	readonly base: Space | null;
	readonly toBase: readonly Step[];
	readonly fromBase: readonly Step[];
	/**
	 * After a conversion into this space: clears channels that noise alone fills and returns the mask of those that
	 * are powerless and so become missing (CSS Color 4 §4.4.1). Only spaces with a hue have any.
	 */
	readonly powerless?: (v: Vec3) => number;
}
