/*
 * Gamut mapping by the binary search with local MINDE of CSS Color 4.
 *
 * Lightness and hue of OKLCH stay constant. Chroma is reduced until clipping the rest changes the color by less than one just
 * noticeable difference. The result is encoded once. The gamut test has no tolerance.
 *
 * Source  CSS Color 4 §13.2.3 (2026), with its JND 0.02 and ε 0.0001.
 * Proof   test/gamut/map.test.ts: equal to a plain port of the pseudo code, and to published values.
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convertCoordsInto, convertTo } from '../spaces/convert.ts';
import { oklab } from '../spaces/oklab.ts';
import type { Space } from '../spaces/space.ts';
import { clipInto, INSIDE, JND } from './clip-distance.ts';
import { GAMUT_SPACES, type GamutId } from './gamut.ts';
import { findCones, isInside, rayThrough, type Cones, type Ray } from './ray.ts';

const EPSILON = 0.0001;
const JND_SQUARED = JND ** 2;
const NEARLY_JND_SQUARED = (JND - EPSILON) ** 2;

// Far beyond any color. It bounds the search, and cubes of it are still finite.
const LARGEST_CHROMA = 1e6;

/** Maps a color into a gamut and its space. A color that fits is only converted. Alpha does not change; `none` becomes 0. */
export const mapToGamut = <G extends GamutId>(color: Color<string>, gamut: G): Color<G> =>
	// The space of a gamut has its id.
	mapInto(color, GAMUT_SPACES[gamut]) as Color<G>;

/** The same for the gamut of any RGB space with a linear-light base. */
export function mapInto<G extends string>(color: Color<string>, gamut: Space<G>): Color<G> {
	// Most colors fit, and the conversion is needed anyway. From OKLab, testing the ray is cheaper.
	if (color.space !== 'oklch' && color.space !== 'oklab') {
		const converted = convertTo(color, gamut);
		if (isInside(converted.coords)) return converted;
	}
	const c = color.coords;
	const lab: Vec3 = [c[0], c[1], c[2]];
	if (color.space !== 'oklab') convertCoordsInto(lab, color.space, oklab);
	const light = toLight(lab, findCones(gamut));
	const v = light ?? lab;
	convertCoordsInto(v, light === undefined ? 'oklab' : gamut.base!.id, gamut);
	return { space: gamut.id, coords: v, alpha: color.alpha, none: color.none & NONE_ALPHA };
}

/** Maps an OKLab color to linear light, 0..1 each; undefined if it fits. */
function toLight(lab: Readonly<Vec3>, cones: Cones): Vec3 | undefined {
	const lightness = lab[0], a = lab[1], b = lab[2];
	// Infinite light has no finite lightness and becomes white.
	if (!(lightness < 1)) return [1, 1, 1];
	if (lightness <= 0) return [0, 0, 0];
	const chroma = Math.sqrt(a * a + b * b);
	if (chroma > LARGEST_CHROMA) {
		const scale = LARGEST_CHROMA / 2 / Math.max(Math.abs(a), Math.abs(b));
		return toLight([lightness, a * scale, b * scale], cones);
	}
	const length = chroma || 1;
	return reduced(rayThrough(cones, lightness, a / length, b / length), chroma);
}

/** Searches, and returns the clipped light, which need not be that of the last point. */
function reduced(ray: Ray, chroma: number): Vec3 | undefined {
	const clipped: Vec3 = [0, 0, 0];
	const most = clipInto(clipped, ray, chroma, true);
	if (most === INSIDE) return undefined;
	if (most < JND_SQUARED) return clipped;
	let min = 0, max = chroma, isMinInside = true;
	while (max - min > EPSILON) {
		const middle = (min + max) / 2, e = clipInto(clipped, ray, middle, isMinInside);
		if (e > NEARLY_JND_SQUARED && e < JND_SQUARED) break;
		if (e < JND_SQUARED) {
			min = middle;
			isMinInside &&= e === INSIDE;
		} else {
			max = middle;
		}
	}
	return clipped;
}
