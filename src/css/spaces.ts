/*
 * The color spaces that CSS Color 4 writes, in a form that bundles small, and conversion between them.
 *
 * One row a space instead of a record, no route kept, no lane: the curves and the matrices are those of `spaces/`, but what
 * undoes a matrix is worked out from it, and so are the matrices of light from their primaries.
 *
 * Source  CSS Color 4 §5 to §10, §12.1 (conversion), §4.4.1 (powerless components become missing).
 * Proof   test/css/spaces.test.ts: channels, bounds and decimals are those of `spaces/table.ts`, coordinates within 1e-10.
 */

import { normalizeHue } from '../math/angle.ts';
import { applyInto, inverse, type Mat3, type Vec3 } from '../math/matrix.ts';
import { hslFromSrgbInto, hslToSrgbInto } from '../spaces/hsl.ts';
import { clearHwbHue, hwbFromSrgbInto, hwbToSrgbInto } from '../spaces/hwb.ts';
import { labFromXyzInto, labToXyzInto, WHITE_X, WHITE_Z } from '../spaces/lab.ts';
import { LMS_TO_LAB, XYZ_TO_LMS } from '../spaces/oklab.ts';
import { POWERLESS_CHROMA } from '../spaces/oklch.ts';
import { prophotoFromLinear, prophotoToLinear } from '../spaces/prophoto-rgb.ts';
import { settleLabInto, settleOklabInto, settleRgbInto } from '../spaces/settle.ts';
import { decodeCurve, encodeCurve } from '../spaces/srgb.ts';
import type { SpaceId } from '../spaces/table.ts';
import { D50_TO_D65, D65_X, D65_Z } from '../spaces/xyz.ts';

/** The spaces that CSS has a name for. */
export type CssSpace = Exclude<SpaceId, 'hsv' | 'rec2020-linear' | 'a98-rgb-linear' | 'prophoto-rgb-linear'>;

type Into = (v: Vec3) => void;

/** The way to the space that it is made from, and back; none for xyz-d65. */
type Ways = readonly [base?: CssSpace | undefined, toBase?: Into, fromBase?: Into];

export interface Row {
	readonly ways: Ways;
	/**
	 * What its channels measure, a letter each: hue, chroma or saturation, lightness, the axes p and q that a hue turns around,
	 * r, g and b for light and for X, Y and Z. What no other space has is a blank.
	 */
	readonly kinds: string;
	/** What 100 % of a channel is: of the first, and of the others. */
	readonly first: number;
	readonly others: number;
	/** Up to this chroma the hue has no power; or a function that clears one without power, and tells whether it did. */
	readonly powerless?: number | ((v: Vec3) => boolean) | undefined;
}

const times = (m: Mat3): Into => (v) => applyInto(m, v);

/** A curve of all channels, mirrored for negative ones. */
const curve = (of: (x: number) => number): Into => (v) => v.forEach((x, i) => { v[i] = x < 0 ? -of(-x) : of(x); });

const chain = (...steps: Into[]): Into => (v) => steps.forEach((step) => step(v));

/** By a matrix. */
const linear = (base: CssSpace, m: Mat3, ...settle: Into[]): Ways => [base, times(m), chain(times(inverse(m)), ...settle)];

/** Light, told by x and y of its red, green, blue and white in the XYZ of a base: each primary as much as makes the white. */
function light(
	xr: number, yr: number, xg: number, yg: number, xb: number, yb: number, base: CssSpace = 'xyz-d65', x = D65_X, z = D65_Z): Ways {
	const m = [xr, xg, xb, yr, yg, yb, 1 - xr - yr, 1 - xg - yg, 1 - xb - yb] as unknown as Mat3, share: Vec3 = [x, 1, z];
	applyInto(inverse(m), share);
	return linear(base, m.map((x, i) => x * share[i % 3]!) as unknown as Mat3, settleRgbInto);
}

/** Red, green and blue of light on a curve. */
const encoded = ([base, toBase, fromBase]: Ways, decode: (x: number) => number, encode: (x: number) => number): Ways =>
	[base, chain(curve(decode), toBase!), chain(fromBase!, curve(encode))];

const row = (kinds: string, first: number, others: number, ways: Ways, powerless?: Row['powerless']): Row =>
	({ ways, kinds, first, others, powerless });

