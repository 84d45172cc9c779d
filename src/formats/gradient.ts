/*
 * CSS gradients as text.
 *
 * Source  CSS Images 4 §3 (gradients), §3.1.2 (color interpolation method).
 */

import { decimal } from '../math/round.ts';
import type { SpaceId } from '../spaces/table.ts';

export const GRADIENT_KINDS = ['linear', 'radial', 'conic'] as const;
export type GradientKind = (typeof GRADIENT_KINDS)[number];

/** `stops` are CSS color stops as text; `space` null leaves the color space to the browser; degrees. */
export function gradient(kind: GradientKind, angle: number, space: SpaceId | null, stops: readonly string[]): string {
	const method = space === null ? '' : ` in ${space}`;
	return `${kind}-gradient(${line(kind, angle)}${method}, ${stops.join(', ')})`;
}

/** A stop at a place in percent, to three decimals. */
export const stopAt = (color: string, percent: number): string => `${color} ${decimal(percent, 3)}%`;

function line(kind: GradientKind, angle: number): string {
	switch (kind) {
		case 'linear': return `${decimal(angle, 3)}deg`;
		case 'radial': return 'circle at center';
		case 'conic': return `from ${decimal(angle, 3)}deg`;
		default: return kind satisfies never;
	}
}
