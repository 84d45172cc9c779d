/*
 * The route from one space to another: a list of steps, and a function that runs them.
 *
 * The first use of a pair walks from the source up to the nearest common base and down to the target, collects the steps,
 * multiplies adjacent matrices, and caches the route. srgb to oklch becomes curve, matrix, curve, matrix, settle, polar: the
 * fused matrix from linear RGB to cone responses follows from this.
 *
 * Source  CSS Color 4 §12.1 (conversion).
 * Proof   test/spaces/routes.test.ts: equal to the single steps.
 */

import { applyInto, multiply, type Mat3, type Vec3 } from '../math/matrix.ts';
import { requireSpace } from './define-space.ts';
import { findPowerless } from './powerless.ts';
import type { Space, Step } from './space.ts';

type Run = (v: Vec3) => void;

/** A compiled route. `powerless` runs last and returns the mask of channels that became missing. */
interface Route {
	readonly steps: readonly Run[];
	readonly powerless: ((v: Vec3) => number) | undefined;
}

/** Compiled routes by target and by the id of the source. */
const routes = /*#__PURE__*/ new Map<Space, Map<string, Route>>();

/** Returns the route to a space from the space with an id, compiled on first use. */
export function routeFrom(from: string, to: Space): Route {
	const known = routes.get(to)?.get(from);
	if (known !== undefined) return known;
	const source = requireSpace(from);
	const route: Route = { steps: fuse(stepsBetween(source, to)).map(runner), powerless: findPowerless(to) };
	const column = routes.get(to) ?? new Map<string, Route>();
	routes.set(to, column.set(from, route));
	return route;
}

/** Runs a route on coordinates in place. Returns the mask of channels that became missing. */
export function runInto(v: Vec3, { steps, powerless }: Route): number {
	for (let i = 0; i < steps.length; i++) steps[i]!(v);
	return powerless === undefined ? 0 : powerless(v);
}

/** A function that runs one step in place. */
export function runner(step: Step): Run {
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

/** The steps up from one space to the nearest common base and down to the other. */
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

/** Multiplies adjacent matrices. */
export function fuse(steps: readonly Step[]): Step[] {
	const out: Step[] = [];
	for (const step of steps) {
		const last = out.at(-1);
		if (last && 'matrix' in last && 'matrix' in step) out[out.length - 1] = { matrix: multiply(step.matrix, last.matrix) };
		else out.push(step);
	}
	return out;
}

/** The first or second matrix of a route after fusing; the caller must know that it exists. */
export const matrixBetween = (from: Space, to: Space, at: 0 | 1 = 0): Mat3 =>
	fuse(stepsBetween(from, to)).flatMap((step) => ('matrix' in step ? [step.matrix] : []))[at]!;
