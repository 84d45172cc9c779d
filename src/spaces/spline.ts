/*
 * Smooth curves through colors: two splines for each channel of a space.
 *
 * Method  Colors are at equal distances. Channels are premultiplied by alpha, hues follow the arc from color to color, and a channel that
 *         a color misses is that of the nearest color before it, or after it, as between two colors.
 * Source  monotone: M. Steffen, "A simple method for monotonic interpolation in one dimension", Astronomy & Astrophysics 239 (1990),
 *         equations 6 to 11. It passes through every color and never leaves the range of two neighbors.
 *         basis: the uniform cubic B-spline (de Boor, "A Practical Guide to Splines", 1978, chapter IX) with reflected ends. It passes
 *         through the first and the last color, and only near the others: smoother, but less vivid.
 * Proof   test/spaces/spline.test.ts.
 */

import { hueAlong, normalizeHue, type HueArc } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import type { Vec3 } from '../math/matrix.ts';
import { findChannel } from './channels.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { fillInto, toPart, type Part } from './mix.ts';
import type { Space } from './space.ts';

export const SPLINES = ['monotone', 'basis'] as const;
/** Kind of a spline. */
export type Spline = (typeof SPLINES)[number];

/** Value between the knots i and i + 1; `t` is 0..1. */
type Curve = (values: readonly number[], i: number, t: number) => number;

const CURVES: Readonly<Record<Spline, Curve>> = { monotone, basis };

/** A curve through two or more colors as a function of a position, 0..1. */
export function splineIn<S extends string>(
	space: Space<S>, colors: readonly Color<string>[], spline: Spline, arc: HueArc): (at: number) => Color<S> {
	const parts = colors.map((color) => toPart(color, space)), none = parts.reduce((mask, part) => mask & part.none, 15);
	fillAll(parts);
	const hueAt = findChannel('hue', space), isPlain = (none & NONE_ALPHA) !== 0;
	const alphas = parts.map(({ alpha }) => alpha);
	const channels = [0, 1, 2].map((i) => {
		const values = parts.map(({ coords }) => coords[i]!);
		if (i === hueAt) return unwrap(values, arc);
		return isPlain ? values : values.map((value, k) => value * alphas[k]!);
	});
	const curve = CURVES[spline], last = colors.length - 1;
	return (at) => {
		const i = Math.min(Math.floor(at * last), last - 1), t = at * last - i;
		// B-splines stay between the least and the largest alpha except next to the reflected ends.
		const alpha = clampToUnit(curve(alphas, i, t)), divisor = isPlain || alpha === 0 ? 1 : alpha;
		const coords = channels.map((values, k) => (k === hueAt ? normalizeHue(curve(values, i, t)) : curve(values, i, t) / divisor + 0));
		// Three channels give three numbers.
		return { space: space.id, coords: coords as unknown as Vec3, alpha, none };
	};
}

/** Fills missing channels from the nearest color before, and at the beginning from the nearest one after. */
function fillAll(parts: readonly Part[]): void {
	const fillFrom = (part: Part, other: Part): void => {
		fillInto(part, other);
		part.none &= other.none;
	};
	for (let i = 1; i < parts.length; i++) fillFrom(parts[i]!, parts[i - 1]!);
	for (let i = parts.length - 2; i >= 0; i--) fillFrom(parts[i]!, parts[i + 1]!);
}

/** Hues without jumps: each continues from the one before along the arc. */
function unwrap(hues: readonly number[], arc: HueArc): readonly number[] {
	let turned = normalizeHue(hues[0]!);
	return hues.map((hue, i) => (i === 0 ? turned : turned += hueAlong(arc, hues[i - 1]!, hue) - normalizeHue(hues[i - 1]!)));
}

function monotone(values: readonly number[], i: number, t: number): number {
	const from = values[i]!, rise = values[i + 1]! - from, a = slopeAt(values, i), b = slopeAt(values, i + 1);
	return ((a + b - 2 * rise) * t + (3 * rise - 2 * a - b)) * t * t + a * t + from;
}

/** Slope at a knot, with a distance of 1 between knots. */
function slopeAt(values: readonly number[], i: number): number {
	const before = i > 0 ? values[i]! - values[i - 1]! : undefined;
	const after = i < values.length - 1 ? values[i + 1]! - values[i]! : undefined;
	if (before === undefined) return endSlope(after!, (values[i + 2] ?? values[i + 1]! + after!) - values[i + 1]!);
	if (after === undefined) return endSlope(before, values[i - 1]! - (values[i - 2] ?? values[i - 1]! - before));
	return (Math.sign(before) + Math.sign(after)) * Math.min(Math.abs(before), Math.abs(after), Math.abs(before + after) / 4);
}

/** Slope at an end, of a parabola through three knots, limited to keep the curve monotone. */
function endSlope(near: number, next: number): number {
	const slope = 1.5 * near - 0.5 * next;
	if (slope * near <= 0) return 0;
	return Math.abs(slope) > 2 * Math.abs(near) ? 2 * near : slope;
}

function basis(values: readonly number[], i: number, t: number): number {
	const from = values[i]!, to = values[i + 1]!, before = values[i - 1] ?? 2 * from - to, after = values[i + 2] ?? 2 * to - from;
	const s = 1 - t;
	return (s * s * s * before + (4 - 6 * t * t + 3 * t * t * t) * from + (4 - 6 * s * s + 3 * s * s * s) * to + t * t * t * after) / 6;
}
