/*
 * How cost grows with size: the exponent of a power law through requests of one kind from 1 to 60 kB, by least squares of the
 * logarithms. An exponent of 1 is linear.
 */

import type { Prober } from './prober.ts';
import { bytesIn, type Request } from './request.ts';
import { randomFrom } from '../../src/math/random.ts';
import { LARGEST, type Surface } from './surfaces.ts';
import { mutate, playInCircle, type Tape } from './tape.ts';

export interface Growth {
	/** Of units, and of CPU; the larger one. */
	readonly exponent: number;
	readonly measure: 'units' | 'CPU';
	/** The largest request that was measured. */
	readonly request: Request;
	/** Sizes in bytes and what they cost, for people. */
	readonly points: string;
}

const SIZES = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, LARGEST];

/** Below these a fixed cost hides the growth: units, and microseconds. */
const LEAST = { units: 300, cpu: 1_000 } as const;

/** Fewer points, or points closer together, say nothing of growth. */
const FEWEST = 4, LEAST_SPAN = 6;

interface Point {
	readonly bytes: number;
	readonly cost: number;
}

/**
 * The slope of the logarithms, through all points or through the larger half, whichever is less: a step in the middle, where another
 * kind of work sets in, is not growth. Null if the points are too few.
 */
export function exponent(points: readonly Point[]): number | null {
	if (points.length < FEWEST || points.at(-1)!.bytes < LEAST_SPAN * points[0]!.bytes) return null;
	return Math.min(slope(points), slope(points.slice(-Math.ceil(points.length / 2))));
}

function slope(points: readonly Point[]): number {
	const xs = points.map(({ bytes }) => Math.log(bytes)), ys = points.map(({ cost }) => Math.log(cost));
	const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length, x0 = mean(xs), y0 = mean(ys);
	const covariance = xs.reduce((sum, x, i) => sum + (x - x0) * (ys[i]! - y0), 0), variance = xs.reduce((sum, x) => sum + (x - x0) ** 2, 0);
	return covariance / variance;
}

/**
 * Measures how the cost of a tape grows, played in a circle for each size; null if requests are too small, too cheap, or refused.
 * With `relatives`, each size counts with the most expensive of the tape and so many mutations of it: the same tape gives inputs of
 * different kinds at different sizes, so that its own costs may grow where the worst case does not.
 */
export async function measureGrowth(surface: Surface, tape: Tape, prober: Prober, repeats: number, relatives = 0): Promise<Growth | null> {
	const units: Point[] = [], cpu: Point[] = [], random = randomFrom(surface.name);
	const tapes = [tape, ...Array.from({ length: relatives }, () => mutate(tape, tape, random))];
	let largest: Request | undefined;
	for (const size of SIZES) {
		const most = { bytes: 0, units: 0, cpu: 0 };
		for (const one of tapes) {
			const request = surface.draw(playInCircle(one), size), outcome = await prober.run(request, repeats), bytes = bytesIn(request);
			if ('failure' in outcome || outcome.isRefused || bytes < 1_000 || outcome.status !== 200) continue;
			if (one === tape) [largest, most.bytes] = [request, bytes];
			[most.units, most.cpu] = [Math.max(most.units, outcome.units), Math.max(most.cpu, outcome.cpu)];
		}
		const { bytes } = most;
		if (bytes < 1.2 * (units.at(-1)?.bytes ?? 1)) continue;
		if (most.units >= LEAST.units) units.push({ bytes, cost: most.units });
		if (most.cpu >= LEAST.cpu) cpu.push({ bytes, cost: most.cpu });
	}
	const fits = ([['units', units], ['CPU', cpu]] as const).flatMap(([measure, points]) => {
		const slope = exponent(points);
		return slope === null ? [] : [{ exponent: slope, measure, request: largest!, points: points.map(({ bytes, cost }) => `${bytes}: ${cost.toFixed(0)}`).join(', ') }];
	});
	return fits.sort((a, b) => b.exponent - a.exponent)[0] ?? null;
}
