/*
 * Conversion between any two spaces.
 *
 * The first use of a pair walks from the source up to the nearest common base and down to the target, collects the
 * steps, multiplies matrices that meet, and keeps the route. srgb to oklch becomes curve, matrix, curve, matrix,
 * settle, polar: the fused matrix from linear RGB to cone responses appears by itself.
 *
 * Source  CSS Color 4 §12.1 (conversion), §4.4.1 (powerless components become missing).
 */

import { applyInto, multiply, type Vec3 } from '../math/matrix.ts';
import { NONE_ALPHA, type Color } from './color.ts';
import type { Space, SpaceId, Step } from './space.ts';
import { SPACES } from './table.ts';

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
