/*
 * The steps from one space to another.
 */

import { multiply } from '../math/matrix.ts';
import type { Space, Step } from './space.ts';

/** Up from one space to the nearest common base, then down to the other. */
export function stepsBetween(from: Space, to: Space): Step[] {
	const up = lineage(from), down = lineage(to);
	const isShared = (space: Space): boolean => down.includes(space);
	return [
		...up.filter((space) => !isShared(space)).flatMap((space) => space.toBase),
		...down.filter((space) => !up.includes(space)).reverse().flatMap((space) => space.fromBase),
	];
}

function lineage(space: Space): Space[] {
	return space.base === null ? [space] : [space, ...lineage(space.base)];
}

/** Neighbouring matrices as one. */
export function fused(steps: readonly Step[]): Step[] {
	const out: Step[] = [];
	for (const step of steps) {
		const last = out.at(-1);
		if (last && 'matrix' in last && 'matrix' in step) out[out.length - 1] = { matrix: multiply(step.matrix, last.matrix) };
		else out.push(step);
	}
	return out;
}
