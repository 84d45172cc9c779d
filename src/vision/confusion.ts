/*
 * Which colors of a palette become hard to tell apart.
 *
 * A pair is confusable if normal vision distinguishes it and vision with the deficiency does not. Both are measured in sRGB, so a
 * difference that only a wide gamut shows does not count.
 *
 * Proof  test/vision/confusion.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import { spend } from '../math/budget.ts';
import { labDistance } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { DEFICIENCIES, simulate, type Deficiency, type Model } from './deficiency.ts';

/** Two colors below this deltaE OK are hard to tell apart: two and a half just noticeable differences. */
export const CONFUSION_BELOW = 0.05;

export interface Confusion {
	/** Indices into the colors, first below second. */
	readonly first: number;
	readonly second: number;
	readonly kind: Deficiency;
	/** The remaining difference. */
	readonly deltaEOK: number;
}

/** Work units for the simulation of a color, and for a comparison. */
const COLOR_COST = 1, COMPARISON_COST = 0.004;

/** Ordered by first, second and the order of DEFICIENCIES. Alpha does not count. */
export function confusablePairs(
	colors: readonly Color[],
	kinds: readonly Deficiency[] = DEFICIENCIES,
	model: Model = 'machado',
	severity = 1,
): Confusion[] {
	spend(colors.length * (COLOR_COST * (1 + kinds.length) + COMPARISON_COST * kinds.length * colors.length));
	const plain = colors.map((color) => convert(mapToGamut(color, 'srgb'), 'oklab').coords);
	const seen = DEFICIENCIES.filter((kind) => kinds.includes(kind)).map((kind) => ({
		kind,
		as: colors.map((color) => convert(simulate(color, kind, model, severity), 'oklab').coords),
	}));
	const pairs: Confusion[] = [];
	for (let first = 0; first < colors.length; first++) {
		for (let second = first + 1; second < colors.length; second++) {
			if (labDistance(plain[first]!, plain[second]!) < CONFUSION_BELOW) continue;
			for (const { kind, as } of seen) {
				const deltaEOK = labDistance(as[first]!, as[second]!);
				if (deltaEOK < CONFUSION_BELOW) pairs.push({ first, second, kind, deltaEOK });
			}
		}
	}
	return pairs;
}
