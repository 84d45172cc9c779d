/*
 * Colors for what comes round again, as hours, months and directions: a ring through OKLab with even steps, the last as far
 * from the first as any from the next.
 *
 * The ring is a circle of hues, tilted: yellowish green is light and violet is dark. Without a cone, hues fall onto a line;
 * with the tilt the ring stays a ring. Of all centers and tilts inside sRGB the one with the most chroma is taken. A color
 * that stays lies on the ring, which bulges towards it where it is of other lightness or chroma.
 *
 * Proof  test/palette/data-colors.test.ts.
 */

import { toRgb24 } from '../gamut/screen.ts';
import { maxChroma } from '../gamut/max-chroma.ts';
import { hueDifference, normalizeHue } from '../math/angle.ts';
import { hueOf } from '../math/polar.ts';
import { randomFrom } from '../math/random.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Rgb24 } from '../spaces/rgb24.ts';
import { NEARLY_GRAY, polar, type RampWish } from './data-sequential.ts';
import { around, inBytes, inside, labOf, lengthOf, type Lab, type Place } from './even-steps.ts';

/** The lightest hue of the ring, in degrees. */
const LIGHTEST_HUE = 125;

const CENTERS = [0.62, 0.65, 0.68, 0.71, 0.74];
const TILTS = [0.06, 0.1, 0.14];

/** How much chroma a tilt is worth. */
const WORTH_OF_TILT = 0.35;

const DEGREES_A_POINT = 3;

const lightnessAt = (hue: number, center: number, tilt: number): number =>
	center + tilt * Math.cos((hue - LIGHTEST_HUE) * Math.PI / 180);

interface Ring {
	readonly center: number;
	readonly tilt: number;
	readonly chroma: number;
}

function widestRing(): Ring {
	const rings = CENTERS.flatMap((center) => TILTS.map((tilt): Ring => {
		let chroma = Infinity;
		for (let hue = 0; hue < 360; hue += 15) chroma = Math.min(chroma, maxChroma(lightnessAt(hue, center, tilt), hue, 'srgb'));
		return { center, tilt, chroma };
	}));
	const worth = ({ chroma, tilt }: Ring): number => chroma + WORTH_OF_TILT * tilt;
	return rings.reduce((best, ring) => (worth(ring) > worth(best) ? ring : best));
}

/** How far to both sides of a color that stays the ring bulges, in degrees. */
const BULGE = 75;

/** How much longer than the others the step that closes a ring may be. */
const UNEVEN = 1.02;

/**
 * As many 8-bit colors as wished: from the color that stays, the hue asked for, or one of the seed. Undefined where a color that
 * stays lies so far from the ring of so few that no steps are even.
 */
export function cyclic({ count, seed, keep, hues }: RampWish): Rgb24[] | undefined {
	const { center, tilt, chroma } = widestRing(), [kept] = keep.map(toRgb24), own = kept === undefined ? undefined : labOf(kept);
	const strength = own === undefined ? 0 : Math.hypot(own[1], own[2]);
	const first = own !== undefined && strength > NEARLY_GRAY ? hueOf(own[1], own[2]) : hues?.[0] ?? 360 * randomFrom(`cyclic:${seed}`)();
	const point = (turn: number): Lab => {
		const hue = normalizeHue(first + turn), lightness = lightnessAt(hue, center, tilt);
		if (own === undefined) return inside(polar(lightness, chroma, hue));
		const near = Math.max(0, 1 - Math.abs(hueDifference(0, turn)) / BULGE), share = near * near * (3 - 2 * near);
		return inside(polar(lightness + (own[0] - lightnessAt(first, center, tilt)) * share, chroma + (strength - chroma) * share, hue));
	};
	const steps = 360 / DEGREES_A_POINT, lines = Array.from({ length: steps }, (_, i) => (i === 0 && own ? own : point(i * DEGREES_A_POINT)));
	lines.push(lines[0]!);
	const points = around(lines, count), step = lengthOf(points.slice(0, 2)), places: Place[] = points;
	if (deltaEOKOf(points[0]!, points.at(-1)!) > UNEVEN * step) return undefined;
	if (kept !== undefined) places[0] = kept;
	return inBytes(places, step, undefined, true);
}
