/*
 * Five gamut mapping methods.
 *
 * Source  See the rows of MAPPERS.
 * Proof   test/gamut/methods.test.ts.
 */

import { clampToUnit } from '../math/clamp.ts';
import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert, convertInto } from '../spaces/convert.ts';
import { edgeChroma } from './edge-seeker.ts';
import type { GamutId } from './gamut.ts';
import { mapToGamut } from './map.ts';
import { chromaWithin } from './max-chroma.ts';
import { isInside } from './ray.ts';

/** A way to map into a gamut. */
export type GamutMethod = 'css' | 'edge-seeker' | 'raytrace' | 'chroma' | 'clip';

type Mapper = <G extends GamutId>(color: Color, gamut: G) => Color<G>;

/** Each maps a color into a gamut and its space. A color that fits is only converted. Alpha does not change. */
const MAPPERS: Readonly<Record<GamutMethod, Mapper>> = {
	// Reduces chroma of OKLCH until clipping makes no noticeable change (local MINDE). CSS Color 4 §13.2.3, the draft of 2026.
	'css': mapToGamut,
	// Reduces chroma of OKLCH to the edge of the gamut by a table of hues, and clips the rest. §13.2.4, the draft of 2026.
	'edge-seeker': (color, gamut) => mapBy(color, gamut, edgeSeekerLight),
	// Cuts a ray from the gray of the same lightness to the color at the surface of the cube of linear light, four times, and restores
	// lightness and hue of OKLCH in between. §13.2.5, the draft of 2025.
	'raytrace': (color, gamut) => mapBy(color, gamut, raytraceLight),
	// The largest OKLCH chroma that fits; lightness and hue are exact. §13.2 (chroma reduction), solved as cubics along the ray.
	'chroma': (color, gamut) => mapBy(color, gamut, chromaLight),
	// Clips each channel separately, which shifts hues. §13.2 (clipping).
	'clip': (color, gamut) => convertIfInside(color, gamut) ?? ofGamut(color, gamut, clipped(convert(color, gamut).coords)),
};

/** In the order of the table. */
export const GAMUT_METHODS = /*#__PURE__*/ Object.keys(MAPPERS) as readonly GamutMethod[];

/** Maps by a method of the table. */
export const toGamut = <G extends GamutId>(color: Color, gamut: G, method: GamutMethod): Color<G> => MAPPERS[method](color, gamut);

const ofGamut = <G extends GamutId>(color: Color, gamut: G, coords: Vec3): Color<G> =>
	({ space: gamut, coords, alpha: color.alpha, none: color.none & NONE_ALPHA });

/** The color converted, if it fits. */
function convertIfInside<G extends GamutId>(color: Color, gamut: G): Color<G> | undefined {
	const converted = convert(color, gamut);
	return isInside(converted.coords) ? converted : undefined;
}

/** A method from a function that returns linear light for a lightness between black and white, a chroma and a hue. */
function mapBy<G extends GamutId>(color: Color, gamut: G, lightOf: (l: number, c: number, h: number, gamut: GamutId) => Vec3): Color<G> {
	const fitting = convertIfInside(color, gamut);
	if (fitting !== undefined) return fitting;
	const [l, c, h] = convert(color, 'oklch').coords;
	// Infinite and undefined light becomes white.
	if (!(l < 1)) return ofGamut(color, gamut, [1, 1, 1]);
	if (l <= 0) return ofGamut(color, gamut, [0, 0, 0]);
	const encoded = clipped(lightOf(l, c, h, gamut));
	convertInto(encoded, linearSpace(gamut), gamut);
	return ofGamut(color, gamut, clipped(encoded));
}

const clipped = ([r, g, b]: readonly [number, number, number]): Vec3 => [clampToUnit(r), clampToUnit(g), clampToUnit(b)];

const chromaLight = (l: number, c: number, h: number, gamut: GamutId): Vec3 =>
	lightAt(l, chromaWithin(c, l, h, gamut), h, linearSpace(gamut));

const edgeSeekerLight = (l: number, c: number, h: number, gamut: GamutId): Vec3 =>
	lightAt(l, Math.min(c, edgeChroma(l, h, gamut)), h, linearSpace(gamut));

type Linear = `${GamutId}-linear`;

const linearSpace = (gamut: GamutId): Linear => `${gamut}-linear`;

function lightAt(l: number, c: number, h: number, linear: Linear): Vec3 {
	const v: Vec3 = [l, c, h];
	convertInto(v, 'oklch', linear);
	return v;
}

/** An anchor must be at least this far from every face. */
const NEAR_FACE = 1e-6;

function raytraceLight(l: number, c: number, h: number, gamut: GamutId): Vec3 {
	const linear = linearSpace(gamut);
	let anchor = lightAt(l, 0, h, linear), light = lightAt(l, c, h, linear), last = light;
	for (let i = 0; i < 4; i++) {
		if (i > 0) {
			const current: Vec3 = [light[0], light[1], light[2]];
			convertInto(current, linear, 'oklch');
			light = lightAt(l, current[1], h, linear);
		}
		const hit = hitOn(anchor, light);
		if (hit === undefined) return last;
		if (i > 0 && light.every((x) => x > NEAR_FACE && x < 1 - NEAR_FACE)) anchor = light;
		light = last = hit;
	}
	return light;
}

/** The point at which the line from one point through another enters the cube; undefined if it misses the cube. */
function hitOn(start: Vec3, end: Vec3): Vec3 | undefined {
	let far = Infinity, near = -Infinity;
	for (let i = 0; i < 3; i++) {
		const a = start[i]!, d = end[i]! - a;
		if (Math.abs(d) > 1e-15) {
			const t = -a / d, u = (1 - a) / d;
			near = Math.max(near, Math.min(t, u));
			far = Math.min(far, Math.max(t, u));
		} else if (a < 0 || a > 1) return undefined;
	}
	if (near > far || far < 0) return undefined;
	const t = near < 0 ? far : near;
	if (!Number.isFinite(t)) return undefined;
	return [start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t, start[2] + (end[2] - start[2]) * t];
}
