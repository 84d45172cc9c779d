/*
 * Colors of CSS between its spaces.
 */

import { NONE_ALPHA, type Color } from '../spaces/color.ts';
import { converted, type CssSpace } from './spaces.ts';

/** The same color in another space. Values outside the gamut stay; a hue without power becomes missing. */
export function convert<S extends CssSpace>(color: Color<CssSpace>, space: S): Color<S> {
	// The check makes the type true.
	if (color.space === space) return color as Color<S>;
	const { coords, none } = converted(color.coords, color.space, space);
	return { space, coords, none: none | (color.none & NONE_ALPHA), alpha: color.alpha };
}
