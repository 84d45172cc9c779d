/*
 * Even steps along a way through OKLab: points with the same deltaE OK from each to the next, and 8-bit colors of them.
 *
 * A way is made of many short lines. From where one stands, the next point is the first behind it at the distance; the
 * distance for which the last step ends where the way ends is found by bisection. Rounding to 8 bits would make steps
 * uneven again by up to a tenth: so each channel is rounded or one beside it, and of all such choices the one with the most
 * even steps is taken (a shortest path over 27 choices a point).
 *
 * Values  OKLab; deltaE OK.
 * Proof   test/palette/data-colors.test.ts.
 */

import { chromaWithin } from '../gamut/max-chroma.ts';
import { bisect } from '../math/bisect.ts';
import type { Vec3 } from '../math/matrix.ts';
import { hueOf } from '../math/polar.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import { luminance } from '../metrics/luminance.ts';
import { convertInto } from '../spaces/convert.ts';
import { blueOf, greenOf, redOf, rgb24, toByte, type Rgb24 } from '../spaces/rgb24.ts';

export type Lab = readonly [lightness: number, a: number, b: number];

/** From a share, 0 to 1, to OKLab. */
export type Way = (share: number) => Lab;

/** Points of a way, so close that the lines between are the way. */
export type Lines = readonly Lab[];

const PIECES = 96;

/** The lines of a way, inside sRGB: what is outside of it loses chroma. The ends must be inside. */
export const linesOf = (way: Way): Lines =>
	Array.from({ length: PIECES + 1 }, (_, i) => (i === 0 || i === PIECES ? way(i / PIECES) : inside(way(i / PIECES))));

/** OKLab with as much of the chroma as sRGB has there. */
export function inside([lightness, a, b]: Lab): Lab {
	const chroma = Math.hypot(a, b);
	if (chroma < 1e-6) return [lightness, 0, 0];
	const share = chromaWithin(chroma, lightness, hueOf(a, b), 'srgb') / chroma;
	return [lightness, a * share, b * share];
}

/** How long lines are, in deltaE OK. */
export const lengthOf = (lines: Lines): number =>
	lines.reduce((sum, point, i) => (i === 0 ? 0 : sum + deltaEOKOf(point, lines[i - 1]!)), 0);

const TOLERANCE = 1e-7;

/** The step for which so many lead from the first to the last point. */
export function stepOf(lines: Lines, steps: number): number {
	const length = lengthOf(lines);
	return steps === 0 ? 0 : bisect(0, 1.001 * length / steps, TOLERANCE, (step) => walked(lines, step, steps) !== undefined);
}

/** The points after each step of a way, from its first; undefined where the lines end before. */
export function walked(lines: Lines, step: number, steps: number): Lab[] | undefined {
	const points: Lab[] = [lines[0]!];
	let at = 1;
	for (let n = 0; n < steps; n++) {
		const from = points[n]!;
		let start = from;
		for (; at < lines.length && deltaEOKOf(lines[at]!, from) < step; at++) start = lines[at]!;
		if (at === lines.length) return undefined;
		points.push(crossing(start, lines[at]!, from, step));
	}
	return points;
}

/** Where a line that begins within a distance of a center and ends beyond it crosses that distance. */
function crossing(start: Lab, end: Lab, center: Lab, distance: number): Lab {
	const d: Vec3 = [end[0] - start[0], end[1] - start[1], end[2] - start[2]];
	const f: Vec3 = [start[0] - center[0], start[1] - center[1], start[2] - center[2]];
	const a = d[0] * d[0] + d[1] * d[1] + d[2] * d[2], b = f[0] * d[0] + f[1] * d[1] + f[2] * d[2];
	const c = f[0] * f[0] + f[1] * f[1] + f[2] * f[2] - distance * distance;
	const share = a === 0 ? 0 : (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a;
	return [start[0] + d[0] * share, start[1] + d[1] * share, start[2] + d[2] * share];
}

/** So many points with even steps, the first and the last of the lines among them. */
export function evenly(lines: Lines, count: number): Lab[] {
	const points = walked(lines, stepOf(lines, count - 1), count - 1)!;
	points[count - 1] = lines.at(-1)!;
	return points;
}

/** So many points around lines that end where they begin, from there, the way back from the last to it as long as each step. */
export function around(lines: Lines, count: number): Lab[] {
	const step = bisect(0, lengthOf(lines) / count, TOLERANCE, (tried) => {
		const points = walked(lines, tried, count - 1);
		return points !== undefined && deltaEOKOf(points.at(-1)!, lines[0]!) >= tried;
	});
	return walked(lines, step, count - 1)!;
}

/** A choice of the bytes of a point. */
interface Choice {
	readonly rgb24: Rgb24;
	readonly lab: Vec3;
	readonly light: number;
	/** The least that a way here costs, and which choice of the point before it came by. */
	cost: number;
	from: number;
}

/** A point, or the 8-bit color that stays at its place. */
export type Place = Lab | Rgb24;

/**
 * The points as 8-bit colors whose steps are as even as bytes can be. Where `rising` is given, luminance and lightness rise
 * (1) or fall (-1) on the way to a point, or do as they will (0). In a ring the first follows the last.
 */
export function inBytes(places: readonly Place[], step: number, rising?: (i: number) => 1 | -1 | 0, isRing = false): Rgb24[] {
	const rows = places.map((place, i) => choicesOf(place, isRing && i === 0));
	for (const choice of rows[0]!) choice.cost = 0;
	const stepCost = (one: Choice, other: Choice, i: number): number => {
		const off = deltaEOKOf(one.lab, other.lab) / step - 1, square = off * off;
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

/** Each channel rounded, and one less and more; of a color that stays, and of the first of a ring, there is one. */
function choicesOf(place: Place, isOne: boolean): Choice[] {
	if (typeof place === 'number') return [choiceOf(place)];
	const nearest = bytesOf(place);
	if (isOne) return [choiceOf(nearest)];
	const near = (byte: number): number[] => [byte - 1, byte, byte + 1].filter((x) => x >= 0 && x <= 255);
	return near(redOf(nearest)).flatMap((r) => near(greenOf(nearest)).flatMap((g) =>
		near(blueOf(nearest)).map((b) => choiceOf(rgb24(r, g, b)))));
}

const choiceOf = (rgb24: Rgb24): Choice => ({ rgb24, lab: labOf(rgb24), light: luminance(rgb24), cost: Infinity, from: 0 });

/** The nearest 8-bit color to OKLab inside sRGB. */
export function bytesOf(lab: Lab): Rgb24 {
	const v: Vec3 = [lab[0], lab[1], lab[2]];
	convertInto(v, 'oklab', 'srgb');
	return rgb24(toByte(v[0]), toByte(v[1]), toByte(v[2]));
}

/** An 8-bit color in OKLab. */
export function labOf(rgb24: Rgb24): Vec3 {
	const v: Vec3 = [redOf(rgb24) / 255, greenOf(rgb24) / 255, blueOf(rgb24) / 255];
	convertInto(v, 'srgb', 'oklab');
	return v;
}
