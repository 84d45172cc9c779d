/*
 * Defines a color space as a record: three channels, a base space with the conversion to and from it, the CSS notation, and
 * the rule for a powerless hue.
 *
 * Parsing, printing, mixing, rounding and messages all read this record; a new space is one file with such a record and one row
 * of `table.ts`. Only `channel-names.ts` repeats the ids of its channels, as types.
 *
 * Source  CSS Color 4 §4.4.1 (powerless), §5 to §10 (notations), §12.2 (analogous components).
 * Proof   test/spaces/new-space.test.ts adds one.
 */

import type { Mat3, Vec3 } from '../math/matrix.ts';

/**
 * The quantity a channel measures. Channels of two spaces are analogous if they have the same kind (first with first, second
 * with second), in any unit. `light` is red, green and blue of any primaries, and X, Y and Z; `red-green` and `yellow-blue` are
 * the two opponent axes, in either order; `share` has no analogue: whiteness, blackness, value.
 */
export type ChannelKind = 'lightness' | 'colorfulness' | 'hue' | 'red-green' | 'yellow-blue' | 'light' | 'share';

/** A channel of a space. */
export interface Channel {
	/** Name of the channel: `l`, `c`, `h` … */
	readonly id: string;
	/** The quantity it measures. */
	readonly kind: ChannelKind;
	/** The reference range of CSS: the values of 0 % and 100 %; for a hue, one turn in degrees. Values outside are valid. */
	readonly range: readonly [number, number];
	/** Decimals when printed: enough for every 8-bit color to round-trip. */
	readonly digits: number;
	/** Printed with a percent sign; the range ends at 100. */
	readonly unit?: '%';
	/** Name in messages; the id by default. */
	readonly name?: string;
	/** Values that the parser clamps: all beyond the range, or only those below 0. Default: none. */
	readonly clamp?: 'range' | 'floor' | undefined;
}

/** The three channels of a space. */
export type Channels = readonly [Channel, Channel, Channel];

/** A CSS function that denotes colors of a space. */
export interface Notation<Form extends string = string> {
	/** Function name: `oklch`; `color` for the spaces of color(). */
	readonly form: Form;
	/** Name of the space inside color(). */
	readonly name?: string;
	/** Alias accepted by the parser: rgba for rgb, xyz for xyz-d65. */
	readonly also?: string;
	/** Legacy comma syntax: three values of one unit (rgb), or a hue with two percentages (hsl). Default: not allowed. */
	readonly commas?: 'one-unit' | 'percent';
	/** Channels if they differ from those of the space: rgb() has a range of 0 to 255. */
	readonly channels?: Channels;
}

/** A step of a conversion: a matrix, or a function in place. */
export type Step =
	| { readonly matrix: Mat3 }
	| { readonly map: (v: Vec3) => void };

/** `Form` is the union of CSS functions that parse into the space; `never` if there are none. */
export interface Space<Id extends string = string, Form extends string = string> {
	/** Id of the space. */
	readonly id: Id;
	/** Its channels. */
	readonly channels: Channels;
	/** null for the root, xyz-d65. */
	readonly base: Space | null;
	/** Steps to the base. */
	readonly toBase: readonly Step[];
	/** Steps from the base. */
	readonly fromBase: readonly Step[];
	/**
	 * Printed form: a CSS function, which is also parsed; the name of a function that CSS lacks (`hsv`), or the beginning of
	 * color() with a name that CSS lacks (`color(--rec709`); or another space to print the color in.
	 */
	readonly written: Notation<Form> | string | (() => Space);
	/** A second function that parses into the space: rgb(). */
	readonly alsoRead?: Notation<Form>;
	/** Sets a powerless hue and its colorfulness to 0. Returns the mask of channels that become missing: bit i for channel i. */
	readonly powerless?: (v: Vec3) => number;
}

/** Spaces by id. */
export type Spaces = Readonly<Record<string, Space>>;
