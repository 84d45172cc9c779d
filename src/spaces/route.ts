/*
 * The way from one space to another, as steps and as a function that runs them.
 *
 * The first use of a pair walks from the source up to the nearest common base and down to the target, collects the
 * steps, multiplies matrices that meet, and keeps the route. srgb to oklch becomes curve, matrix, curve, matrix,
 * settle, polar: the fused matrix from linear RGB to cone responses appears by itself.
 *
 * Works on the spaces themselves and knows no table of them.
 *
 * Source  CSS Color 4 §12.1 (conversion).
 * Proof   test/spaces/routes.test.ts: equal to the single steps.
 */

import { applyInto, multiply, type Mat3, type Vec3 } from '../math/matrix.ts';
import { powerlessOf } from './powerless.ts';
import type { Space, Step } from './space.ts';

type Run = (v: Vec3) => void;

/** A way that is ready to be run; `powerless` comes last and gives the mask of channels that became missing. */
export interface Route {
	readonly steps: readonly Run[];
	readonly powerless: ((v: Vec3) => number) | undefined;
}

const routes = new Map<Space, Map<Space, Route>>();

/** The way between two spaces, made once. */
export function routeBetween(from: Space, to: Space): Route {
	const known = routes.get(from)?.get(to);
	if (known !== undefined) return known;
	const route: Route = { steps: fused(stepsBetween(from, to)).map(runner), powerless: powerlessOf(to) };
	const row = routes.get(from) ?? new Map<Space, Route>();
	routes.set(from, row.set(to, route));
	return route;
}

/** Coordinates in place, along a route. Returns the mask of channels that became missing. */
export function runInto(v: Vec3, { steps, powerless }: Route): number {
	for (let i = 0; i < steps.length; i++) steps[i]!(v);
	return powerless === undefined ? 0 : powerless(v);
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

/** The matrices of a route in their order, neighbours multiplied; expects that there are so many. */
export const matrixBetween = (from: Space, to: Space, at: 0 | 1 = 0): Mat3 =>
	fused(stepsBetween(from, to)).flatMap((step) => ('matrix' in step ? [step.matrix] : []))[at]!;