function rows(): Readonly<Record<CssSpace, Row>> {
	const rgb = (ways: Ways): Row => row('rgb', 1, 1, ways);
	const onSrgbCurve = (base: CssSpace): Row => rgb([base, curve(decodeCurve), curve(encodeCurve)]);
	const power = (ways: Ways, exponent: number): Row => rgb(encoded(ways, (x) => x ** exponent, (x) => x ** (1 / exponent)));
	return {
		'xyz-d65': rgb([]),
		'xyz-d50': rgb(linear('xyz-d65', D50_TO_D65)),
		'srgb-linear': rgb(light(0.64, 0.33, 0.3, 0.6, 0.15, 0.06)),
		'srgb': onSrgbCurve('srgb-linear'),
		'display-p3-linear': rgb(light(0.68, 0.32, 0.265, 0.69, 0.15, 0.06)),
		'display-p3': onSrgbCurve('display-p3-linear'),
		'a98-rgb': power(light(0.64, 0.33, 0.21, 0.71, 0.15, 0.06), 563 / 256),
		'rec2020': power(light(0.708, 0.292, 0.17, 0.797, 0.131, 0.046), 2.4),
		'prophoto-rgb': rgb(encoded(
			light(0.734699, 0.265301, 0.159597, 0.840403, 0.036598, 0.000105, 'xyz-d50', WHITE_X, WHITE_Z), prophotoToLinear, prophotoFromLinear,
		)),
		'hsl': row('hcl', 100, 100, ['srgb', hslToSrgbInto, hslFromSrgbInto], 0.001),
		'hwb': row('h  ', 100, 100, ['srgb', hwbToSrgbInto, hwbFromSrgbInto], clearHwbHue),
		'lab': row('lpq', 100, 125, ['xyz-d50', labToXyzInto, chain(labFromXyzInto, settleLabInto)]),
		'lch': row('lch', 100, 150, ['lab', fromPolarInto, toPolarInto], 0.0015),
		'oklab': row('lpq', 1, 0.4, ['xyz-d65',
			chain(times(inverse(LMS_TO_LAB)), curve((x) => x ** 3), times(inverse(XYZ_TO_LMS))),
			chain(times(XYZ_TO_LMS), curve(Math.cbrt), times(LMS_TO_LAB), settleOklabInto),
		]),
		'oklch': row('lch', 1, 0.4, ['oklab', fromPolarInto, toPolarInto], POWERLESS_CHROMA),
	};
}

export const CSS_SPACES = /*#__PURE__*/ rows();

const DEGREES = 180 / Math.PI;

/** Two opponent axes to chroma and hue (degrees). */
function toPolarInto(v: Vec3): void {
	const [, a, b] = v;
	v[1] = Math.sqrt(a * a + b * b);
	v[2] = normalizeHue(Math.atan2(b, a) * DEGREES);
}

/** And back. */
function fromPolarInto(v: Vec3): void {
	const [, chroma, hue] = v;
	v[1] = chroma * Math.cos(hue / DEGREES);
	v[2] = chroma * Math.sin(hue / DEGREES);
}

/** Clears the hue where it is powerless, and gives the mask of channels that so become missing. */
export function powerlessInto(v: Vec3, { kinds, powerless = -1 }: Row): number {
	const hue = kinds.indexOf('h'), chroma = kinds.indexOf('c');
	if (typeof powerless === 'function') return powerless(v) ? 1 << hue : 0;
	if (!(Math.abs(v[chroma]!) <= powerless)) return 0;
	v[chroma] = v[hue] = 0;
	return 1 << hue;
}

const isAbove = (space: CssSpace, of: CssSpace | undefined): boolean =>
	of !== undefined && (of === space || isAbove(space, CSS_SPACES[of].ways[0]));

/** Coordinates in place: up to the nearest common base, down from there. */
function moveInto(v: Vec3, from: CssSpace, to: CssSpace): void {
	if (from === to) return;
	if (isAbove(from, to)) {
		const [base, , fromBase] = CSS_SPACES[to].ways;
		moveInto(v, from, base!);
		fromBase!(v);
	} else {
		const [base, toBase] = CSS_SPACES[from].ways;
		toBase!(v);
		moveInto(v, base!, to);
	}
}

/** The same, with the mask of channels that became missing. */
export function convertInto(v: Vec3, from: CssSpace, to: CssSpace): number {
	if (from === to) return 0;
	moveInto(v, from, to);
	return powerlessInto(v, CSS_SPACES[to]);
}
