/*
 * Brings a color into a gamut: unchanged if it fits, otherwise mapped.
 *
 * Mapping alone has no tolerance. Here a color that fits within the tolerance of `fits` keeps its space and its coordinates, so that
 * printing returns the original text.
 *
 * Source  CSS Color 4 §13.2.
 * Proof   test/gamut/into.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { fits } from './fits.ts';
import type { GamutId } from './gamut.ts';
import { mapToGamut } from './map.ts';

/** The color itself if it fits, otherwise the mapped color in the space of the gamut. Alpha does not change. */
export const intoGamut = (color: Color, gamut: GamutId): Color => (fits(color, gamut) ? color : mapToGamut(color, gamut));
