/*
 * Audits a palette: the contrast of every pair, and pairs that color-deficient viewers confuse.
 *
 * Proof  test/palette/audit.test.ts.
 */

import { fits } from '../gamut/fits.ts';
import { spend } from '../math/budget.ts';
import { lcFor } from '../metrics/apca.ts';
import { WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { confusablePairs, type Confusion } from '../vision/confusion.ts';
import { compositeOver } from './contrast.ts';
import { contrastOn, type TextContrast } from './readable.ts';

export const PAIR_USES = ['body', 'large', 'decoration'] as const;
type PairUse = (typeof PAIR_USES)[number];

interface AuditedPair extends TextContrast {
	readonly text: number;
	readonly background: number;
	readonly use: PairUse;
}

interface Audit {
	/** Ordered pairs, by index of the text, then of the background. */
	readonly pairs: readonly AuditedPair[];
	/** Number of pairs per use. */
	readonly uses: { readonly [use in PairUse]: number };
	readonly indistinguishable: readonly Confusion[];
	/** Indices of colors outside sRGB. */
	readonly outsideSrgb: readonly number[];
}

/** Audits all pairs. Translucent text is composited over its background, a translucent background over white. */
export function auditColors(colors: readonly Color[]): Audit {
	spend(1.2 * colors.length * colors.length);
	const indices = colors.map((_, i) => i);
	const surfaces = colors.map((color) => compositeOver(color, 0xffffff));
	const pairs = indices.flatMap((text) => indices.filter((background) => background !== text).map((background) => {
		const behind = surfaces[background]!, front = colors[text]!.alpha < 1 ? compositeOver(colors[text]!, behind) : surfaces[text]!;
		const { ratio, lc } = contrastOn(front, behind);
		return { text, background, ratio, lc, use: bestUse(ratio, lc) };
	}));
	const count = (wanted: PairUse): number => pairs.filter(({ use }) => use === wanted).length;
	return {
		pairs,
		uses: { body: count('body'), large: count('large'), decoration: count('decoration') },
		indistinguishable: confusablePairs(colors),
		outsideSrgb: indices.filter((i) => !fits(colors[i]!, 'srgb')),
	};
}

/** Contrast by both metrics that body text and large text need, at least. */
export const BODY = { ratio: WCAG_LEAST.aa.normal, lc: lcFor('content') };
export const LARGE = { ratio: WCAG_LEAST.aa.large, lc: lcFor('large') };

/** Best use of a pair by unrounded contrasts; both metrics must agree. */
export function bestUse(ratio: number, lc: number): PairUse {
	const reaches = (least: TextContrast): boolean => ratio >= least.ratio && Math.abs(lc) >= least.lc;
	return reaches(BODY) ? 'body' : reaches(LARGE) ? 'large' : 'decoration';
}
