/*
 * Mixes two colors in a space, as CSS color-mix() and gradients do.
 *
 * A channel that is missing in one color is taken from the other. A channel that is `none` stays missing across a conversion
 * if the target has an analogous channel, and a powerless hue is missing. Nothing is clipped or mapped. Alpha is premultiplied,
 * so a transparent color does not contribute.
 *
 * Source  CSS Color 4 §12 (interpolation), §12.2 (analogous components and sets), §12.3 (premultiplied alpha), §12.4
 *         (hue), §4.4.1 (powerless components), all of 2026; CSS Color 5, color-mix().
 * Proof   test/spaces/mix.test.ts holds the examples of the specification.
 */

import { hueAlong, normalizeHue, type HueArc } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { findAnalogue, findChannel } from './channels.ts';
import { convertCoordsInto, settlePowerless } from './convert.ts';
import { spaceById } from './space-by-id.ts';
import type { Space } from './space.ts';
import { SPACES, type SpaceId } from './table.ts';

export const MIX_SPACES = ['oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb'] as const satisfies readonly SpaceId[];

/** Id of a space that mixtures and gradients offer; `color-mix()` is read in every space of CSS. */
export type MixSpace = (typeof MIX_SPACES)[number];

/** A mutable copy of a color that is being mixed. */
export interface Part {
	readonly coords: Vec3;
	alpha: number;
	none: number;
}

/** Mixes two colors in a space. `amount` is the share of the second, 0..1. Channels missing in both are missing in the result. */
export const mixIn = <S extends string>(
	space: Space<S>, first: Color<string>, second: Color<string>, amount: number, arc?: HueArc): Color<S> =>
	mixerIn(space, first, second, arc)(amount);

/** Prepares `mixIn` of two colors for many amounts: the colors are converted once. */
export function mixerIn<S extends string>(
	space: Space<S>, first: Color<string>, second: Color<string>, arc: HueArc = 'shorter'): (amount: number) => Color<S> {
	const a = toPart(first, space), b = toPart(second, space), none = a.none & b.none;
	fillInto(a, b);
	fillInto(b, a);
	return (amount) => blend(a, b, none, amount, space, arc);
}

/** Mixes two colors in a space of the table by id. */
export const mix = <S extends SpaceId>(first: Color<string>, second: Color<string>, amount: number, space: S, arc?: HueArc): Color<S> =>
	// The entry of an id has that id.
	mixIn(SPACES[space] as Space, first, second, amount, arc) as Color<S>;

/** Prepares `mix` of two colors for many amounts. */
export const mixer = <S extends SpaceId>(first: Color, second: Color, space: S, arc?: HueArc): (amount: number) => Color<S> =>
	// The entry of an id has that id.
	mixerIn(SPACES[space] as Space, first, second, arc) as (amount: number) => Color<S>;

function blend<S extends string>(a: Part, b: Part, none: number, amount: number, space: Space<S>, arc: HueArc): Color<S> {
	const rest = 1 - amount;
	const alpha = a.alpha === b.alpha ? a.alpha : a.alpha * rest + b.alpha * amount;
	// If both alphas are missing, nothing is premultiplied.
	const isPlain = (none & NONE_ALPHA) !== 0;
	const ofFirst = isPlain ? rest : a.alpha * rest;
	const ofSecond = isPlain ? amount : b.alpha * amount;
	// If both colors are transparent, the premultiplied values are all 0 and need no division.
	const divisor = isPlain || alpha === 0 ? 1 : alpha;
	const hueAt = findChannel('hue', space);
	const coords: Vec3 = [0, 0, 0];
	for (let i = 0; i < 3; i++) {
		const x = a.coords[i]!, y = b.coords[i]!;
		// Adding 0 turns -0 into 0.
		coords[i] = i === hueAt
			? normalizeHue(normalizeHue(x) * rest + hueAlong(arc, x, y) * amount)
			: (x * ofFirst + y * ofSecond) / divisor + 0;
	}
	return { space: space.id, coords, alpha, none };
}

/** Converts a color to the space and marks every missing channel. */
export function toPart(color: Color<string>, space: Space): Part {
	const own = color.coords, coords: Vec3 = [own[0], own[1], own[2]];
	if (color.space === space.id) return { coords, alpha: color.alpha, none: color.none };
	const from = spaceById(color.space);
	// A powerless hue must leave no trace of chroma in the target space.
	settlePowerless(coords, from);
	const missing = convertCoordsInto(coords, color.space, space) | carriedOver(color.none, from, space);
	for (let i = 0; i < 3; i++) if (missing & (1 << i)) coords[i] = 0;
	return { coords, alpha: color.alpha, none: missing | (color.none & NONE_ALPHA) };
}

/**
 * Converts a color as mixing does: missing channels stay missing if the space has analogous ones, and a hue that became
 * powerless is missing too. A color already in the space is unchanged.
 */
export function carryMissing<S extends SpaceId>(color: Color, space: S): Color<S> {
	const { coords, alpha, none } = toPart(color, SPACES[space]);
	return { space, coords, alpha, none };
}

/** Fills the missing channels of one color from the other. */
export function fillInto(part: Part, other: Part): void {
	const missing = part.none & ~other.none;
	if (missing === 0) return;
	for (let i = 0; i < 3; i++) if (missing & (1 << i)) part.coords[i] = other.coords[i]!;
	if (missing & NONE_ALPHA) part.alpha = other.alpha;
}

/**
 * Returns the mask of channels that stay missing across a conversion: each with an analogue, and the remaining ones as a set if
 * all of the other space's remaining channels are missing. `lab(50 none none)` has neither chroma nor hue in LCh;
 * `lab(50 none 20)` has both.
 */
function carriedOver(none: number, from: Space, to: Space): number {
	if ((none & 7) === 0) return 0;
	let mask = 0, isSetMissing = true;
	for (let i = 0; i < 3; i++) {
		const isMissing = (none & (1 << i)) !== 0, at = findAnalogue(i, from, to);
		if (at < 0) isSetMissing &&= isMissing;
		else if (isMissing) mask |= 1 << at;
	}
	if (isSetMissing) for (let i = 0; i < 3; i++) if (findAnalogue(i, to, from) < 0) mask |= 1 << i;
	return mask;
}
