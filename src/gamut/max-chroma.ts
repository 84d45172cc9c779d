/*
 * The largest OKLCH chroma of a gamut at a lightness and a hue.
 *
 * On a ray every channel of light is a cubic in chroma. Between the extrema of the three cubics each one is monotonic, so the inside
 * is one interval, and Newton's method finds its end. The intervals are tried from the outside in, because a ray may leave a gamut
 * and enter it again: near the hue of the blue primary the dark edge of sRGB and of Rec. 2020 is concave. So a smaller chroma than
 * the result may be outside, by one or two 8-bit steps.
 *
 * Proof  test/gamut/max-chroma.test.ts: no color inside has more chroma, and the answer is inside.
 */

import { spend } from '../math/budget.ts';
import { fromPolarInto } from '../math/polar.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { Space } from '../spaces/space.ts';
import { GAMUT_SPACES, type GamutId } from './gamut.ts';
import { findCones, channelCubics, rayThrough, type Cubic } from './ray.ts';

// No gamut here reaches a chroma of one half.
const BEYOND = 0.5;
const TOLERANCE = 1e-9;

/** From lightness (0..1) and hue (degrees) to chroma; 0 at black, at white and beyond them. Always inside. */
export const maxChroma = (lightness: number, hue: number, gamut: GamutId): number =>
	chromaWithin(BEYOND, lightness, hue, gamut);

/** No color of an RGB space reaches this chroma, imaginary primaries included. */
const FARTHEST = 1;

/** The same for the gamut of any RGB space with a linear-light base. */
export const maxChromaIn = (lightness: number, hue: number, gamut: Space): number => chromaInside(FARTHEST, lightness, hue, gamut);

/**
 * The given chroma if it is inside the gamut, otherwise the largest one below it inside. This is not the minimum of it and the largest
 * chroma: along some blues a ray leaves a gamut and enters it again.
 */
export const chromaWithin = (chroma: number, lightness: number, hue: number, gamut: GamutId): number =>
	chromaInside(chroma, lightness, hue, GAMUT_SPACES[gamut]);

function chromaInside(chroma: number, lightness: number, hue: number, gamut: Space): number {
	if (!(lightness > 0 && lightness < 1 && chroma > 0)) return 0;
	const cubics = cubicsAt(lightness, hue, gamut);
	spend(0.6);
	if (areInside(cubics, chroma)) return chroma;
	for (let outer = chroma; outer > 0;) {
		const inner = turnBelow(outer, cubics), end = lastInside(cubics, inner, outer);
		if (end !== undefined) return end;
		outer = inner;
	}
	return 0;
}

/** True if a chroma is inside the gamut at a lightness (0..1) and a hue (degrees). Far cheaper than the largest chroma. */
export const hasChroma = (chroma: number, lightness: number, hue: number, gamut: GamutId): boolean =>
	chroma === 0 || (lightness > 0 && lightness < 1 && areInside(cubicsAt(lightness, hue, GAMUT_SPACES[gamut]), chroma));

function cubicsAt(lightness: number, hue: number, gamut: Space): readonly Cubic[] {
	const unit: Vec3 = [lightness, 1, hue];
	fromPolarInto(unit);
	return channelCubics(rayThrough(findCones(gamut), lightness, unit[1], unit[2]));
}

function areInside(cubics: readonly Cubic[], chroma: number): boolean {
	for (const cubic of cubics) {
		const value = evaluate(cubic, chroma);
		if (!(value >= 0 && value <= 1)) return false;
	}
	return true;
}

const evaluate = (of: Cubic, chroma: number): number => ((of[3] * chroma + of[2]) * chroma + of[1]) * chroma + of[0];

/** The largest chroma below another at which a cubic changes between rising and falling, or 0. */
function turnBelow(chroma: number, cubics: readonly Cubic[]): number {
	let largest = 0;
	for (const [, b, c, d] of cubics) {
		// Without extrema the root is NaN, and all comparisons are false.
		const root = Math.sqrt(c * c - 3 * b * d);
		for (const side of [-root, root]) {
			const turn = (side - c) / (3 * d);
			if (turn > largest && turn < chroma) largest = turn;
		}
	}
	return largest;
}

/** The largest chroma inside a stretch on which every channel keeps rising or falling; undefined if none is inside. */
function lastInside(cubics: readonly Cubic[], inner: number, outer: number): number | undefined {
	let end = outer;
	for (const cubic of cubics) {
		const first = evaluate(cubic, inner), last = evaluate(cubic, end);
		if ((first > 1 && last > 1) || (first < 0 && last < 0)) return undefined;
		if (last > 1 || last < 0) end = lastWithin(cubic, last > 1 ? 1 : 0, inner, end);
	}
	return areInside(cubics, end) ? end : undefined;
}

/**
 * The last chroma of a stretch at which a channel has not passed its limit: Newton's method, and halving where its step would leave
 * the stretch.
 */
function lastWithin(cubic: Cubic, limit: 0 | 1, inner: number, outer: number): number {
	let good = inner, bad = outer, at = outer;
	while (bad - good > TOLERANCE) {
		const over = evaluate(cubic, at) - limit, slope = (cubic[3] * at * 3 + cubic[2] * 2) * at + cubic[1], next = at - over / slope;
		// A tolerance before the root, so that rounding leaves the result inside.
		if (Math.abs(next - at) < TOLERANCE) return Math.max(inner, next - TOLERANCE);
		if (over > 0 === limit > 0) bad = at;
		else good = at;
		at = next > good && next < bad ? next : (good + bad) / 2;
	}
	return good;
}
