/*
 * The largest OKLCH chroma a gamut holds at a lightness and a hue.
 *
 * On a ray every channel of light is a cubic in chroma. Between the places where any of the three turns, each rises or
 * falls throughout, so what is inside is one stretch and its end can be bisected. The stretches are tried from the
 * outside in, because a ray may leave a gamut and come back: next to the hue of the blue primary the dark edge of
 * sRGB and of Rec. 2020 bends inwards. So a smaller chroma than the answer may be outside, by a step or two of 8 bits.
 *
 * Proof  test/gamut/max-chroma.test.ts: no color inside has more chroma, and the answer is inside.
 */

import { fromPolarInto } from '../math/polar.ts';
import { bisect } from '../math/bisect.ts';
import type { Vec3 } from '../math/matrix.ts';
import type { GamutId } from './gamut.ts';
import { cubicsOf, rayOf, type Cubic } from './ray.ts';

// No gamut here reaches a chroma of one half.
const BEYOND = 0.5;
const TOLERANCE = 1e-9;

/** From lightness (0..1) and hue (degrees) to chroma; 0 at black, at white and beyond them. Always inside. */
export const maxChroma = (lightness: number, hue: number, gamut: GamutId): number =>
	chromaWithin(BEYOND, lightness, hue, gamut);

/**
 * A chroma where it is inside the gamut, else the largest below it that is. Not the smaller of it and the largest of
 * all: along some blues the edge of a gamut is left and entered again.
 */
export function chromaWithin(wanted: number, lightness: number, hue: number, gamut: GamutId): number {
	if (!(lightness > 0 && lightness < 1 && wanted > 0)) return 0;
	const cubics = cubicsAt(lightness, hue, gamut);
	if (areInside(cubics, wanted)) return wanted;
	let outer = wanted;
	for (const inner of turnsBelow(wanted, cubics)) {
		const end = lastInside(cubics, inner, outer);
		if (end !== undefined) return end;
		outer = inner;
	}
	return 0;
}

/** Is that chroma inside the gamut at that lightness (0..1) and hue (degrees)? Far cheaper than asking for the largest. */
export const hasChroma = (chroma: number, lightness: number, hue: number, gamut: GamutId): boolean =>
	chroma === 0 || (lightness > 0 && lightness < 1 && areInside(cubicsAt(lightness, hue, gamut), chroma));

function cubicsAt(lightness: number, hue: number, gamut: GamutId): readonly Cubic[] {
	const unit: Vec3 = [lightness, 1, hue];
	fromPolarInto(unit);
	return cubicsOf(rayOf(gamut, lightness, unit[1], unit[2]));
}

function areInside(cubics: readonly Cubic[], chroma: number): boolean {
	for (const cubic of cubics) {
		const value = valueOf(cubic, chroma);
		if (!(value >= 0 && value <= 1)) return false;
	}
	return true;
}

const valueOf = (of: Cubic, chroma: number): number => ((of[3] * chroma + of[2]) * chroma + of[1]) * chroma + of[0];

/** Where any of the cubics changes between rising and falling, from the outside in, and 0. */
function turnsBelow(wanted: number, cubics: readonly Cubic[]): number[] {
	const turns = [0];
	for (const [, b, c, d] of cubics) {
		// Without turns the root is NaN, which no comparison lets through.
		const root = Math.sqrt(c * c - 3 * b * d);
		for (const turn of [(-c - root) / (3 * d), (-c + root) / (3 * d)]) if (turn > 0 && turn < wanted) turns.push(turn);
	}
	return turns.length === 1 ? turns : turns.sort((one, other) => other - one);
}

/** The largest chroma inside a stretch on which every channel keeps rising or falling; undefined if none is inside. */
function lastInside(cubics: readonly Cubic[], inner: number, outer: number): number | undefined {
	let end = outer;
	for (const cubic of cubics) {
		const first = valueOf(cubic, inner), last = valueOf(cubic, end);
		if ((first > 1 && last > 1) || (first < 0 && last < 0)) return undefined;
		if (last > 1) end = bisect(inner, end, TOLERANCE, (chroma) => valueOf(cubic, chroma) <= 1);
		else if (last < 0) end = bisect(inner, end, TOLERANCE, (chroma) => valueOf(cubic, chroma) >= 0);
	}
	return areInside(cubics, end) ? end : undefined;
}
