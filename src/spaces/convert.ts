/*
 * Conversion between any two spaces.
 *
 * The first use of a pair walks from the source up to the nearest common base and down to the target, collects the
 * steps, multiplies matrices that meet, and keeps the route. srgb to oklch becomes curve, matrix, curve, matrix,
 * settle, polar: the fused matrix from linear RGB to cone responses appears by itself. The pairs asked for most have
 * their route written out as well, in fast-lane.ts.
 *
 * Source  CSS Color 4 §12.1 (conversion), §4.4.1 (powerless components become missing).
 */

import { applyInto, type Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import { fastInto, NO_LANE } from './fast-lane.ts';
import { fused, stepsBetween } from './route.ts';
import type { SpaceId, Step } from './space.ts';
import { SPACES } from './table.ts';

export { fused, stepsBetween };

type Run = (v: Vec3) => void;

interface Route {
	readonly steps: readonly Run[];
	readonly powerless: ((v: Vec3) => number) | undefined;
}

const routes = new Map<SpaceId, Map<SpaceId, Route>>();

/**
 * The same color in another space. Out-of-gamut values stay as they are; missing channels count as 0; a hue that
 * has no power in the target becomes missing, its chroma 0. A color already there is returned as it is.
 */
export function convert<S extends SpaceId>(color: Color, to: S): Color<S> {
	// The check makes the type true.
	if (color.space === to) return color as Color<S>;
	const c = color.coords;
	const v: Vec3 = [c[0], c[1], c[2]];
	const missing = convertInto(v, color.space, to);
	return { space: to, coords: v, alpha: color.alpha, none: missing | (color.none & NONE_ALPHA) };
}

/** Coordinates converted in place, for loops. Returns the mask of channels that became missing. */
export function convertInto(v: Vec3, from: SpaceId, to: SpaceId): number {
	const missing = fastInto(v, from, to);
	if (missing !== NO_LANE) return missing;
	const { steps, powerless } = routes.get(from)?.get(to) ?? compiled(from, to);
	for (let i = 0; i < steps.length; i++) steps[i]!(v);
	return powerless === undefined ? 0 : powerless(v);
}

function compiled(from: SpaceId, to: SpaceId): Route {
	const route: Route = {
		steps: fused(stepsBetween(SPACES[from], SPACES[to])).map(runner),
		powerless: SPACES[to].powerless,
	};
	const row = routes.get(from) ?? new Map<SpaceId, Route>();
	routes.set(from, row.set(to, route));
	return route;
}

function runner(step: Step): Run {
	if ('matrix' in step) {
		const { matrix } = step;
		return (v) => applyInto(matrix, v);
	}
	if ('map' in step) return step.map;
	const { curve } = step;
	return (v) => {
		v[0] = curve(v[0]);
		v[1] = curve(v[1]);
		v[2] = curve(v[2]);
	};
}
