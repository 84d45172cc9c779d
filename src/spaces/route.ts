/*
 * The route from one space to another: a list of steps, compiled to functions.
 *
 * The first use of a pair walks from the source up to the nearest common base and down to the target, collects the steps,
 * multiplies adjacent matrices, and caches the route. srgb to oklch becomes decoding, a matrix from linear RGB to cone responses, cube
 * roots to OKLab, and the polar form.
 *
 * Source  CSS Color 4 §12.1 (conversion).
 * Proof   test/spaces/routes.test.ts: equal to the single steps; test/fn/bundle.test.ts.
 */

import { applyInto, multiply, type Mat3, type Vec3 } from '../math/matrix.ts';
import { findSpace, requireSpace } from './define-space.ts';
import { matrixToXyz, SRGB_PRIMARIES } from './primaries.ts';
import type { Space, Step } from './space.ts';
import { decodeSrgbInto } from './srgb-transfer.ts';
import { xyzD65 } from './xyz.ts';

type Run = (v: Vec3) => void;

/** The fields of the first space of a route. */
type Source = Pick<Space, 'base' | 'toBase'>;

/** Encoded sRGB. With it a bundle converts colors of `parseHex` without the record of sRGB. */
const SRGB_SOURCE: Source =
	{ base: xyzD65, toBase: [{ map: decodeSrgbInto }, { matrix: /*#__PURE__*/ matrixToXyz(SRGB_PRIMARIES) }] };

/** The functions that a route runs in order, by target and by the id of the source. */
const routes = /*#__PURE__*/ new Map<Space, Map<string, readonly Run[]>>();

/** Returns the route to a space from the space with an id, compiled on first use. */
export function routeFrom(from: string, to: Space): readonly Run[] {
	const cached = routes.get(to)?.get(from);
	if (cached !== undefined) return cached;
	const source = findSpace(from) ?? (from === 'srgb' ? SRGB_SOURCE : requireSpace(from)), route = fuse(stepsBetween(source, to)).map(runner);
	const column = routes.get(to) ?? new Map<string, readonly Run[]>();
	routes.set(to, column.set(from, route));
	return route;
}

/** A function that runs one step in place. */
export function runner(step: Step): Run {
	if ('map' in step) return step.map;
	const { matrix } = step;
	return (v) => applyInto(matrix, v);
}

/** The steps up from one space to the nearest common base and down to the other. */
export function stepsBetween(from: Source, to: Space): readonly Step[] {
	if (from === to) return [];
	return isBelow(to, from) ? [...stepsBetween(from, to.base!), ...to.fromBase] : [...from.toBase, ...stepsBetween(from.base!, to)];
}

const isBelow = ({ base }: Source, other: Source): boolean => base !== null && (base === other || isBelow(base, other));

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

/** The only matrix of a route after fusing; the caller has checked that it exists. */
export const matrixBetween = (from: Space, to: Space): Mat3 =>
	fuse(stepsBetween(from, to)).flatMap((step) => ('matrix' in step ? [step.matrix] : []))[0]!;
