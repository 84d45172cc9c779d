/*
 * Even steps along a path through OKLab: points at equal deltaE OK, and their 8-bit colors.
 *
 * A path is a polyline. The next point is the first one on it at the step's distance; bisection finds the step that ends at
 * the end of the path. Rounding to 8 bits would make steps uneven by up to a tenth, so each channel is rounded to the
 * nearest byte or a neighbor, and the most even combination is chosen (a shortest path over 27 choices per point).
 *
 * Values  OKLab; deltaE OK.
 * Proof   test/palette/data-colors.test.ts, even-steps.test.ts.
 */

import { chromaWithin } from '../gamut/max-chroma.ts';
import { toBytes } from '../gamut/screen.ts';
import { bisect } from '../math/bisect.ts';
import { spend } from '../math/budget.ts';
import { median } from '../math/least.ts';
import type { Vec3 } from '../math/matrix.ts';
import { toHue } from '../math/polar.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import { luminance } from '../metrics/luminance.ts';
import { convertInto } from '../spaces/convert.ts';
import { blueOf, greenOf, redOf, rgb24, type Rgb24 } from '../spaces/rgb24.ts';

export type Lab = readonly [lightness: number, a: number, b: number];

/** A path: share, 0 to 1, to OKLab. */
export type Way = (share: number) => Lab;

/** A path as a polyline. */
export type Lines = readonly Lab[];

const PIECES = 96;

/** Samples a path inside sRGB; colors outside lose chroma. The ends must be inside. */
export const samplePath = (way: Way): Lines =>
	Array.from({ length: PIECES + 1 }, (_, i) => (i === 0 || i === PIECES ? way(i / PIECES) : inside(way(i / PIECES))));

/** Reduces chroma to fit into sRGB. */
export function inside([lightness, a, b]: Lab): Lab {
	const chroma = Math.hypot(a, b);
	if (chroma < 1e-6) return [lightness, 0, 0];
	const share = chromaWithin(chroma, lightness, toHue(a, b), 'srgb') / chroma;
	return [lightness, a * share, b * share];
}

/** Length of a polyline, in deltaE OK. */
export const pathLength = (lines: Lines): number =>
	lines.slice(1).reduce((sum, point, i) => sum + labDistance(point, lines[i]!), 0);

/** Largest step between neighboring colors relative to the median one, from 1. In a ring the first color follows the last. */
export function unevenness(colors: readonly Rgb24[], isRing = false): number {
	const labs = (isRing ? [...colors, colors[0]!] : colors).map(toLab), steps = labs.slice(1).map((lab, i) => labDistance(lab, labs[i]!));
	return Math.max(...steps) / median(steps);
}

const TOLERANCE = 1e-7;

/** Work units for one walk along a polyline. */
const WALK_UNITS = 0.5;

/** The step size that divides a polyline into a number of steps. */
export function stepSize(lines: Lines, steps: number): number {
	const length = pathLength(lines);
	return steps === 0 ? 0 : bisect(0, 1.001 * length / steps, TOLERANCE, (step) => walk(lines, step, steps) !== undefined);
}

/** Points after each step from the start; undefined if the polyline is too short. */
export function walk(lines: Lines, step: number, steps: number): Lab[] | undefined {
	spend(WALK_UNITS);
	const points: Lab[] = [lines[0]!];
	let at = 1;
	for (let n = 0; n < steps; n++) {
		const from = points[n]!;
		let start = from;
		for (; at < lines.length && labDistance(lines[at]!, from) < step; at++) start = lines[at]!;
		if (at === lines.length) return undefined;
		points.push(crossing(start, lines[at]!, from, step));
	}
	return points;
}

