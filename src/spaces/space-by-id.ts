/*
 * The space of a color, for functions that need more of it than a conversion does: its channels, its notation, or the way back to it.
 *
 * HEX and numbers give colors of sRGB without its record, so that a bundle has the record only if it is needed here.
 *
 * Proof  test/fn/bundle.test.ts.
 */

import { requireSpace } from './define-space.ts';
import type { Space } from './space.ts';
import { srgb } from './srgb.ts';

/** The space of an id. Throws InputError if no space of the program has it. */
export const spaceById = (id: string): Space => (id === srgb.id ? srgb : requireSpace(id));
