/*
 * The stops of a gradient: enough of them that plain sRGB steps between stops paint what the smooth gradient would.
 *
 * Browsers without gradient color spaces mix neighbouring stops in sRGB. Stops close together make that the same to
 * the eye: each segment between two of the input colors is cut where its largest step stands, until every step is
 * under the bound or the most stops are reached.
 *
 * Proof  test/palette/gradient.test.ts: between stops, the painted color stays within deltaE OK 0.02 of the mix.
 */

import { deltaEOK } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { mapToGamut } from '../gamut/map.ts';
import { mix, type MixSpace } from './mix.ts';

export const FEWEST_STOPS = 9;
export const MOST_STOPS = 33;

/** The largest step between neighbouring stops, in deltaE OK. */
const LARGEST_STEP = 0.05;

export interface Stop {
	/** 0 to 1. */
	readonly position: number;
	readonly color: Color;
}

interface Segment {
	readonly from: Color;
	readonly to: Color;
	/** How many steps the segment is cut into. */
	readonly cuts: number;
	/** The largest of them, in deltaE OK. */
	readonly step: number;
}

/**
 * The stops of a gradient through evenly spaced colors, mixed in a space; the colors themselves are always among
 * them. `count` asks for so many (at least one for each color); absent, as many as smoothness needs.
 */
export function stopsOf(colors: readonly Color[], space: MixSpace, count?: number): Stop[] {
	let segments = colors.slice(1).map((to, i) => cut(colors[i]!, to, 1, space));
	let total = colors.length;
	const isEnough = (): boolean => count !== undefined
		? total >= count
		: total >= MOST_STOPS || (total >= FEWEST_STOPS && segments.every(({ step }) => step < LARGEST_STEP));
	while (!isEnough()) {
		const widest = segments.reduce((best, segment) => (segment.step > best.step ? segment : best));
		segments = segments.map((segment) => segment === widest
			? cut(segment.from, segment.to, segment.cuts + 1, space)
			: segment);
		total++;
	}
	return segments.flatMap((segment, i) => stopsWithin(segment, i, segments.length, space));
}

function cut(from: Color, to: Color, cuts: number, space: MixSpace): Segment {
	const points = Array.from({ length: cuts + 1 }, (_, i) => mapToGamut(pointAt(from, to, i / cuts, space), 'srgb'));
	const steps = points.slice(1).map((point, i) => deltaEOK(points[i]!, point) + Math.abs(points[i]!.alpha - point.alpha));
	return { from, to, cuts, step: Math.max(...steps) };
}

function stopsWithin({ from, to, cuts }: Segment, index: number, segments: number, space: MixSpace): Stop[] {
	const isLast = index === segments - 1;
	return Array.from({ length: isLast ? cuts + 1 : cuts }, (_, i) => ({
		position: (index + i / cuts) / segments,
		color: pointAt(from, to, i / cuts, space),
	}));
}

/** The ends are the colors themselves, not their mixtures. */
const pointAt = (from: Color, to: Color, share: number, space: MixSpace): Color =>
	share === 0 ? from : share === 1 ? to : mix(from, to, share, space);
