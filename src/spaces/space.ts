/*
 * What a color space is: three channels that say everything about themselves, a base space and the way there and back
 * as data, how it is written, and when its hue has no power.
 *
 * Reading, printing, mixing, rounding and messages follow from this; nothing about a space is written anywhere else. A
 * new space is one file with a record of this shape and one row of `table.ts`.
 *
 * Source  CSS Color 4 §4.4.1 (powerless), §5 to §10 (notations), §12.2 (analogous components).
 * Proof   test/spaces/new-space.test.ts adds one.
 */

import type { Mat3, Vec3 } from '../math/matrix.ts';

/**
 * What a channel measures. Two spaces have it in common where they have a channel of the same kind (the first of a kind
 * with the first, the second with the second), whatever its unit. `light` is red, green and blue of any primaries, X, Y
 * and Z among them; `red-green` and `yellow-blue` the two axes that a hue turns around, in whatever order a space lists
 * them; `share` what no other space has: whiteness, blackness, value.
 */
export type ChannelKind = 'lightness' | 'colorfulness' | 'hue' | 'red-green' | 'yellow-blue' | 'light' | 'share';

export interface Channel {
	readonly id: string;
	readonly kind: ChannelKind;
	/** What CSS calls the reference range: 0 % and 100 %; for a hue, one turn in degrees. Values outside are legal. */
	readonly range: readonly [number, number];
	/** Decimals in writing: enough that every 8-bit color comes back the same. */
	readonly digits: number;
	/** Written with a percent sign; the range ends at 100. */
	readonly unit?: '%';
	/** For messages, where it is not the id. */
	readonly name?: string;
	/** What a reader clamps: values beyond the range, or only those below 0. Without it, none. */
	readonly clamp?: 'range' | 'floor' | undefined;
}

export type Channels = readonly [Channel, Channel, Channel];

/** A function of CSS that writes colors of a space. */
export interface Notation<Form extends string = string> {
	/** Its name: `oklch`; `color` for the spaces of color(). */
	readonly form: Form;
	/** What color() calls the space. */
	readonly name?: string;
	/** Further names that are read: rgba for rgb, xyz for xyz-d65. */
	readonly also?: string;
	/** The comma syntax: three of one unit (rgb), a hue with two percentages (hsl). Without it, there is none. */
	readonly commas?: 'one-unit' | 'percent';
	/** Where they are not those of the space: rgb() counts to 255, which is then the end of the range. */
	readonly channels?: Channels;
}

export type Step =
	| { readonly matrix: Mat3 }
	| { readonly curve: (x: number) => number }
	| { readonly map: (v: Vec3) => void };

/** `Form` names the functions of CSS that are read into the space; `never` where there is none. */
export interface Space<Id extends string = string, Form extends string = string> {
	readonly id: Id;
	readonly channels: Channels;
	/** null for the root, xyz-d65. */
	readonly base: Space | null;
	readonly toBase: readonly Step[];
	readonly fromBase: readonly Step[];
	/**
	 * How it is written: by a function of CSS, which is then read too; by the name of a function that CSS does not have
	 * (`hsv`); or, without a name of its own, in another space.
	 */
	readonly written: Notation<Form> | string | (() => Space);
	/** A second function that is read into it: rgb(). */
	readonly alsoRead?: Notation<Form>;
	/**
	 * The hue has no power up to this colorfulness. Where colorfulness is no channel, a function instead, which clears
	 * what noise alone fills, the hue too, and tells whether it did.
	 */
	readonly powerless?: number | ((v: Vec3) => boolean);
}

/** Spaces by their ids. */
export type Spaces = Readonly<Record<string, Space>>;
