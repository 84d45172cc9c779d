/*
 * Hue angles, in degrees.
 *
 * Source  CSS Color 4 §12.4 (hue interpolation). Proof: test/math/angle.test.ts.
 */

/** The same angle in [0, 360). */
export function normalizeHue(degrees: number): number {
	// Half of all angles come from atan2 and are negative; a remainder of doubles would cost as much as a sine.
	const turned = degrees > -360 && degrees < 360 ? degrees : degrees % 360;
	// The sum turns -0 into 0.
	const up = turned < 0 ? turned + 360 : turned + 0;
	// -1e-20 + 360 rounds to 360, which is 0.
	return up === 360 ? 0 : up;
}

/** The turn from one hue to another by the shorter way, in (-180, 180]. */
export function hueDifference(from: number, to: number): number {
	const turn = normalizeHue(to - from);
	return turn > 180 ? turn - 360 : turn;
}

export const HUE_ARCS = ['shorter', 'longer', 'increasing', 'decreasing'] as const;
export type HueArc = (typeof HUE_ARCS)[number];

/**
 * The second hue moved by whole turns, so that going straight from the first to it follows the arc.
 * Exactly half a turn keeps its direction under `shorter`; no turn at all stays none under `longer` only by going
 * all the way round, as the specification says.
 */
export function hueAlong(arc: HueArc, first: number, second: number): number {
	const from = normalizeHue(first);
	const turn = normalizeHue(second) - from;
	switch (arc) {
		case 'shorter': return from + (turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn);
		case 'longer': return from + (turn > 0 && turn < 180 ? turn - 360 : turn > -180 && turn <= 0 ? turn + 360 : turn);
		case 'increasing': return from + (turn < 0 ? turn + 360 : turn);
		case 'decreasing': return from + (turn > 0 ? turn - 360 : turn);
		default: return arc satisfies never;
	}
}
