/*
 * Four ways to bring a color into a gamut.
 *
 * css       The binary search with local MINDE of CSS Color 4: chroma is reduced until clipping changes no more than can
 *           be noticed. What `mapToGamut` does.
 * raytrace  The ray trace of CSS Color 4: from the gray of the same lightness towards the color, onto the surface of the
 *           cube of linear light, four times, with lightness and hue of OKLCH set back in between.
 * chroma    The largest OKLCH chroma that fits, lightness and hue exactly kept.
 * clip      Each channel cut off by itself, which shifts hues.
 *
 * Source  CSS Color 4 §13.2.3, §13.2.5 (drafts of 2025 and 2026).
 * Proof   test/gamut/methods.test.ts.
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert, convertInto } from '../spaces/convert.ts';
import { GAMUTS, type GamutId } from './gamut.ts';
import { mapToGamut } from './map.ts';
import { chromaWithin } from './max-chroma.ts';
import { isInside } from './ray.ts';

export const GAMUT_METHODS = ['css', 'raytrace', 'chroma', 'clip'] as const;

export type GamutMethod = (typeof GAMUT_METHODS)[number];

/** The color in the gamut's own space, inside it. A color that fits is only converted. Alpha stays. */
export function toGamut<G extends GamutId>(color: Color, gamut: G, method: GamutMethod): Color<G> {
	if (method === 'css') return mapToGamut(color, gamut);
	const converted = convert(color, gamut);
	if (isInside(converted.coords)) return converted;
	const coords = method === 'clip' ? clipped(converted.coords) : inLight(color, gamut, method);
	return { space: gamut, coords, alpha: color.alpha, none: color.none & NONE_ALPHA };
}

const clip = (x: number): number => (x > 0 ? (x < 1 ? x : 1) : 0);

const clipped = ([r, g, b]: readonly [number, number, number]): Vec3 => [clip(r), clip(g), clip(b)];

function inLight(color: Color, gamut: GamutId, method: 'raytrace' | 'chroma'): Vec3 {
	const [l, c, h] = convert(color, 'oklch').coords;
	// Written so that light beyond all numbers is white too.
	if (!(l < 1)) return [1, 1, 1];
	if (l <= 0) return [0, 0, 0];
	const { linear } = GAMUTS[gamut];
	const light = method === 'chroma' ? lightAt(l, chromaWithin(c, l, h, gamut), h, linear) : traced(l, c, h, linear);
	const encoded = clipped(light);
	convertInto(encoded, linear, gamut);
	return clipped(encoded);
}

type Linear = `${GamutId}-linear`;

function lightAt(l: number, c: number, h: number, linear: Linear): Vec3 {
	const v: Vec3 = [l, c, h];
	convertInto(v, 'oklch', linear);
	return v;
}

/** Closer to a face than this is no place to look from. */
const NEAR_FACE = 1e-6;

function traced(l: number, c: number, h: number, linear: Linear): Vec3 {
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

/** Where the line from one point through another meets the cube; undefined where it misses it. */
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
