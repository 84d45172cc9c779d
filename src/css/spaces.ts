/*
 * The color spaces that CSS Color 4 writes, in a form that bundles small, and conversion between them.
 *
 * A space is a row: its base and the steps there, each with what undoes it. What can be worked out is not written down: the
 * inverse of a matrix, the matrix of light from its primaries and white. HWB is made of what HSL needs anyway. No route is
 * kept, and there is no lane.
 *
 * Source  CSS Color 4 §5 to §10, §12.1 (conversion), §4.4.1 (powerless components become missing).
 * Proof   test/css/spaces.test.ts: channels, bounds and decimals are those of `spaces/table.ts`, coordinates within 1e-10.
 */

import { normalizeHue } from '../math/angle.ts';
import { inverse, type Mat3, type Vec3 } from '../math/matrix.ts';
import { clearHwbHue } from '../spaces/hwb.ts';
import { EPSILON, KAPPA, luminanceOfLightness, WHITE_X, WHITE_Z } from '../spaces/lab.ts';
import { LAB_TO_LMS, LMS_TO_XYZ } from '../spaces/oklab.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import { prophotoFromLinear, prophotoToLinear } from '../spaces/prophoto-rgb.ts';
import { decodeCurve, encodeCurve } from '../spaces/srgb.ts';
import type { SpaceId } from '../spaces/table.ts';
import { D50_TO_D65, D65_X, D65_Z } from '../spaces/xyz.ts';

/** The spaces that CSS has a name for. */
export type CssSpace = Exclude<SpaceId, 'hsv' | 'rec2020-linear' | 'a98-rgb-linear' | 'prophoto-rgb-linear'>;

/** Coordinates to others; what it is given stays as it is. */
type Way = (v: Vec3) => Vec3;

/** On the way to the base of a space, and back. */
type Step = readonly [toBase: Way, fromBase: Way];

type Curve = (x: number) => number;

export interface Row {
	/** The space that it is made from; none for xyz-d65. */
	readonly base: Row | undefined;
	/** How many bases are below it. */
	readonly depth: number;
	readonly steps: readonly Step[];
	/**
	 * What its channels measure, a letter each: hue, chroma or saturation, lightness, the axes p and q that a hue turns around,
	 * r, g and b for light and for X, Y and Z. What no other space has is a blank.
	 */
	readonly kinds: string;
	/** What 100 % of a channel is: of the first, and of the others. */
	readonly first: number;
	readonly others: number;
	/** Up to this chroma the hue has no power; or a function that clears one without power, and tells whether it did. */
	readonly powerless: number | ((v: Vec3) => boolean) | undefined;
}

const row = (
	base: Row | undefined, steps: readonly Step[], kinds = 'rgb', first = 1, others = first, powerless?: Row['powerless'],
): Row => ({ base, depth: base ? base.depth + 1 : 0, steps, kinds, first, others, powerless });

// Reading a vector by index is a third faster than taking it apart.
const times = ([a, b, c, d, e, f, g, h, i]: Mat3): Way => (v) =>
	[a * v[0] + b * v[1] + c * v[2], d * v[0] + e * v[1] + f * v[2], g * v[0] + h * v[1] + i * v[2]];

const linear = (toBase: Mat3): Step => [times(toBase), times(inverse(toBase))];

const each = (of: Curve): Way => (v) => [of(v[0]), of(v[1]), of(v[2])];

/** A curve that is mirrored for negative values. */
const mirrored = (of: Curve): Way => each((x) => (x < 0 ? -of(-x) : of(x)));

const curve = (decode: Curve, encode: Curve): Step => [mirrored(decode), mirrored(encode)];

const power = (exponent: number): Step => curve((x) => x ** exponent, (x) => x ** (1 / exponent));

/**
 * Takes the last bits of noise out of what comes from the base, as `spaces/settle.ts` does for RGB and Lab: channels become
 * equal, 0 or white. Where one of Lab meets the second, both are 0 or far below what can be told apart.
 */
function settled(white: number): Step {
	const near = (x: number, to: number): number => (Math.abs(x - to) < 1e-13 * white ? to : x);
	return [(v) => v, (v) => each((x) => near(near(near(x, v[1]), 0), white))(v)];
}

const D65: Vec3 = [D65_X, 1, D65_Z], D50: Vec3 = [WHITE_X, 1, WHITE_Z];

/** Light, told by x and y of its red, green and blue, and by its white in XYZ: each primary as much as makes the white. */
function light(xr: number, yr: number, xg: number, yg: number, xb: number, yb: number, white = D65): readonly Step[] {
	const m: Mat3 = [xr, xg, xb, yr, yg, yb, 1 - xr - yr, 1 - xg - yg, 1 - xb - yb], share = times(inverse(m))(white);
	// Nine numbers become nine.
	return [settled(1), linear(m.map((x, i) => x * share[i % 3]!) as unknown as Mat3)];
}

/** Hue (degrees), the largest and the least channel. */
function hueAndEnds([r, g, b]: Vec3): Vec3 {
	const max = Math.max(r, g, b), min = Math.min(r, g, b), delta = max - min || 1;
	const sector = max === r ? (g - b) / delta : max === g ? (b - r) / delta + 2 : (r - g) / delta + 4;
	return [normalizeHue(60 * sector), max, min];
}

