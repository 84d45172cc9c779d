/*
 * Which colors of a palette become hard to tell apart.
 *
 * A pair counts when it is far enough apart to most eyes, and too close to the eyes in question. Both are measured on
 * a screen's sRGB: what only a wide gamut keeps apart is not the fault of an eye.
 *
 * Proof  test/vision/confusion.test.ts.
 */

import { mapToGamut } from '../gamut/map.ts';
import { deltaEOKOf } from '../metrics/delta-e-ok.ts';
import type { Color } from '../spaces/color.ts';
import { convert } from '../spaces/convert.ts';
import { DEFICIENCIES, simulate, type Deficiency, type Model } from './deficiency.ts';

/** The deltaE OK below which two colors are hard to tell apart: two and a half times what one can just notice. */
export const CONFUSION_BELOW = 0.05;

export interface Confusion {
	/** Indices into the colors, first below second. */
	readonly first: number;
	readonly second: number;
	readonly kind: Deficiency;
	/** What is left of the difference. */
	readonly deltaEOK: number;
}

/** Ordered by first, second and the order of DEFICIENCIES. Alpha does not count. */
export function confusablePairs(
	colors: readonly Color[],
	kinds: readonly Deficiency[] = DEFICIENCIES,
	model: Model = 'machado',
	severity = 1,
): Confusion[] {
	const plain = colors.map((color) => convert(mapToGamut(color, 'srgb'), 'oklab').coords);
	const seen = DEFICIENCIES.filter((kind) => kinds.includes(kind)).map((kind) => ({
		kind,
		as: colors.map((color) => convert(simulate(color, kind, model, severity), 'oklab').coords),
	}));
	const found: Confusion[] = [];
	for (let first = 0; first < colors.length; first++) {
		for (let second = first + 1; second < colors.length; second++) {
			if (deltaEOKOf(plain[first]!, plain[second]!) < CONFUSION_BELOW) continue;
			for (const { kind, as } of seen) {
				const deltaEOK = deltaEOKOf(as[first]!, as[second]!);
				if (deltaEOK < CONFUSION_BELOW) found.push({ first, second, kind, deltaEOK });
			}
		}
	}
	return found;
}
