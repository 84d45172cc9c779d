/*
 * CSS gradients as text.
 *
 * Source  CSS Images 4 §3 (gradients), §3.1.2 (color interpolation method).
 */

import { decimal } from '../math/round.ts';
import type { SpaceId } from '../spaces/table.ts';

export const GRADIENT_KINDS = ['linear', 'radial', 'conic'] as const;
/** Shape of a gradient. */
export type GradientKind = (typeof GRADIENT_KINDS)[number];

/** Degrees: to the right by default, at most a whole turn either way. */
export const GRADIENT_ANGLES = { usual: 90, most: 360 } as const;

/** Prints a gradient. `stops`: CSS color stops as text; `space`: null for the browser's default; angle in degrees. */
export function gradient(kind: GradientKind, angle: number, space: SpaceId | null, stops: readonly string[]): string {
	const method = space === null ? '' : ` in ${space}`;
	return `${kind}-gradient(${line(kind, angle)}${method}, ${stops.join(', ')})`;
}

/** Prints a stop at a position in percent, with three decimals. */
export const stopAt = (color: string, percent: number): string => `${color} ${decimal(percent, 3)}%`;

function line(kind: GradientKind, angle: number): string {
	switch (kind) {
		case 'linear': return `${decimal(angle, 3)}deg`;
		case 'radial': return 'circle at center';
		case 'conic': return `from ${decimal(angle, 3)}deg`;
		default: return kind satisfies never;
	}
}
