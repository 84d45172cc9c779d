/*
 * Colors for periodic values such as hours, months and directions: a closed ring through OKLab with even steps.
 *
 * The ring is a tilted circle of hues: yellowish green is light and violet is dark. A missing cone type projects hues onto a
 * line; with the tilt the ring stays a ring. A kept color is on the ring, which bulges towards it if its lightness or chroma differs.
 *
 * Proof  test/palette/data-colors.test.ts; test/palette/cyclic-ring.test.ts derives the chroma.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { toHue } from '../math/polar.ts';
import { randomFrom } from '../math/random.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { NEARLY_GRAY, polar, type RampRequest } from './data-sequential.ts';
import { around, inBytes, inside, pathLength, toLab, type Lab, type Place } from './even-steps.ts';

/** Lightest hue of the ring, in degrees. */
export const LIGHTEST_HUE = 125;

/** Lightness of the center and half the range of lightness; the chroma is the largest that sRGB has on the whole ring. */
export const RING = { center: 0.74, tilt: 0.14, chroma: 0.13009 } as const;

const DEGREES_A_POINT = 3;

const lightnessAt = (hue: number): number => RING.center + RING.tilt * Math.cos((hue - LIGHTEST_HUE) * Math.PI / 180);

/** Extent of the bulge on both sides of a kept color, in degrees. */
const BULGE = 75;

/** Largest length of the closing step, relative to the others. */
const UNEVEN = 1.02;

/**
 * Generates a ring that starts at the kept color, the requested hue, or a random one. Undefined if the kept color is too far
 * from the ring for even steps.
 */
export function cyclic({ count, seed, keep, hues }: RampRequest): Rgb24[] | undefined {
	const [kept] = keep.map(toRgb24), own = kept === undefined ? undefined : toLab(kept);
	const strength = own === undefined ? 0 : Math.hypot(own[1], own[2]);
	const first = own !== undefined && strength > NEARLY_GRAY ? toHue(own[1], own[2]) : hues?.[0] ?? 360 * randomFrom(`cyclic:${seed}`)();
	const point = (turn: number): Lab => {
		const hue = normalizeHue(first + turn), lightness = lightnessAt(hue);
		if (own === undefined) return inside(polar(lightness, RING.chroma, hue));
		const near = Math.max(0, 1 - Math.abs(hueDifference(0, turn)) / BULGE), share = near * near * (3 - 2 * near);
		return inside(polar(lightness + (own[0] - lightnessAt(first)) * share, RING.chroma + (strength - RING.chroma) * share, hue));
	};
	const steps = 360 / DEGREES_A_POINT, lines = Array.from({ length: steps }, (_, i) => (i === 0 && own ? own : point(i * DEGREES_A_POINT)));
	lines.push(lines[0]!);
	const points = around(lines, count), step = pathLength(points.slice(0, 2)), places: Place[] = points;
	if (labDistance(points[0]!, points.at(-1)!) > UNEVEN * step) return undefined;
	if (kept !== undefined) places[0] = kept;
	return inBytes(places, step, undefined, true);
}
