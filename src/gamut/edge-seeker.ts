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
import type { Vec3 } from '../math/matrix.ts';
import { convertInto } from '../spaces/convert.ts';
import type { GamutId } from './gamut.ts';

/** A multiple of six, so that the six purest colors, where the edge has its corners, are rows. */
const SLICES = 402;

/** Columns by row, hues rising from below 0 to above 360. */
interface Edge {
	readonly hue: Float64Array;
	readonly lightness: Float64Array;
	readonly chroma: Float64Array;
	readonly curvature: Float64Array;
}

/** Tables by gamut, created on first use in less than a millisecond. */
const edges = new Map<GamutId, Edge>();

/** The approximate largest chroma of a gamut at a lightness (0..1) and a hue (degrees); 0 at black, at white and beyond. */
export function edgeChroma(lightness: number, hue: number, gamut: GamutId): number {
	if (!(lightness > 0 && lightness < 1)) return 0;
	let edge = edges.get(gamut);
	if (edge === undefined) edges.set(gamut, edge = computeEdge(gamut));
	const angle = normalizeHue(hue), { hue: hues } = edge;
	let low = 0, high = hues.length - 1;
	while (high - low > 1) {
		const middle = (low + high) >> 1;
		if (hues[middle]! <= angle) low = middle;
		else high = middle;
	}
	const share = (angle - hues[low]!) / (hues[high]! - hues[low]!);
	const at = (column: Float64Array): number => column[low]! + (column[high]! - column[low]!) * share;
	const cusp = at(edge.lightness), chroma = at(edge.chroma);
	return lightness <= cusp ? chroma * lightness / cusp : chroma * arcAt((1 - lightness) / (1 - cusp), at(edge.curvature));
}

/** The RGB color on the ring of pure colors at a share (0..1) of the turn, mixed with white. */
function pure(turn: number, white: number, gamut: GamutId): Vec3 {
	const at = turn * 6, v: Vec3 = [0, 0, 0];
	for (let i = 0; i < 3; i++) {
		// Red is full at 0, green at 2, blue at 4 sixths; each falls over one sixth, two away on both sides.
		const apart = Math.abs(((at - 2 * i + 9) % 6) - 3), channel = Math.min(1, Math.max(0, 2 - apart));
		v[i] = channel + (1 - channel) * white;
	}
	convertInto(v, gamut, 'oklch');
	return v;
}

interface Around {
	readonly hue: number;
	readonly lightness: number;
	readonly chroma: number;
}

/** The ring by hue, extended beyond both ends. */
function around(white: number, gamut: GamutId): Around[] {
	const ring = Array.from({ length: SLICES }, (_, i) => {
		const [lightness, chroma, hue] = pure(i / SLICES, white, gamut);
		return { lightness, chroma, hue };
	}).sort((a, b) => a.hue - b.hue);
	const first = ring[0]!, last = ring.at(-1)!;
	return [{ ...last, hue: last.hue - 360 }, ...ring, { ...first, hue: first.hue + 360 }];
}

function computeEdge(gamut: GamutId): Edge {
	const cusps = around(0, gamut), light = around(0.5, gamut);
	return {
		hue: Float64Array.from(cusps, ({ hue }) => hue),
		lightness: Float64Array.from(cusps, ({ lightness }) => lightness),
		chroma: Float64Array.from(cusps, ({ chroma }) => chroma),
		curvature: Float64Array.from(cusps, (cusp) => {
			const point = atHue(light, normalizeHue(cusp.hue));
			return curvatureThrough((1 - point.lightness) / (1 - cusp.lightness), point.chroma / cusp.chroma);
		}),
	};
}

function atHue(ring: readonly Around[], hue: number): Around {
	const i = ring.findIndex((one) => one.hue > hue), from = ring[i - 1]!, to = ring[i]!, share = (hue - from.hue) / (to.hue - from.hue);
	return {
		hue,
		lightness: from.lightness + (to.lightness - from.lightness) * share,
		chroma: from.chroma + (to.chroma - from.chroma) * share,
	};
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
	return Math.min(1, Math.max(0, curvature > 0 ? centerY + root : centerY - root));
}
