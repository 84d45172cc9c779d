/*
 * EdgeSeeker: the largest OKLCH chroma of a gamut from a table of its edge, one row for each of 402 hues around the circle.
 *
 * At one hue a gamut is nearly a triangle between black, white and its most colorful point, the cusp. Its dark side is a
 * straight line. Its light side is approximated by an arc, whose curvature is that of the circle through the cusp, white and a point
 * of the edge between them: the color halfway to white in encoded RGB. Between two rows, values are interpolated. Colors that are
 * still outside are clipped.
 *
 * Source  CSS Color 4 §13.2.4 (EdgeSeeker) in words; A. Ardov, "OKLCH gamut mapping with a look-up table", csswg-drafts issue
 *         9449, 2024: its shape, its 400 slices, and its largest error of chroma in sRGB, 0.0172.
 * Proof   test/gamut/edge-seeker.test.ts: at most that error in sRGB.
 */

import { normalizeHue } from '../math/angle.ts';
import { clampToUnit } from '../math/clamp.ts';
import { getOrCreate } from '../math/get-or-create.ts';
import type { Vec3 } from '../math/matrix.ts';
import { convertInto } from '../spaces/convert.ts';
import type { GamutId } from './gamut.ts';

/** A multiple of six, so that the six purest colors, where the edge has its corners, are rows. */
const SLICES = 402;

interface Point {
	readonly hue: number;
	readonly lightness: number;
	readonly chroma: number;
}

interface Cusp extends Point {
	readonly curvature: number;
}

/** Rows by gamut, hues rising from below 0 to above 360; created on first use in less than a millisecond. */
const edges = new Map<GamutId, readonly Cusp[]>();

/** The approximate largest chroma of a gamut at a lightness (0..1) and a hue (degrees); 0 at black, at white and beyond. */
export function edgeChroma(lightness: number, hue: number, gamut: GamutId): number {
	if (!(lightness > 0 && lightness < 1)) return 0;
	const at = interpolate(getOrCreate(edges, gamut, () => computeEdge(gamut)), normalizeHue(hue));
	const cusp = at('lightness'), chroma = at('chroma');
	return lightness <= cusp ? chroma * lightness / cusp : chroma * arcAt((1 - lightness) / (1 - cusp), at('curvature'));
}

/** The columns of a ring at a hue, 0 to 360. */
function interpolate<Row extends Point & Readonly<Record<keyof Row, number>>>(
	ring: readonly Row[], hue: number,
): (column: keyof Row) => number {
	let low = 0, high = ring.length - 1;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (ring[middle]!.hue <= hue) low = middle;
		else high = middle;
	}
	const from = ring[low]!, to = ring[high]!, share = (hue - from.hue) / (to.hue - from.hue);
	return (column) => from[column] + (to[column] - from[column]) * share;
}

/** The RGB color on the ring of pure colors at a share (0..1) of the turn, mixed with white. */
function pure(turn: number, white: number, gamut: GamutId): Vec3 {
	const at = turn * 6, v: Vec3 = [0, 0, 0];
	for (let i = 0; i < 3; i++) {
		// Red is full at 0, green at 2, blue at 4 sixths; each falls over one sixth, two away on both sides.
		const apart = Math.abs(((at - 2 * i + 9) % 6) - 3), channel = clampToUnit(2 - apart);
		v[i] = channel + (1 - channel) * white;
	}
	convertInto(v, gamut, 'oklch');
	return v;
}

/** The ring by hue, extended beyond both ends. */
function around(white: number, gamut: GamutId): Point[] {
	const ring = Array.from({ length: SLICES }, (_, i) => {
		const [lightness, chroma, hue] = pure(i / SLICES, white, gamut);
		return { lightness, chroma, hue };
	}).sort((a, b) => a.hue - b.hue);
	const first = ring[0]!, last = ring.at(-1)!;
	return [{ ...last, hue: last.hue - 360 }, ...ring, { ...first, hue: first.hue + 360 }];
}

function computeEdge(gamut: GamutId): Cusp[] {
	const light = around(0.5, gamut);
	return around(0, gamut).map((cusp) => {
		const at = interpolate(light, normalizeHue(cusp.hue));
		return { ...cusp, curvature: curvatureThrough((1 - at('lightness')) / (1 - cusp.lightness), at('chroma') / cusp.chroma) };
	});
}

/**
 * Curvature of the circle through (0, 0), (1, 1) and a point: one over the radius, positive if the center is below the diagonal, 0
 * for a straight line. The center is on x + y = 1, `aside` from its middle along x.
 */
function curvatureThrough(x: number, y: number): number {
	if (Math.abs(x - y) < 1e-9) return 0;
	const aside = (x * x + y * y - x - y) / (2 * (x - y));
	return -Math.sign(x - y) / Math.sqrt(0.5 + 2 * aside * aside);
}

/** Height of the arc with this curvature at x, 0..1. */
function arcAt(x: number, curvature: number): number {
	if (Math.abs(curvature) < 1e-9) return x;
	const aside = Math.sign(curvature) * Math.sqrt(Math.max(0, (1 / (curvature * curvature) - 0.5) / 2));
	const centerX = 0.5 + aside, centerY = 0.5 - aside, root = Math.sqrt(Math.max(0, centerY * centerY - x * x + 2 * centerX * x));
	return clampToUnit(curvature > 0 ? centerY + root : centerY - root);
}
