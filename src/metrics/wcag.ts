/*
 * WCAG 2 contrast, and the success criteria it passes.
 *
 * Value   A ratio from 1 (equal luminance) to 21 (black and white), independent of which color is the text.
 * Source  WCAG 2.2: "contrast ratio"; success criteria 1.4.3 (AA), 1.4.6 (AAA), 1.4.11 (non-text).
 * Proof   test/metrics/wcag.test.ts.
 */

import type { Rgb24 } from '../spaces/rgb24.ts';
import { luminance } from './luminance.ts';

/** Minimum ratios. Large text is at least 24 px, or 18.66 px bold; non-text is icons and control borders. */
export const WCAG_LEAST = {
	aa: { normal: 4.5, large: 3 },
	aaa: { normal: 7, large: 4.5 },
	nonText: 3,
} as const;

export interface WcagVerdict {
	readonly aa: { readonly normal: boolean; readonly large: boolean };
	readonly aaa: { readonly normal: boolean; readonly large: boolean };
	readonly nonText: boolean;
}

/** Contrast ratio, unrounded, 1 to 21. */
export function contrastRatio(a: Rgb24, b: Rgb24): number {
	const first = luminance(a) + 0.05, second = luminance(b) + 0.05;
	return first > second ? first / second : second / first;
}

/** The criteria a ratio passes. Expects the unrounded ratio: 4.499 fails, even if printed as 4.5. */
export const wcagVerdict = (ratio: number): WcagVerdict => ({
	aa: { normal: ratio >= WCAG_LEAST.aa.normal, large: ratio >= WCAG_LEAST.aa.large },
	aaa: { normal: ratio >= WCAG_LEAST.aaa.normal, large: ratio >= WCAG_LEAST.aaa.large },
	nonText: ratio >= WCAG_LEAST.nonText,
});
