/*
 * A color for a gamut: as it is where it fits, else mapped.
 *
 * Not the same as mapping alone, which leaves nothing outside: what fits within the tolerance of `fits` keeps its own
 * coordinates, in its own space, and so what was written.
 *
 * Source  CSS Color 4 §13.2.
 * Proof   test/gamut/into.test.ts.
 */

import type { Color } from '../spaces/color.ts';
import { fits } from './fits.ts';
import type { GamutId } from './gamut.ts';
import { mapToGamut } from './map.ts';

/** The color itself, or in the space of the gamut what CSS maps it to. Alpha stays. */
export const intoGamut = (color: Color, gamut: GamutId): Color => (fits(color, gamut) ? color : mapToGamut(color, gamut));
