/*
 * color-mix() as text.
 *
 * Source  CSS Color 5, color-mix(): the space is always named, the share stands behind the second color.
 */

import { decimal } from '../math/round.ts';
import type { SpaceId } from '../spaces/table.ts';

/** Two colors as CSS text; amount is the share of the second in percent. */
export const colorMix = (space: SpaceId, first: string, second: string, amount: number): string =>
	`color-mix(in ${space}, ${first}, ${second} ${decimal(amount, 9)}%)`;