function hslFromSrgb(v: Vec3): Vec3 {
	const [hue, max, min] = hueAndEnds(v), lightness = (max + min) / 2, room = Math.min(lightness, 1 - lightness);
	const saturation = room && (max - lightness) / room;
	return [saturation < 0 ? normalizeHue(hue + 180) : hue, Math.abs(saturation) * 100, lightness * 100];
}

function hslToSrgb([hue, saturation, lightness]: Vec3): Vec3 {
	const l = lightness / 100, reach = saturation / 100 * Math.min(l, 1 - l);
	const channel = (n: number): number => {
		const k = (n + normalizeHue(hue) / 30) % 12;
		return l - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1));
	};
	return [channel(0), channel(8), channel(4)];
}

function hwbFromSrgb(v: Vec3): Vec3 {
	const [hue, max, min] = hueAndEnds(v);
	return [hue, min * 100, (1 - max) * 100];
}

function hwbToSrgb([hue, whiteness, blackness]: Vec3): Vec3 {
	const spread = 100 - whiteness - blackness;
	// 6.274… and 93.725… may add up to 99.99999999999999: a gray all the same.
	return each((x) => (spread < 1e-11 ? whiteness / (whiteness + blackness) : (x * spread + whiteness) / 100))(hslToSrgb([hue, 100, 50]));
}

const DEGREES = 180 / Math.PI;

/** Chroma and hue (degrees) of two opponent axes. */
const POLAR: Step = [
	([l, chroma, hue]) => [l, chroma * Math.cos(hue / DEGREES), chroma * Math.sin(hue / DEGREES)],
	([l, a, b]) => [l, Math.sqrt(a * a + b * b), normalizeHue(Math.atan2(b, a) * DEGREES)],
];

function rows(): Readonly<Record<CssSpace, Row>> {
	const xyz = row(undefined, []), xyzD50 = row(xyz, [linear(D50_TO_D65)]);
	const srgbLinear = row(xyz, light(0.64, 0.33, 0.3, 0.6, 0.15, 0.06)), srgbCurve = curve(decodeCurve, encodeCurve);
	const srgb = row(srgbLinear, [srgbCurve]), p3Linear = row(xyz, light(0.68, 0.32, 0.265, 0.69, 0.15, 0.06));
	const lab = row(xyzD50, [
		settled(100),
		// To the lightness that each share of white has alone: the axes are 500 / 116 and 200 / 116 of differences between them.
		linear([1, 0.232, 0, 1, 0, 0, 1, 0, -0.58]),
		[each(luminanceOfLightness), each((share) => (share > EPSILON ? 116 * Math.cbrt(share) - 16 : KAPPA * share))],
		linear([WHITE_X, 0, 0, 0, 1, 0, 0, 0, WHITE_Z]),
	], 'lpq', 100, 125);
	const oklab = row(xyz, [settled(1), linear(LAB_TO_LMS), [each((x) => x ** 3), each(Math.cbrt)], linear(LMS_TO_XYZ)], 'lpq', 1, 0.4);
	return {
		'xyz-d65': xyz,
		'xyz-d50': xyzD50,
		'srgb-linear': srgbLinear,
		'srgb': srgb,
		'display-p3-linear': p3Linear,
		'display-p3': row(p3Linear, [srgbCurve]),
		'a98-rgb': row(xyz, [power(563 / 256), ...light(0.64, 0.33, 0.21, 0.71, 0.15, 0.06)]),
		'rec2020': row(xyz, [power(2.4), ...light(0.708, 0.292, 0.17, 0.797, 0.131, 0.046)]),
		'prophoto-rgb': row(xyzD50, [
			curve(prophotoToLinear, prophotoFromLinear), ...light(0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105, D50),
		]),
		'hsl': row(srgb, [[hslToSrgb, hslFromSrgb]], 'hcl', 100, 100, 0.001),
		'hwb': row(srgb, [[hwbToSrgb, hwbFromSrgb]], 'h  ', 100, 100, clearHwbHue),
		'lab': lab,
		'lch': row(lab, [POLAR], 'lch', 100, 150, 0.0015),
		'oklab': oklab,
		'oklch': row(oklab, [POLAR], 'lch', 1, 0.4, POWERLESS_CHROMA),
	};
}

export const CSS_SPACES = /*#__PURE__*/ rows();

/** Clears the hue where it is powerless, and gives the mask of channels that so become missing. */
export function powerlessInto(v: Vec3, { kinds, powerless = -1 }: Row): number {
	const hue = kinds.indexOf('h'), chroma = kinds.indexOf('c');
	if (typeof powerless === 'function') return powerless(v) ? 1 << hue : 0;
	if (!(Math.abs(v[chroma]!) <= powerless)) return 0;
	v[chroma] = v[hue] = 0;
	return 1 << hue;
}

/** Up from the space with more bases below it, until both are the same: that is the nearest common base. */
function moved(v: Vec3, from: Row, to: Row): Vec3 {
	if (from === to) return v;
	// xyz-d65 alone has no base, and no space has fewer below it.
	if (from.depth < to.depth) return to.steps.reduceRight((x, step) => step[1](x), moved(v, from, to.base!));
	return moved(from.steps.reduce((x, step) => step[0](x), v), from.base!, to);
}

/** The coordinates of a color in another space, and the mask of channels that became missing. */
export function converted(from: Readonly<Vec3>, space: CssSpace, to: CssSpace): { coords: Vec3, none: number } {
	const coords = moved([...from], CSS_SPACES[space], CSS_SPACES[to]);
	return { coords, none: space === to ? 0 : powerlessInto(coords, CSS_SPACES[to]) };
}
