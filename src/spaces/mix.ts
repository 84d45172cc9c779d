/*
 * Two colors mixed in a space, as color-mix() and gradients of CSS mix them.
 *
 * A channel that is missing in one color is taken from the other, so it has to be known which are: those that CSS
 * calls `none` keep that across a conversion where the target has a channel of the same kind, and a hue without
 * power is missing. Nothing is clipped or mapped. Alpha is premultiplied, so that a transparent color has no say.
 *
 * Source  CSS Color 4 §12 (interpolation), §12.2 (analogous components and sets), §12.3 (premultiplied alpha), §12.4
 *         (hue), §4.4.1 (powerless components), all of 2026; CSS Color 5, color-mix().
 * Proof   test/spaces/mix.test.ts holds the examples of the specification.
 */

import { hueAlong, normalizeHue, type HueArc } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { analogueOf, placeOf } from './channels.ts';
import { convertInto } from './convert.ts';
import { powerlessInto } from './powerless.ts';
import type { Space, Spaces } from './space.ts';
import { SPACES, type SpaceId } from './table.ts';

export const MIX_SPACES = ['oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb'] as const satisfies readonly SpaceId[];

export type MixSpace = (typeof MIX_SPACES)[number];

/** A color on its way into a mixture: its own copy of everything. */
interface Part {
	readonly coords: Vec3;
	alpha: number;
	none: number;
}

/** `amount` is the share of the second color, 0..1. The result is in the space; what both colors miss, it misses. */
export function mix<S extends SpaceId>(first: Color, second: Color, amount: number, space: S, arc?: HueArc): Color<S>;
export function mix<S extends string>(
	first: Color<string>, second: Color<string>, amount: number, space: S, arc: HueArc, spaces: Spaces): Color<S>;
export function mix<S extends string>(
	first: Color<string>,
	second: Color<string>,
	amount: number,
	space: S,
	arc: HueArc = 'shorter',
	spaces: Spaces = SPACES,
): Color<S> {
	const a = partOf(first, space, spaces), b = partOf(second, space, spaces);
	const none = a.none & b.none;
	fillInto(a, b);
	fillInto(b, a);
	const rest = 1 - amount;
	const alpha = a.alpha === b.alpha ? a.alpha : a.alpha * rest + b.alpha * amount;
	// Without an alpha on either side there is nothing to premultiply by.
	const isPlain = (none & NONE_ALPHA) !== 0;
	const ofFirst = isPlain ? rest : a.alpha * rest;
	const ofSecond = isPlain ? amount : b.alpha * amount;
	// Where all is transparent the premultiplied values, all 0, stand as they are.
	const divisor = isPlain || alpha === 0 ? 1 : alpha;
	const hueAt = placeOf('hue', spaces[space]!);
	const coords: Vec3 = [0, 0, 0];
	for (let i = 0; i < 3; i++) {
		const x = a.coords[i]!, y = b.coords[i]!;
		// Adding 0 turns -0 into 0.
		coords[i] = i === hueAt
			? normalizeHue(normalizeHue(x) * rest + hueAlong(arc, x, y) * amount)
			: (x * ofFirst + y * ofSecond) / divisor + 0;
	}
	return { space, coords, alpha, none };
}

/** The color in the space, with every missing channel marked. */
function partOf(color: Color<string>, space: string, spaces: Spaces): Part {
	const own = color.coords, coords: Vec3 = [own[0], own[1], own[2]];
	if (color.space === space) return { coords, alpha: color.alpha, none: color.none };
	const from = spaces[color.space]!;
	// A hue without power leaves no trace of chroma in the space that comes after.
	powerlessInto(coords, from);
	const powerless = convertInto(coords, color.space, space, spaces);
	const missing = powerless | carriedOver(color.none, from, spaces[space]!);
	for (let i = 0; i < 3; i++) if (missing & (1 << i)) coords[i] = 0;
	return { coords, alpha: color.alpha, none: missing | (color.none & NONE_ALPHA) };
}

/**
 * The color in the space, as it goes into a mixture: what is missing stays missing where the space has the like of it, and a
 * hue that the conversion left without power is missing too. In its own space it is the color itself.
 */
export function carried<S extends SpaceId>(color: Color, space: S): Color<S> {
	const { coords, alpha, none } = partOf(color, space, SPACES);
	return { space, coords, alpha, none };
}

/** What one color misses comes from the other. */
function fillInto(part: Part, other: Part): void {
	const missing = part.none & ~other.none;
	for (let i = 0; i < 3; i++) if (missing & (1 << i)) part.coords[i] = other.coords[i]!;
	if (missing & NONE_ALPHA) part.alpha = other.alpha;
}

/**
 * The channels of one space that are missing because of those missing in another: each that has an analogue, and the
 * ones that have none as a set, if all of its counterpart are missing. So `lab(50 none none)` has no chroma and no
 * hue in LCh, but `lab(50 none 20)` has both.
 */
function carriedOver(none: number, from: Space, to: Space): number {
	if ((none & 7) === 0) return 0;
	let mask = 0, isSetMissing = true;
	for (let i = 0; i < 3; i++) {
		const isMissing = (none & (1 << i)) !== 0, at = analogueOf(i, from, to);
		if (at < 0) isSetMissing &&= isMissing;
		else if (isMissing) mask |= 1 << at;
	}
	if (isSetMissing) for (let i = 0; i < 3; i++) if (analogueOf(i, to, from) < 0) mask |= 1 << i;
	return mask;
}
