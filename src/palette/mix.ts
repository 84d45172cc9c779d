/*
 * Two colors mixed in a space, as color-mix() and gradients of CSS mix them.
 *
 * A channel that is missing in one color is taken from the other, so it has to be known which are: those that CSS
 * calls `none` keep that across a conversion where the target has a channel of the same kind, and a hue without
 * power is missing. Nothing is clipped or mapped. Alpha is premultiplied, so that a transparent color has no say.
 *
 * Source  CSS Color 4 §12 (interpolation), §12.2 (analogous components and sets), §12.3 (premultiplied alpha), §12.4
 *         (hue), §4.4.1 (powerless components), all of 2026; CSS Color 5, color-mix().
 * Proof   test/palette/mix.test.ts holds the examples of the specification.
 */

import { hueAlong, normalizeHue, type HueArc } from '../math/angle.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convertInto } from '../spaces/convert.ts';
import type { SpaceId } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';

export const MIX_SPACES = ['oklab', 'oklch', 'srgb', 'srgb-linear', 'lab', 'lch', 'hsl', 'hwb'] as const;

export type MixSpace = (typeof MIX_SPACES)[number];

/** Which channel is the hue. */
const HUE_AT: Readonly<Partial<Record<SpaceId, number>>> = { hsl: 0, hwb: 0, lch: 2, oklch: 2 };

/** A color on its way into a mixture: its own copy of everything. */
interface Part {
	readonly coords: Vec3;
	alpha: number;
	none: number;
}

/** `amount` is the share of the second color, 0..1. The result is in the space; what both colors miss, it misses. */
export function mix<S extends MixSpace>(
	first: Color,
	second: Color,
	amount: number,
	space: S,
	arc: HueArc = 'shorter',
): Color<S> {
	const a = partOf(first, space), b = partOf(second, space);
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
	const hueAt = HUE_AT[space];
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
function partOf(color: Color, space: MixSpace): Part {
	const [x, y, z] = color.coords;
	const coords: Vec3 = [x, y, z];
	if (color.space === space) return { coords, alpha: color.alpha, none: color.none };
	weakenInto(coords, color.space);
	const powerless = convertInto(coords, color.space, space);
	const missing = powerless | carried(color.none, color.space, space);
	for (let i = 0; i < 3; i++) if (missing & (1 << i)) coords[i] = 0;
	return { coords, alpha: color.alpha, none: missing | (color.none & NONE_ALPHA) };
}

/** A hue without power leaves no trace of chroma in the space that comes after. */
function weakenInto(coords: Vec3, space: SpaceId): void {
	const sum = coords[1] + coords[2];
	if (space === 'hwb' && sum > 100) {
		// Whiteness and blackness count by their ratio here.
		coords[1] *= 100 / sum;
		coords[2] *= 100 / sum;
	}
	SPACES[space].powerless?.(coords);
}

/** What one color misses comes from the other. */
function fillInto(part: Part, other: Part): void {
	const missing = part.none & ~other.none;
	for (let i = 0; i < 3; i++) if (missing & (1 << i)) part.coords[i] = other.coords[i]!;
	if (missing & NONE_ALPHA) part.alpha = other.alpha;
}

type Kind = 'red' | 'green' | 'blue' | 'lightness' | 'colorfulness' | 'hue' | 'a' | 'b' | 'whiteness' | 'blackness' | 'value';

const RGB = ['red', 'green', 'blue'] as const;

/** Channels of the same kind are analogous, whatever their units: XYZ counts as a very wide RGB. */
const KINDS: Readonly<Record<SpaceId, readonly [Kind, Kind, Kind]>> = {
	'srgb': RGB,
	'srgb-linear': RGB,
	'hsl': ['hue', 'colorfulness', 'lightness'],
	'hsv': ['hue', 'colorfulness', 'value'],
	'hwb': ['hue', 'whiteness', 'blackness'],
	'lab': ['lightness', 'a', 'b'],
	'lch': ['lightness', 'colorfulness', 'hue'],
	'oklab': ['lightness', 'a', 'b'],
	'oklch': ['lightness', 'colorfulness', 'hue'],
	'display-p3': RGB,
	'display-p3-linear': RGB,
	'rec2020': RGB,
	'rec2020-linear': RGB,
	'a98-rgb': RGB,
	'a98-rgb-linear': RGB,
	'prophoto-rgb': RGB,
	'prophoto-rgb-linear': RGB,
	'xyz-d65': RGB,
	'xyz-d50': RGB,
};

/**
 * The channels of one space that are missing because of those missing in another: each that has an analogue, and the
 * ones that have none as a set, if all of its counterpart are missing. So `lab(50 none none)` has no chroma and no
 * hue in LCh, but `lab(50 none 20)` has both.
 */
function carried(none: number, from: SpaceId, to: SpaceId): number {
	if ((none & 7) === 0) return 0;
	const source = KINDS[from], target = KINDS[to];
	let mask = 0, isSetMissing = true;
	source.forEach((kind, i) => {
		const isMissing = (none & (1 << i)) !== 0, at = target.indexOf(kind);
		if (at < 0) isSetMissing &&= isMissing;
		else if (isMissing) mask |= 1 << at;
	});
	if (isSetMissing) target.forEach((kind, i) => {
		if (!source.includes(kind)) mask |= 1 << i;
	});
	return mask;
}
