/*
 * Hue angles, in degrees.
 *
 * Source  CSS Color 4 §12.4 (hue interpolation). Proof: test/math/angle.test.ts.
 */

/** Degrees of one radian. */
export const DEGREES = 180 / Math.PI;

/** The same angle in [0, 360). */
export function normalizeHue(degrees: number): number {
	// Half of all angles from atan2 are negative; the % operator on doubles costs as much as a sine.
	const turned = degrees > -360 && degrees < 360 ? degrees : degrees % 360;
	// The sum turns -0 into 0.
	const up = turned < 0 ? turned + 360 : turned + 0;
	// -1e-20 + 360 rounds to 360, which must be 0.
	return up === 360 ? 0 : up;
}

/** The shorter turn from one hue to another, in (-180, 180]. */
export function hueDifference(from: number, to: number): number {
	const turn = normalizeHue(to - from);
	return turn > 180 ? turn - 360 : turn;
}

export const HUE_ARCS = ['shorter', 'longer', 'increasing', 'decreasing'] as const;
/** Direction in which a hue is interpolated, as in CSS. */
export type HueArc = (typeof HUE_ARCS)[number];

/**
 * Moves the second hue by whole turns, so that linear interpolation from the first follows the arc. Exactly half a turn keeps
 * its direction under `shorter`; equal hues go all the way around under `longer`, as the specification says.
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
