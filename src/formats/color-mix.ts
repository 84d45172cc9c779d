/*
 * color-mix() as text.
 *
 * Source  CSS Color 5, color-mix(): the space is always given, and the percentage follows the second color.
 */

import { decimal } from '../math/round.ts';
import type { SpaceId } from '../spaces/table.ts';

/** Prints color-mix() of two colors given as CSS text; `amount` is the percentage of the second. */
export const colorMix = (space: SpaceId, first: string, second: string, amount: number): string =>
	`color-mix(in ${space}, ${first}, ${second} ${decimal(amount, 9)}%)`;