/** Where a line that starts within a distance of a center and ends beyond it crosses that distance. */
function crossing(start: Lab, end: Lab, center: Lab, distance: number): Lab {
	const d: Vec3 = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
	const f: Vec3 = [start[0] - center[0], start[1] - center[1], start[2] - center[2]];
	const a = d[0] * d[0] + d[1] * d[1] + d[2] * d[2], b = f[0] * d[0] + f[1] * d[1] + f[2] * d[2];
	const c = f[0] * f[0] + f[1] * f[1] + f[2] * f[2] - distance * distance;
	const share = a === 0 ? 0 : (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a;
	return [start[0] + d[0] * share, start[1] + d[1] * share, start[2] + d[2] * share];
}

/** Evenly spaced points, including both ends. */
export function evenly(lines: Lines, count: number): Lab[] {
	const points = walk(lines, stepSize(lines, count - 1), count - 1)!;
	points[count - 1] = lines.at(-1)!;
	return points;
}

/** Evenly spaced points on a closed polyline from its start, with a closing step of the same length. */
export function around(lines: Lines, count: number): Lab[] {
	const step = bisect(0, pathLength(lines) / count, TOLERANCE, (tried) => {
		const points = walk(lines, tried, count - 1);
		return points !== undefined && labDistance(points.at(-1)!, lines[0]!) >= tried;
	});
	return walk(lines, step, count - 1)!;
}

/** A choice of the bytes of a point. */
interface Choice {
	readonly rgb24: Rgb24;
	readonly lab: Vec3;
	readonly light: number;
	/** Least cost up to here, and the choice for the previous point on that path. */
	cost: number;
	from: number;
}

/** A point, or a fixed 8-bit color. */
export type Place = Lab | Rgb24;

/**
 * Rounds points to 8-bit colors with the most even steps. With `rising`, luminance and lightness rise (1) or fall (-1) on
 * the way to a point; 0 allows both. In a ring the first follows the last.
 */
export function inBytes(places: readonly Place[], step: number, rising?: (i: number) => 1 | -1 | 0, isRing = false): Rgb24[] {
	const rows = places.map((place, i) => listChoices(place, isRing && i === 0));
	for (const choice of rows[0]!) choice.cost = 0;
	// Every choice of a point is compared with every choice of its predecessor.
	spend(30 * rows.length);
	const stepCost = (one: Choice, other: Choice, i: number): number => {
		const off = labDistance(one.lab, other.lab) / step - 1, square = off * off;
		const way = rising?.(i) ?? 0;
		const turns = way !== 0 && (way * (other.light - one.light) <= 0 || way * (other.lab[0] - one.lab[0]) <= 0);
		return square * square * square + square * 1e-8 + (turns ? 1 : 0);
	};
	for (let i = 1; i < rows.length; i++) {
		for (const choice of rows[i]!) {
			rows[i - 1]!.forEach((before, j) => {
				const cost = before.cost + stepCost(before, choice, i);
				if (cost < choice.cost) [choice.cost, choice.from] = [cost, j];
			});
		}
	}
	const last = rows.at(-1)!;
	if (isRing) for (const choice of last) choice.cost += stepCost(choice, rows[0]![0]!, rows.length);
	let at = last.reduce((best, { cost }, i) => (cost < last[best]!.cost ? i : best), 0);
	const bytes: Rgb24[] = [];
	for (let i = rows.length - 1; i >= 0; i--) {
		const { rgb24, from } = rows[i]![at]!;
		bytes.unshift(rgb24);
		at = from;
	}
	return bytes;
}

/** Each channel rounded, one less and one more; only one choice for fixed colors and for the start of a ring. */
function listChoices(place: Place, isOne: boolean): Choice[] {
	if (typeof place === 'number') return [toChoice(place)];
	const nearest = labToRgb24(place);
	if (isOne) return [toChoice(nearest)];
	const near = (byte: number): number[] => [byte - 1, byte, byte + 1].filter((x) => x >= 0 && x <= 255);
	return near(redOf(nearest)).flatMap((r) => near(greenOf(nearest)).flatMap((g) =>
		near(blueOf(nearest)).map((b) => toChoice(rgb24(r, g, b)))));
}

const toChoice = (rgb24: Rgb24): Choice => ({ rgb24, lab: toLab(rgb24), light: luminance(rgb24), cost: Infinity, from: 0 });

/** The nearest 8-bit color to OKLab inside sRGB. */
export function labToRgb24(lab: Lab): Rgb24 {
	const v: Vec3 = [lab[0], lab[1], lab[2]];
	convertInto(v, 'oklab', 'srgb');
	return toBytes(v[0], v[1], v[2]);
}

/** Converts an 8-bit color to OKLab. */
export function toLab(rgb24: Rgb24): Vec3 {
	const v: Vec3 = [redOf(rgb24) / 255, greenOf(rgb24) / 255, blueOf(rgb24) / 255];
	convertInto(v, 'srgb', 'oklab');
	return v;
}
