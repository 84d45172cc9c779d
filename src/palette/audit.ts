/*
 * Every pair of a palette: what each color can carry on each other, and which some people cannot tell apart.
 */

import { fits } from '../gamut/fits.ts';
import { apcaLc, lcFor } from '../metrics/apca.ts';
import { contrastRatio, WCAG_LEAST } from '../metrics/wcag.ts';
import type { Color } from '../spaces/color.ts';
import { confusablePairs, type Confusion } from '../vision/confusion.ts';
import { shownOver } from './contrast.ts';

export const PAIR_USES = ['body', 'large', 'decoration'] as const;
export type PairUse = (typeof PAIR_USES)[number];

export interface AuditedPair {
	readonly text: number;
	readonly background: number;
	/** Unrounded. */
	readonly ratio: number;
	/** Signed, unrounded. */
	readonly lc: number;
	readonly use: PairUse;
}

export interface Audit {
	/** i on j and j on i, by index of the text, then of the background. */
	readonly pairs: readonly AuditedPair[];
	/** How many pairs have which use. */
	readonly uses: { readonly [use in PairUse]: number };
	readonly indistinguishable: readonly Confusion[];
	/** Indices. */
	readonly outsideSrgb: readonly number[];
}

/** Translucent text is laid over its background, a translucent background over white. */
export function auditOf(colors: readonly Color[]): Audit {
	const indices = colors.map((_, i) => i);
	const surfaces = colors.map((color) => shownOver(color, 0xffffff));
	const pairs = indices.flatMap((text) => indices.filter((background) => background !== text).map((background) => {
		const behind = surfaces[background]!, front = colors[text]!.alpha < 1 ? shownOver(colors[text]!, behind) : surfaces[text]!;
		const ratio = contrastRatio(front, behind), lc = apcaLc(front, behind);
		return { text, background, ratio, lc, use: useOf(ratio, lc) };
	}));
	const countOf = (wanted: PairUse): number => pairs.filter(({ use }) => use === wanted).length;
	return {
		pairs,
		uses: { body: countOf('body'), large: countOf('large'), decoration: countOf('decoration') },
		indistinguishable: confusablePairs(colors),
		outsideSrgb: indices.filter((i) => !fits(colors[i]!, 'srgb')),
	};
}

/** The least of both metrics that a pair needs for body text, and for large text. */
export const BODY = { ratio: WCAG_LEAST.aa.normal, lc: lcFor('content') };
export const LARGE = { ratio: WCAG_LEAST.aa.large, lc: lcFor('large') };

/** Both metrics must agree. Expects unrounded numbers. */
export function useOf(ratio: number, lc: number): PairUse {
	const reaches = (least: { readonly ratio: number; readonly lc: number }): boolean => ratio >= least.ratio && Math.abs(lc) >= least.lc;
	return reaches(BODY) ? 'body' : reaches(LARGE) ? 'large' : 'decoration';
}
