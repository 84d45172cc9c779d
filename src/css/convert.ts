/*
 * Colors of CSS between its spaces.
 */

import type { Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { convertInto, type CssSpace } from './spaces.ts';

/** The same color in another space. Values outside the gamut stay; a hue without power becomes missing. */
export function convert<S extends CssSpace>(color: Color<CssSpace>, space: S): Color<S> {
	// The check makes the type true.
	if (color.space === space) return color as Color<S>;
	const coords: Vec3 = [...color.coords];
	return { space, coords, none: convertInto(coords, color.space, space) | (color.none & NONE_ALPHA), alpha: color.alpha };
}
