/*
 * Bringing a color into a gamut: the binary search with local MINDE of CSS Color 4.
 *
 * Lightness and hue of OKLCH are held, chroma is reduced until clipping what still sticks out changes the color by
 * less than one just noticeable difference. The result is encoded once. No tolerance is used to tell inside from
 * outside.
 *
 * Source  CSS Color 4 §13.2.3 (2026), with its JND 0.02 and ε 0.0001.
 * Proof   test/gamut/map.test.ts: equal to a plain port of the pseudo code, and to published values.
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convert, convertInto } from '../spaces/convert.ts';
import type { Spaces } from '../spaces/space.ts';
import { SPACES } from '../spaces/table.ts';
import { GAMUTS, type GamutId } from './gamut.ts';
import { INSIDE, JND, clipInto } from './clip-distance.ts';
import { isInside, rayOf, type Ray } from './ray.ts';

const EPSILON = 0.0001;
const JND_SQUARED = JND ** 2;
const NEARLY_JND_SQUARED = (JND - EPSILON) ** 2;

// Far beyond any color. It bounds the search, and cubes of it are still finite.
const LARGEST_CHROMA = 1e6;

/** The color in the gamut's own space, inside it. A color that fits is only converted. Alpha stays; `none` is 0. */
export function mapToGamut<G extends GamutId>(color: Color, gamut: G): Color<G>;
export function mapToGamut<G extends GamutId>(color: Color<string>, gamut: G, spaces: Spaces): Color<G>;
export function mapToGamut<G extends GamutId>(color: Color<string>, gamut: G, spaces: Spaces = SPACES): Color<G> {
	// Most colors fit, and tell by being converted. From OKLab one look along the ray costs less than that.
	if (color.space !== 'oklch' && color.space !== 'oklab') {
		const converted = convert(color, gamut, spaces);
		if (isInside(converted.coords)) return converted;
	}
	const c = color.coords;
	const lab: Vec3 = [c[0], c[1], c[2]];
	convertInto(lab, color.space, 'oklab', spaces);
	const light = lightOf(lab, gamut);
	const v = light ?? lab;
	convertInto(v, light === undefined ? 'oklab' : GAMUTS[gamut].linear, gamut);
	return { space: gamut, coords: v, alpha: color.alpha, none: color.none & NONE_ALPHA };
}

/** The linear light, 0..1 each, that an OKLab color is mapped to; undefined if it fits as it is. */
function lightOf(lab: Readonly<Vec3>, gamut: GamutId): Vec3 | undefined {
	const lightness = lab[0], a = lab[1], b = lab[2];
	// Light beyond all numbers has no lightness either: that is white too.
	if (!(lightness < 1)) return [1, 1, 1];
	if (lightness <= 0) return [0, 0, 0];
	const chroma = Math.sqrt(a * a + b * b);
	if (chroma > LARGEST_CHROMA) {
		const scale = LARGEST_CHROMA / 2 / Math.max(Math.abs(a), Math.abs(b));
		return lightOf([lightness, a * scale, b * scale], gamut);
	}
	return reduced(chroma > 0 ? rayOf(gamut, lightness, a / chroma, b / chroma) : rayOf(gamut, lightness, 0, 0), chroma);
}

/** The search itself: the clipped light it ends on, which need not be the last point it looked at. */
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
